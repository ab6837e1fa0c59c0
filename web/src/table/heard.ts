// What boards make audible, if a room makes sounds of it.
import type { View } from '../scene/types.ts';
import { tableServices } from './hooks.ts';

/** Reports what people press from now on. */
export function hearGestures() {
  const gesture = () => tableServices.get('listener')?.gesture();
  for (const type of ['pointerup', 'keydown']) {
    document.addEventListener(type, gesture, { capture: true, passive: true });
  }
}

export function tellStep(before: View, after: View) {
  tableServices.get('listener')?.step(before, after);
}

export function tellRefused() {
  tableServices.get('listener')?.refused();
}
