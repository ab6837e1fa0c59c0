// The layers of a picture under way: what rests below what moves, between, and above it.
import type { Box } from '../scene/geometry.ts';
import type { Glyphs, Shape } from '../scene/types.ts';
import { place } from './canvas.ts';
import type { Ground } from './ground.ts';
import { paintMarks, thickness } from './marks.ts';
import { drawActor } from './motion-draw.ts';
import type { Actor } from './motion-plan.ts';
import type { Picture } from './painter.ts';
import { paintShape } from './shapes.ts';
import { drawnBox, overlap, reachOf } from './windows.ts';

/** What is painted, and the box that it never leaves. */
type Boxed = { one: Shape | Actor; box: Box };

/** A picture under way, in painting order. */
export type Layers = {
  /** How many shapes of the ground lie below all that moves on it. */
  below: number;
  /** The part of the board that is painted; null for all of it. */
  within: Box | null;
  /** The ground from there to the last shape that moves, and above it. */
  ground: Boxed[];
  /** The pieces that rest, and those that move. */
  rest: Boxed[];
  standing: Boxed[];
};

export function layersOf({ scene: { ground, pieces }, actors, look }: Picture): Layers {
  const moving = new Map(actors.map((actor) => [actor.shape, actor]));
  const lying = new Set(ground);
  const first = ground.findIndex((shape) => moving.has(shape));
  const below = first < 0 ? ground.length : first;
  const boxed = (one: Shape | Actor) => ({ one, box: boxOf(one, look.glyphs) });
  return {
    below,
    within: null,
    ground: ground.slice(below).map((shape) => boxed(moving.get(shape) ?? shape)),
    rest: pieces.filter((shape) => !moving.has(shape)).map(boxed),
    standing: actors.filter(({ shape }) => !lying.has(shape)).map(boxed),
  };
}

function boxOf(one: Shape | Actor, glyphs: Glyphs): Box {
  return isActor(one) ? reachOf(one, glyphs) : drawnBox(one, glyphs);
}

/** Returns what of the layers is seen in a part of the board. */
export function layersIn({ below, ground, rest, standing }: Layers, within: Box): Layers {
  const seen = (some: Boxed[]) => some.filter(({ box }) => overlap(box, within));
  return { below, within, ground: seen(ground), rest: seen(rest), standing: seen(standing) };
}

function isActor(one: Shape | Actor): one is Actor {
  return 'way' in one;
}

/** Paints a picture under way, or the part of it that the layers have. */
export function paintLayers(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  { below, within, ground: lying, rest, standing }: Layers,
  ground: Ground,
) {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (below === picture.scene.ground.length) ground.fill(ctx, picture);
  else ground.fillBelow(ctx, picture, below, within);
  paintSome(ctx, picture, lying);
  paintMarks(ctx, picture.under, picture.look, thickness(place(ctx, picture), devicePixelRatio));
  paintSome(ctx, picture, rest);
  paintSome(ctx, picture, standing);
}

function paintSome(ctx: CanvasRenderingContext2D, picture: Picture, some: Boxed[]) {
  const { look, time } = picture;
  place(ctx, picture);
  for (const { one } of some) {
    if (isActor(one)) drawActor(ctx, one, time, look);
    else paintShape(ctx, one, look);
  }
}
