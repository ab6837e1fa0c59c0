/** @import {Card, Glyphs, ThemeName} from "../types.js" */

/**
 * Everything the painter needs besides the scene: colours, the game's drawings, and whether
 * textures are wanted (high contrast and paper drop those that only decorate).
 * @typedef {{color: (token: string) => string, glyphs: Glyphs, rich: boolean,
 *   pick: string, halo: string, last: string}} Look
 */

/**
 * @param {Pick<Card, "colors" | "glyphs">} card @param {ThemeName | "paper"} theme
 * @param {Element} element styled with `color` as the pick token, its border as the halo,
 *   its outline as the ink
 * @returns {Look}
 */
export function lookOf(card, theme, element) {
  const colors = card.colors[theme] ?? card.colors.light ?? {};
  const style = getComputedStyle(element);
  const color = (/** @type {string} */ token) => colors[token] ?? style.outlineColor;
  return {
    color,
    glyphs: card.glyphs,
    rich: theme === 'light' || theme === 'dark',
    pick: style.color,
    halo: style.borderTopColor,
    last: colors.last ?? style.outlineColor,
  };
}
