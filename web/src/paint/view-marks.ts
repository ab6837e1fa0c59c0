// The marks that a view needs: changes, places to pick, picks, and a hint.
import { anchor, bounds, inBox, middle, padded, type XY } from '../scene/geometry.ts';
import type { Proposal } from '../scene/ghost.ts';
import { completing, inHand, nextPicks } from '../scene/picks.ts';
import type { Glyphs, Mark, MarkForm, Shape, View } from '../scene/types.ts';
import type { MarkItem, Marks } from './marks.ts';

/** What the marks depend on: the view, the picks made so far, the place under the pointer. */
export type MarkState = {
  view: View;
  shapes: Map<string, Shape>;
  glyphs: Glyphs;
  path: string[];
  hover: string | null;
  /** Whether a person at this device may pick. */
  live: boolean;
  /** Before the first pick only these places are marked, and what is under the pointer. */
  bare?: readonly string[] | null;
  /** The places that a hint marks. */
  hint?: readonly string[];
  /** The action that the hint proposes. */
  proposal?: Proposal | null;
};

/** Returns the marks of a board in two layers: below its pieces and on top of them. */
export function marksOf(state: MarkState): Marks {
  const marks: Marks = { under: [], top: [] };
  if (state.live) (state.hint?.length ? addHint : addPicks)(marks, state);
  addBrackets(marks, state);
  return marks;
}

function addPicks(marks: Marks, state: MarkState) {
  addVia(marks, state);
  addTrail(marks, state);
  for (const id of state.path) {
    if (!state.view.hand.includes(id)) addPlace(marks, state, id, 'picked');
  }
  addHeld(marks, state);
  const open = nextPicks(state.view.picks, state.path);
  const all = !state.bare || state.path.length;
  addOpen(marks, state, all ? open : open.filter((id) => state.bare?.includes(id)));
  if (open.includes(state.hover ?? '')) addPlace(marks, state, state.hover ?? '', 'hovered');
}

/** Marks what can be picked: each place by itself, but those with rims all together. */
function addOpen(marks: Marks, state: MarkState, open: readonly string[]) {
  const rims = new Map<string, Shape[]>();
  for (const id of open) {
    const shape = state.shapes.get(id);
    const names = shape?.mark?.rims;
    if (!shape || !names) {
      if (id !== state.hover) addPlace(marks, state, id, 'open');
      continue;
    }
    for (const name of names) rims.set(name, [...(rims.get(name) ?? []), shape]);
  }
  if (rims.size) marks.under.push({ kind: 'rims', within: [...rims.values()], width: RIM });
}

function addBrackets(marks: Marks, { view, shapes, glyphs }: MarkState) {
  for (const id of view.changed) {
    const shape = shapes.get(id);
    if (!shape) continue;
    marks.under.push({ kind: 'brackets', box: bracketed(shape, glyphs), token: shape.last });
  }
}

/** The distance of brackets from a line, beside it and at its ends. */
const BESIDE = 24;
const AT_ENDS = 5;
/** Half the size of brackets around the place of an area, and their distance from a ring. */
const AREA = [42, 36];
const ROUND_RING = 8;

/**
 * Returns the box of a shape's brackets: inside a large shape, around a small one, beside a line,
 * and around the place of a shape without a plain outline.
 */
function bracketed(shape: Shape, glyphs: Glyphs) {
  const box = bounds(shape, glyphs);
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  if (shape.kind === 'line') {
    return across > down ? padded(box, AT_ENDS, BESIDE) : padded(box, BESIDE, AT_ENDS);
  }
  const { mark } = shape;
  if (mark && shape.kind !== 'polygon') {
    const [x, y] = anchor(shape, glyphs);
    const [rx, ry] = mark.rx ? [mark.rx, mark.ry ?? mark.rx].map((r) => r + ROUND_RING) : AREA;
    return { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry };
  }
  return padded(box, across > 40 && down > 40 ? -7 : 7);
}

/** Adds small dots on the places that the next action would pass. */
function addVia(marks: Marks, { view, shapes, glyphs, path }: MarkState) {
  const places = new Set(
    completing(view.picks, path).flatMap(([, action]) => view.via[action] ?? []),
  );
  for (const id of places) {
    const shape = shapes.get(id);
    if (!shape) continue;
    const [x, y] = anchor(shape, glyphs);
    marks.top.push({ kind: 'dot', x, y, r: 5 });
  }
}

/** Adds a line from pick to pick where their marks join, dotted to the place under the pointer. */
function addTrail(marks: Marks, { view, shapes, glyphs, path, hover }: MarkState) {
  const next = hover && nextPicks(view.picks, path).includes(hover) ? [hover] : [];
  const picked = [...path, ...next].map((id) => shapes.get(id));
  for (let i = 1; i < picked.length; i += 1) {
    const [from, to] = [picked[i - 1], picked[i]];
    if (!from?.mark?.join || !to?.mark?.join) continue;
    const points = [...anchor(from, glyphs), ...anchor(to, glyphs)];
    const dotted = i >= path.length;
    const shape: Shape = { id: 'trail', kind: 'line', points };
    marks.under.push({ kind: 'line', shape, width: dotted ? 5 : 7, dotted });
  }
}

/** Fills the place of what is in the hand. */
function addHeld({ under }: Marks, { view, shapes, path }: MarkState) {
  const shape = shapes.get(inHand(view, path) ?? '');
  if (shape) under.push({ kind: 'area', shape, width: WIDTH.open, wash: 1 });
}

/** A proposed shape shows a place by itself if it is this near to the place's middle. */
const COVERS = 12;

type PlaceState = 'open' | 'hovered' | 'picked';

/** The line round many places. */
const RIM = 4;
const WIDTH: Record<PlaceState, number> = { open: 2.6, hovered: 6, picked: 7 };

function addPlace(marks: Marks, { shapes, glyphs }: MarkState, id: string, how: PlaceState) {
  const shape = shapes.get(id);
  if (!shape) return;
  const mark = markOf(shape, glyphs);
  const [x, y] = anchor(shape, glyphs);
  ADD[mark.form](marks, { shape, mark, x, y, centre: middle(bounds(shape, glyphs)), how });
}

/** A place with its mark, and the points of the mark and of the shape's middle. */
type Place = {
  shape: Shape;
  mark: Mark;
  x: number;
  y: number;
  centre: XY;
  how: PlaceState;
};

/** Adds a place's mark in each form. */
const ADD: Record<MarkForm, (marks: Marks, place: Place) => void> = {
  ring: ({ under }, { mark, x, y, how }) => {
    under.push(ring(mark, x, y, how));
  },
  dot: ({ under, top }, { x, y, how }) => {
    // A picked place is marked below: above, the mark would hide what will appear there.
    if (how === 'picked') under.push(ring({ form: 'ring', rx: 30 }, x, y, how));
    else top.push({ kind: 'dot', x, y, r: how === 'open' ? 12 : 16 });
  },
  cross: ({ under, top }, { mark, x, y, centre, how }) => {
    under.push(ring(mark, ...centre, how));
    top.push({ kind: 'cross', x, y, width: how === 'open' ? 6 : 8 });
  },
  line: ({ top }, { shape, how }) => {
    const open = how === 'open';
    top.push({ kind: 'line', shape, width: open ? 7 : 20, dotted: open });
  },
  area: ({ under }, { shape, how }) => {
    const wash = { open: 0, hovered: 0.16, picked: 0.4 }[how];
    under.push({ kind: 'area', shape, width: WIDTH[how], wash });
  },
};

/** Returns a place's mark, or one that suits its geometry. */
function markOf(shape: Shape, glyphs: Glyphs): Mark {
  if (shape.mark) return shape.mark;
  if (shape.kind === 'line') return { form: 'line' };
  if (shape.kind === 'polygon' || shape.kind === 'path') return { form: 'area' };
  const box = bounds(shape, glyphs);
  return { form: 'ring', rx: (box.right - box.left) / 2 + 6, ry: (box.bottom - box.top) / 2 + 6 };
}

function ring({ form, rx = 24, ry = rx }: Mark, x: number, y: number, how: PlaceState): MarkItem {
  const width = form === 'cross' && how === 'open' ? 4 : WIDTH[how];
  return { kind: 'ring', x, y, rx, ry, width, wash: how === 'picked' };
}

/** Adds a hint's marks, except on places that the proposed shapes already show. */
function addHint(marks: Marks, state: MarkState) {
  const { shapes, glyphs, hint = [], proposal } = state;
  const proposed = [...(proposal?.ground ?? []), ...(proposal?.pieces ?? [])];
  for (const id of hint) {
    const shape = shapes.get(id);
    if (!shape) continue;
    const [x, y] = anchor(shape, glyphs);
    const shows = proposed.some((each) => inBox(x, y, padded(bounds(each, glyphs), COVERS)));
    if (!shows) addPlace(marks, state, id, 'picked');
  }
}
