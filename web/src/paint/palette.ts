import type { Card, Glyphs, ThemeName } from '../scene/types.ts';

/**
 * Everything the painter needs besides the scene: colours, the game's drawings, and whether
 * textures are wanted (high contrast and paper drop those that only decorate).
 */
export type Look = {
  color: (token: string) => string;
  glyphs: Glyphs;
  rich: boolean;
  pick: string;
  halo: string;
  last: string;
};

/**
 * @param element styled with `color` as the pick token, its border as the halo,
 * its outline as the ink
 */
export function lookOf(
  card: Pick<Card, 'colors' | 'glyphs'>,
  theme: ThemeName | 'paper',
  element: Element,
): Look {
  const colors = card.colors[theme] ?? card.colors.light ?? {};
  const style = getComputedStyle(element);
  const color = (token: string) => colors[token] ?? style.outlineColor;
  return {
    color,
    glyphs: card.glyphs,
    rich: theme === 'light' || theme === 'dark',
    pick: style.color,
    halo: style.borderTopColor,
    last: colors.last ?? style.outlineColor,
  };
}
