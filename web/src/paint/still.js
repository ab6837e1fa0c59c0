/** @import {Shape} from "../types.js" */
/** @import {Actor} from "../motion/plan.js" */
/** @import {Ground} from "./ground.js" */
/** @import {Picture} from "./painter.js" */
import { blank, contextOf } from './canvas.js';

/**
 * What rests while something moves: two images, one below what moves on the ground and one above
 * it, painted once for a motion and not once for a frame.
 * @typedef {(ctx: CanvasRenderingContext2D, ground: Shape[]) => void} Paint
 * @typedef {{under: CanvasImageSource, between: (Shape | Actor)[], over: CanvasImageSource | null}} Rest
 */

/** Keeps what rests for as long as the same things move. */
export class Still {
  #under = blank();
  #over = blank();
  /** @type {Rest | null} */
  #rest = null;
  /** @type {unknown[]} what it was painted from */
  #of = [];

  /** Forgets it, as when a font has come. */
  forget() {
    this.#rest = null;
  }

  /**
   * @param {Picture} picture
   * @param {HTMLCanvasElement} canvas that it is for
   * @param {Ground} ground what lies, as it is kept
   * @param {Paint} paint paints some of the ground, and what rests on it
   * @returns {Rest}
   */
  of(picture, canvas, ground, paint) {
    const { actors, scene, look, part } = picture;
    const of = [actors, scene, look, part, canvas.width, canvas.height];
    if (this.#rest && of.every((each, i) => each === this.#of[i])) return this.#rest;
    this.#of = of;
    this.#rest = this.#paint(picture, canvas, ground, paint);
    return this.#rest;
  }

  /**
   * @param {Picture} picture @param {HTMLCanvasElement} canvas
   * @param {Ground} kept @param {Paint} paint
   * @returns {Rest}
   */
  #paint(picture, canvas, kept, paint) {
    const { ground } = picture.scene;
    const moving = new Map(picture.actors.map((actor) => [actor.shape, actor]));
    const first = ground.findIndex((shape) => moving.has(shape));
    const under = cleared(this.#under, canvas);
    if (first < 0) {
      kept.fill(under, picture);
      paint(under, []);
      return { under: this.#under, between: [], over: null };
    }
    const end = ground.findLastIndex((shape) => moving.has(shape)) + 1;
    kept.fillBelow(under, picture, first);
    paint(cleared(this.#over, canvas), ground.slice(end));
    const between = ground.slice(first, end).map((shape) => moving.get(shape) ?? shape);
    return { under: this.#under, between, over: this.#over };
  }
}

/** @param {HTMLCanvasElement} image @param {HTMLCanvasElement} like */
function cleared(image, like) {
  image.width = like.width;
  image.height = like.height;
  return contextOf(image);
}
