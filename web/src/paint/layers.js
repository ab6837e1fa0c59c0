/** @import {Glyphs, Shape} from "../types.js" */
/** @import {Actor} from "../motion/plan.js" */
/** @import {Ground} from "./ground.js" */
/** @import {Picture} from "./painter.js" */
/** @import {Window} from "./windows.js" */
import { drawActor } from '../motion/draw.js';
import { place } from './canvas.js';
import { paintMarks, thickness } from './marks.js';
import { paintShape } from './shapes.js';
import { isSeenIn } from './windows.js';

/**
 * A picture under way, in painting order: how many shapes of the ground lie below all that moves
 * on it, what lies from there to the last that moves, what lies above, what stands and rests, and
 * what stands and moves.
 * @typedef {{below: number, between: (Shape | Actor)[], above: Shape[], rest: Shape[],
 *   standing: Actor[]}} Layers
 */

/** @param {Picture} picture @returns {Layers} */
export function layersOf({ scene: { ground, pieces }, actors }) {
  const moving = new Map(actors.map((actor) => [actor.shape, actor]));
  const isMoving = (/** @type {Shape} */ shape) => moving.has(shape);
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

/** What of the layers is seen in a part of the board. @param {Layers} layers @param {Window} window @param {Glyphs} glyphs @returns {Layers} */
export function layersIn({ below, between, above, rest, standing }, { box, actors }, glyphs) {
  const own = new Set(actors);
  const isSeen = (/** @type {Shape | Actor} */ one) =>
    isActor(one) ? own.has(one) : isSeenIn(one, box, glyphs);
  return {
    below,
    between: between.filter(isSeen),
    above: above.filter(isSeen),
    rest: rest.filter(isSeen),
    standing: standing.filter(isSeen),
  };
}

/** @param {Shape | Actor} one @returns {one is Actor} */
export function isActor(one) {
  return 'way' in one;
}

/**
 * Paints what lies below all that moves.
 * @param {CanvasRenderingContext2D} ctx @param {Picture} picture @param {Layers} layers
 * @param {Ground} ground
 */
export function paintBelow(ctx, picture, { below }, ground) {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (below === picture.scene.ground.length) ground.fill(ctx, picture);
  else ground.fillBelow(ctx, picture, below);
}

/** Paints some of a picture in order. @param {CanvasRenderingContext2D} ctx @param {Picture} picture @param {(Shape | Actor)[]} some */
export function paintSome(ctx, picture, some) {
  const { look, time } = picture;
  place(ctx, picture);
  for (const one of some) {
    if (isActor(one)) drawActor(ctx, one, time, look);
    else paintShape(ctx, one, look);
  }
}

/**
 * Paints what rests above all that moves on the ground.
 * @param {CanvasRenderingContext2D} ctx @param {Picture} picture @param {Layers} layers
 */
export function paintAbove(ctx, picture, { above, rest }) {
  paintSome(ctx, picture, above);
  paintMarks(ctx, picture.under, picture.look, thickness(place(ctx, picture), devicePixelRatio));
  paintSome(ctx, picture, rest);
}
