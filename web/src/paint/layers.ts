// The layers of a picture under way: what rests below what moves, between, and above it.
import type { Glyphs, Shape } from '../scene/types.ts';
import { place } from './canvas.ts';
import type { Ground } from './ground.ts';
import { paintMarks, thickness } from './marks.ts';
import { drawActor } from './motion-draw.ts';
import type { Actor } from './motion-plan.ts';
import type { Picture } from './painter.ts';
import { paintShape } from './shapes.ts';
import type { Window } from './windows.ts';
import { isSeenIn } from './windows.ts';

/** A picture under way, in painting order. */
export type Layers = {
  /** How many shapes of the ground lie below all that moves on it. */
  below: number;
  /** The ground from there to the last shape that moves. */
  between: (Shape | Actor)[];
  /** The ground above all that moves on it. */
  above: Shape[];
  /** The pieces that rest, and those that move. */
  rest: Shape[];
  standing: Actor[];
};

export function layersOf({ scene: { ground, pieces }, actors }: Picture): Layers {
  const moving = new Map(actors.map((actor) => [actor.shape, actor]));
  const isMoving = (shape: Shape) => moving.has(shape);
  const first = ground.findIndex(isMoving);
  const below = first < 0 ? ground.length : first;
  const end = Math.max(below, ground.findLastIndex(isMoving) + 1);
  const lying = new Set(ground);
  return {
    below,
    between: ground.slice(below, end).map((shape) => moving.get(shape) ?? shape),
    above: ground.slice(end),
    rest: pieces.filter((shape) => !isMoving(shape)),
    standing: actors.filter(({ shape }) => !lying.has(shape)),
  };
}

/** Returns what of the layers is seen in a part of the board. */
export function layersIn(
  { below, between, above, rest, standing }: Layers,
  { box, actors }: Window,
  glyphs: Glyphs,
): Layers {
  const own = new Set(actors);
  const isSeen = (one: Shape | Actor) => (isActor(one) ? own.has(one) : isSeenIn(one, box, glyphs));
  return {
    below,
    between: between.filter(isSeen),
    above: above.filter(isSeen),
    rest: rest.filter(isSeen),
    standing: standing.filter(isSeen),
  };
}

export function isActor(one: Shape | Actor): one is Actor {
  return 'way' in one;
}

/** Paints the ground below all that moves. */
export function paintBelow(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  { below }: Layers,
  ground: Ground,
) {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (below === picture.scene.ground.length) ground.fill(ctx, picture);
  else ground.fillBelow(ctx, picture, below);
}

/** Paints some of a picture in order. */
export function paintSome(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  some: (Shape | Actor)[],
) {
  const { look, time } = picture;
  place(ctx, picture);
  for (const one of some) {
    if (isActor(one)) drawActor(ctx, one, time, look);
    else paintShape(ctx, one, look);
  }
}

/** Paints what rests above all that moves on the ground. */
export function paintAbove(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  { above, rest }: Layers,
) {
  paintSome(ctx, picture, above);
  paintMarks(ctx, picture.under, picture.look, thickness(place(ctx, picture), devicePixelRatio));
  paintSome(ctx, picture, rest);
}
