// Plans the motions between two scenes, and their times.
import { position, type XY } from '../scene/geometry.ts';
import type { Glyphs, Motion, Scene, Shape } from '../scene/types.ts';

/** A moving shape: its phase, and how far from its place it begins or, when it exits, ends. */
export type Actor = {
  shape: Shape;
  phase: 'enter' | 'move' | 'exit';
  motion: Motion;
  delay: number;
  duration: number;
  offset: XY;
  /** How far its path bends off a straight line at half of the time. */
  bend: XY;
};

/** The default duration of a motion, in ms. */
const USUAL = 180;
/** The motions of shapes that have none of their own. */
const APPEAR: Motion = { motion: 'fade', duration: 90 };
const MOVED: Motion = { motion: 'slide', duration: USUAL };

/** Compares two scenes by the ids of shapes: which were added, moved and removed. */
export function plan(before: Scene, after: Scene, glyphs: Glyphs): Actor[] {
  const old = new Map([...before.ground, ...before.pieces].map((shape) => [shape.id, shape]));
  const actors = [...after.ground, ...after.pieces].map((shape) =>
    stays(shape, old.get(shape.id), glyphs),
  );
  const gone = after.gone.map((shape) => leaves(shape, glyphs));
  return [...actors, ...gone].filter((actor) => actor !== null);
}

function stays(shape: Shape, old: Shape | undefined, glyphs: Glyphs): Actor | null {
  const here = position(shape, glyphs);
  if (!old || shape.enter) {
    return actor(shape, 'enter', shape.enter ?? APPEAR, here, shape.enter?.from);
  }
  const from = shape.move?.from ?? position(old, glyphs);
  const distance = Math.hypot(from[0] - here[0], from[1] - here[1]);
  if (!shape.move && distance < 1) return null;
  return actor(shape, 'move', shape.move ?? MOVED, here, from);
}

function leaves(shape: Shape, glyphs: Glyphs): Actor | null {
  if (!shape.exit) return null;
  return actor(shape, 'exit', shape.exit, position(shape, glyphs), shape.exit.to);
}

function actor(
  shape: Shape,
  phase: Actor['phase'],
  motion: Motion,
  here: XY,
  there: XY = here,
): Actor {
  const { delay = 0, duration = USUAL, over } = motion;
  const offset: XY = [there[0] - here[0], there[1] - here[1]];
  const bend: XY = over
    ? [over[0] - here[0] - offset[0] / 2, over[1] - here[1] - offset[1] / 2]
    : [0, 0];
  return { shape, phase, motion, delay, duration, offset, bend };
}

/** The second motion of a leaving shape, if it has one; it begins where the first ended. */
export function second(actor: Actor): Actor | null {
  const { then } = actor.motion;
  if (!then) return null;
  const { delay = 0, duration = USUAL } = then;
  const start = actor.delay + actor.duration + delay;
  return { ...actor, motion: then, delay: start, duration, offset: [0, 0] };
}

/** Returns when the last motion ends, in ms. */
export function length(actors: Actor[]): number {
  return Math.max(0, ...actors.map(landing));
}

function landing(actor: Actor): number {
  const next = second(actor);
  return next ? landing(next) : actor.delay + actor.duration;
}
