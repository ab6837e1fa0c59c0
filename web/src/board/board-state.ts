// What a board shows: a view, how far the picks in it have come, and what is marked in it.
import type { Actor } from '../paint/motion-plan.ts';
import type { Picture } from '../paint/picture.ts';
import { type MarkState, marksOf } from '../paint/view-marks.ts';
import { anchor } from '../scene/geometry.ts';
import type { Ghost } from '../scene/ghost.ts';
import { inHand, nextPicks, opening, putDown } from '../scene/picks.ts';
import type { Glyphs, Shape, View } from '../scene/types.ts';

/** What shows of a view; another view begins it anew. */
export type BoardState = Required<MarkState> & {
  /** Whether the page may say that this ply is painted: not of a picture that waits for the rules. */
  promises: boolean;
  /** The path before the last tap. */
  beforeTap: string[];
  /** What an action would bring. */
  ghost: Ghost | null;
  actors: Actor[];
};

/**
 * How a view is to show; `path`: the picks that are made already. A board shows a view later than its
 * session has it, after rendering and motions, so each has the picks of its own view.
 */
export type ShowingOptions = Partial<Pick<BoardState, 'live' | 'promises' | 'bare' | 'path'>>;

export function boardState(view: View, glyphs: Glyphs, options: ShowingOptions): BoardState {
  const path = options.path ?? opening(view);
  const shapes = [...view.scene.ground, ...view.scene.pieces];
  return {
    view,
    shapes: new Map(shapes.map((shape) => [shape.id, shape])),
    glyphs,
    live: false,
    promises: true,
    bare: null,
    ...options,
    path,
    beforeTap: path,
    hover: null,
    hint: [],
    ghost: null,
    proposal: null,
    actors: [],
  };
}

/** Whether no pick has been made but those of the beginning. */
export function isBegun({ view, path }: BoardState) {
  return path.join(' ') === opening(view).join(' ');
}

export function openPicks({ view, live, path }: BoardState): string[] {
  return live ? nextPicks(view.picks, path) : [];
}

/** Returns what a press can pick: the next picks, and what else can be taken in hand. */
export function usefulPicks(state: BoardState): string[] {
  const open = openPicks(state);
  const hand = state.live ? state.view.hand.filter((id) => !open.includes(id)) : [];
  return [...open, ...hand];
}

export function toPaint(state: BoardState): Omit<Picture, 'look' | 'time'> {
  const { view, shapes, glyphs, path, hint, actors } = state;
  const live = state.live && !actors.length;
  const picks = live && !hint.length ? path : [];
  const laid = putDown(shapes, picks).map(({ shape, on }) => ({
    shape: movedTo(shape, shapes.get(on) as Shape, glyphs),
    on,
  }));
  const lifted = picks.filter((id) => !view.hand.includes(id) && !laid.some(({ on }) => on === id));
  return {
    scene: view.scene,
    ...marksOf({ ...state, live }),
    lifted,
    held: inHand(view, picks),
    laid,
    actors,
    ghost: live ? state.ghost : null,
    proposal: live ? state.proposal : null,
  };
}

/** Returns a shape moved to the place to point at of another. */
function movedTo(shape: Shape, place: Shape, glyphs: Glyphs): Shape {
  const [x, y] = anchor(place, glyphs);
  return { ...shape, x: x + (shape.x ?? 0), y: y + (shape.y ?? 0) };
}
