// Keeps the layout right as the window changes.
import { signal } from '@preact/signals-core';
import { applyLayout, chooseLayout, QUERIES } from './layout.ts';

/** Whether the page is laid out for a phone. */
export const onPhone = signal(false);

export function watchLayout() {
  const follow = () => {
    applyLayout();
    onPhone.value = chooseLayout().phone;
  };
  follow();
  for (const query of QUERIES) matchMedia(query).addEventListener('change', follow);
}
