// What a scene is painted in: colours, the game's and the page's for its marks, and fonts.
import type { Card, Glyphs, Scheme, Shape } from '../scene/types.ts';

/**
 * What the painter needs besides the scene: colours, the game's drawings, and whether textures
 * are wanted that only decorate: high contrast and paper do without them.
 */
export type Look = {
  /** The game's colours; as long as they are the same, its boards look the same. */
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
 * @param element whose style has the page's colours: `color` that of picks, its border that of
 * halos, its outline that of ink
 */
export function lookOf(
  card: Pick<Card, 'colors' | 'glyphs'>,
  scheme: Scheme,
  element: Element,
): Look {
  const colors = card.colors[scheme];
  // To read them lays the page out anew where it has changed: a look that is used again and again
  // reads each once, one that has all its colours from the game none.
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

/** Whether all fonts are there: until then a canvas paints in others. */
export function haveFonts(): boolean {
  there ||= Object.values(FONTS).every((names) => document.fonts?.check(`16px ${names}`) ?? true);
  return there;
}
