import { nextPicks } from '../scene/picks.ts';
import type { Glyphs, Shape, View } from '../scene/types.ts';
import { nearest, under } from './targets.ts';

const NEAR_MOUSE = 22;
const NEAR_TOUCH = 28;
const NEAR_LINE = 10;
/** So near to the last pick a drag goes on from it. */
const NEAR_LAST = 16;

/** What is pointed at: a point in board units, and how many of them a CSS pixel has. */
export type Point = { x: number; y: number; unit: number; touch: boolean };

export type Aimed = {
  view: View;
  shapes: Map<string, Shape>;
  glyphs: Glyphs;
  open: string[];
  path: string[];
};

/**
 * What a point means: the pickable thing there, a pick to begin again from, the nearest
 * pickable place, or the thing to ask about.
 */
export function meant(board: Aimed, { x, y, unit, touch }: Point): string | null {
  const { view, shapes, glyphs, open } = board;
  const here = under(view, x, y, glyphs, NEAR_LINE * unit);
  const exact = here.find((id) => open.includes(id)) ?? again(board, here);
  const near = (touch ? NEAR_TOUCH : NEAR_MOUSE) * unit;
  return exact ?? nearest(shapes, open, x, y, glyphs, near) ?? here[0] ?? null;
}

/**
 * Whether a drag that begins at a point goes on from the last pick, even where what can be picked
 * next reaches up to it.
 */
export function goesOn({ view, shapes, glyphs, path }: Aimed, { x, y, unit }: Point) {
  const last = path.slice(-1);
  if (nearest(shapes, last, x, y, glyphs, NEAR_LAST * unit)) return true;
  return under(view, x, y, glyphs, NEAR_LINE * unit).some((id) => last.includes(id));
}

/** A pick already made, or another first pick. */
export function again({ view, path }: Pick<Aimed, 'view' | 'path'>, here: string[]) {
  if (!path.length) return undefined;
  const first = nextPicks(view.picks, []);
  return here.find((id) => id === path.at(-1) || first.includes(id));
}
