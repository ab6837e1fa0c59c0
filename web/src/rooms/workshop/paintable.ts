// Whether the pictures of a game of others can be painted.
import type { Card } from '../../scene/types.ts';

/** Maximum number of shapes of a picture; those of our games have a hundredth. */
const MOST_SHAPES = 5000;

/** Whether no picture is made of too many shapes; one that is a part of itself has no end of them. */
export function arePaintable(glyphs: Card['glyphs']): boolean {
  const counts = new Map<string, number>();
  const count = (name: string): number => {
    const counted = counts.get(name);
    if (counted !== undefined) return counted;
    counts.set(name, Infinity);
    let shapes = 0;
    for (const shape of glyphs[name] ?? []) {
      shapes += shape.kind === 'glyph' ? count(shape.name ?? '') : 1;
    }
    counts.set(name, shapes);
    return shapes;
  };
  return Object.keys(glyphs).every((name) => count(name) <= MOST_SHAPES);
}
