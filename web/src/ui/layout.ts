// Which of the three layouts a page has: chosen here alone, for the styles and for the board.

/**
 * `columns`: side, board, side, as on a desktop. `strip`: the board at the left and one column,
 * as on a tablet or a phone on its side. `stack`: the board above everything else.
 */
export type Layout = 'columns' | 'strip' | 'stack';

/** A phone, whichever way it is held: too narrow or too low for much beside the board. */
const PHONE = '(width < 37.5em) or (height < 35em)';
const PHONE_UPRIGHT = '(width < 35em) or ((width < 37.5em) and (height >= 35em))';
export const TALL = '(height >= 50em)';
const UPRIGHT = '(orientation: portrait)';
/** Room for pages in columns, whatever the height. */
const WIDE = '(width >= 68.75em)';
const DESKTOP = `${WIDE} and (aspect-ratio >= 3/2)`;
export const QUERIES = [PHONE, PHONE_UPRIGHT, UPRIGHT, WIDE, DESKTOP];

/** Choose the layout for the window as it is; `matches` tells whether a media query holds. */
export function chooseLayout(matches = (query: string) => matchMedia(query).matches): {
  layout: Layout;
  phone: boolean;
  wide: boolean;
} {
  const [phone, wide] = [PHONE, WIDE].map(matches);
  if (matches(phone ? PHONE_UPRIGHT : UPRIGHT)) return { layout: 'stack', phone, wide };
  return { layout: !phone && matches(DESKTOP) ? 'columns' : 'strip', phone, wide };
}

/** Put it on the root element, where the styles find it: `data-layout`, `data-phone`, `data-wide`. */
export function applyLayout(root = document.documentElement) {
  const { layout, phone, wide } = chooseLayout();
  if (root.dataset.layout !== layout) root.dataset.layout = layout;
  root.toggleAttribute('data-phone', phone);
  root.toggleAttribute('data-wide', wide);
}

export const HIGH_CONTRAST = '(prefers-contrast: more)';
export const DARK = '(prefers-color-scheme: dark)';
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';
