// Keeps the layout right as the window changes.
import { signal } from '@preact/signals-core';
import { applyLayout, chooseLayout, QUERIES } from './layout.ts';

/** Whether the page is laid out for a phone. */
export const onPhone = signal(false);
/** Whether it is laid out for a desktop, with room for much in the head. */
export const onDesktop = signal(true);

export function watchLayout() {
  const follow = () => {
    applyLayout();
    const { layout, phone } = chooseLayout();
    onPhone.value = phone;
    onDesktop.value = layout === 'columns';
  };
  follow();
  for (const query of QUERIES) matchMedia(query).addEventListener('change', follow);
}
