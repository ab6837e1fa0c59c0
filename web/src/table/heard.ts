// Events on boards, for rooms that make sounds of them.
import type { View } from '../scene/types.ts';
import { Contributions } from '../slots/slots.ts';

export type BoardListener = {
  /** A step from one ply to the next begins to show. */
  step: (before: View, after: View) => void;
  /** Something was impossible, or wrong. */
  refused: () => void;
  /** A person has pressed something: browsers allow sounds from then on. */
  gesture: () => void;
};

export const listeners = new Contributions<BoardListener>('listeners');

/** Reports what people press from now on. */
export function hearGestures() {
  const gesture = () => {
    for (const { gesture } of listeners.all) gesture();
  };
  for (const type of ['pointerup', 'keydown']) {
    document.addEventListener(type, gesture, { capture: true, passive: true });
  }
}

export function tellStep(before: View, after: View) {
  for (const { step } of listeners.all) step(before, after);
}

export function tellRefused() {
  for (const { refused } of listeners.all) refused();
}
