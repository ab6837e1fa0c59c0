// Keeps the layout right as the window changes.
import { signal } from '@preact/signals-core';
import { applyLayout, chooseLayout, QUERIES, TALL } from './layout.ts';

/** Whether the page is laid out for a phone. */
export const onPhone = signal(false);
/** Whether it is high enough for more than is needed. */
export const isTall = signal(false);
/** Whether it is laid out for a desktop, with room for much in the head. */
export const onDesktop = signal(true);

export function watchLayout() {
  const follow = () => {
    applyLayout();
    const { layout, phone } = chooseLayout();
    onPhone.value = phone;
    onDesktop.value = layout === 'columns';
    isTall.value = matchMedia(TALL).matches;
  };
  follow();
  for (const query of [...QUERIES, TALL]) matchMedia(query).addEventListener('change', follow);
}
