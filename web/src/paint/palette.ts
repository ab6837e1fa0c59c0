// The colours and fonts that a scene is painted in: the game's, and the page's for marks.
import type { Card, Glyphs, Scheme, Shape } from '../scene/types.ts';

/**
 * What the painter needs besides the scene: colours, the game's glyphs, and whether to paint
 * decorative textures. High contrast and paper omit them.
 */
export type Look = {
  /** The game's colours; the same object as long as they are the same. */
  colors: Record<string, string>;
  color: (token: string) => string;
  glyphs: Glyphs;
  rich: boolean;
  pick: string;
  halo: string;
  last: string;
};

/**
 * Returns the look of a game in a colour scheme.
 * @param element its style has the page's colours: `color` for picks, the border for halos, the
 * outline for ink
 */
export function lookOf(
  card: Pick<Card, 'colors' | 'glyphs'>,
  scheme: Scheme,
  element: Element,
): Look {
  const colors = card.colors[scheme];
  // Reading a style may force a layout. So a look that is used again reads each colour once, and
  // one with only the game's colours reads none.
  const style = getComputedStyle(element);
  const page: Record<string, string> = {};
  const read = (name: 'color' | 'borderTopColor' | 'outlineColor') => {
    page[name] ??= style[name];
    return page[name];
  };
  return {
    colors,
    color: (token) => colors[token] ?? read('outlineColor'),
    glyphs: card.glyphs,
    rich: scheme === 'light' || scheme === 'dark',
    get pick() {
      return read('color');
    },
    get halo() {
      return read('borderTopColor');
    },
    get last() {
      return colors.last ?? read('outlineColor');
    },
  };
}

export const FONTS: Record<NonNullable<Shape['font']>, string> = {
  serif: 'Besley, Georgia, serif',
  sans: '"Atkinson Hyperlegible Next", system-ui, sans-serif',
};

let there = false;

/** Whether all fonts have loaded: until then a canvas uses others. */
export function haveFonts(): boolean {
  there ||= Object.values(FONTS).every((names) => document.fonts?.check(`16px ${names}`) ?? true);
  return there;
}
