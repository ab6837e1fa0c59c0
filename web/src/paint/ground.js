/** @import {Scene} from "../types.js" */
/** @import {Look} from "./palette.js" */
/** @import {Picture} from "./painter.js" */
import { CLOSE, WHOLE } from '../board/zoom.js';
import { blank, contextOf, place } from './canvas.js';
import { paintShape } from './shapes.js';

/**
 * What lies, kept as images as long as it stays the same: one of all of it, and one of as much of
 * it, from the first shape on, as the last change left alone. So a map isn't painted anew where
 * only a card beside it is another.
 */
export class Ground {
  #all = blank();
  #base = blank();
  #allKey = '';
  #baseKey = '';
  /** @type {string[]} the shapes of all of it */
  #shapes = [];
  #size = '';
  /** How many shapes the base has. */
  #depth = 0;

  /** Forgets them, as when a font has come. */
  forget() {
    this.#allKey = this.#baseKey = this.#size = '';
    this.#shapes = [];
  }

  /**
   * Fills a canvas with the part of the ground that shows.
   * @param {CanvasRenderingContext2D} ctx @param {Picture} picture
   */
  fill(ctx, picture) {
    const plan = this.#plan(ctx, picture);
    const key = `${plan.size} ${plan.shapes.join()}`;
    if (key !== this.#allKey) {
      const image = sized(this.#all, plan);
      this.#keepBase(plan);
      if (this.#depth) image.drawImage(this.#base, 0, 0);
      paint(image, picture, this.#depth);
      this.#allKey = key;
      this.#shapes = plan.shapes;
    }
    blit(ctx, this.#all, picture);
  }

  /**
   * Fills a canvas with its first shapes alone, as what lies under something that moves.
   * @param {CanvasRenderingContext2D} ctx @param {Picture} picture @param {number} count
   */
  fillBelow(ctx, picture, count) {
    const plan = this.#plan(ctx, picture);
    const shapes = plan.shapes.slice(0, count);
    this.#keepBase({ ...plan, shapes });
    this.#allKey = '';
    this.#shapes = shapes;
    if (this.#depth) blit(ctx, this.#base, picture);
    ctx.save();
    place(ctx, picture);
    for (const shape of picture.scene.ground.slice(this.#depth, count)) {
      paintShape(ctx, shape, picture.look);
    }
    ctx.restore();
  }

  /** Twice as large while a part shows. @param {CanvasRenderingContext2D} ctx @param {Picture} picture */
  #plan({ canvas }, picture) {
    const times = (picture.part ?? WHOLE).scale > 1 ? CLOSE : 1;
    const [width, height] = [canvas.width * times, canvas.height * times];
    const size = `${width} ${height} ${picture.scene.width} ${lookKey(picture.look)}`;
    return { picture, width, height, size, shapes: shapeKeys(picture.scene) };
  }

  /** @param {{picture: Picture, width: number, height: number, size: string, shapes: string[]}} plan */
  #keepBase(plan) {
    const { picture, size, shapes } = plan;
    const keyOf = (/** @type {number} */ depth) => `${size} ${shapes.slice(0, depth).join()}`;
    if (this.#depth && this.#depth <= shapes.length && keyOf(this.#depth) === this.#baseKey) return;
    const known = this.#size === size;
    this.#depth = known ? common(this.#shapes, shapes) : Math.min(costly(picture), shapes.length);
    this.#size = size;
    this.#baseKey = keyOf(this.#depth);
    if (this.#depth) paint(sized(this.#base, plan), picture, 0, this.#depth);
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx @param {HTMLCanvasElement} image of all of a scene
 * @param {Picture} picture
 */
function blit(ctx, image, { part = WHOLE }) {
  const [across, down] = [image.width / part.scale, image.height / part.scale];
  const [x, y] = [part.left * image.width, part.top * image.height];
  ctx.drawImage(image, x, y, across, down, 0, 0, ctx.canvas.width, ctx.canvas.height);
}

/** @param {HTMLCanvasElement} canvas @param {{width: number, height: number}} size */
function sized(canvas, { width, height }) {
  canvas.width = width;
  canvas.height = height;
  return contextOf(canvas);
}

/**
 * Paints the ground on an image of all of the scene, from one shape to another.
 * @param {CanvasRenderingContext2D} ctx @param {Picture} picture
 * @param {number} from @param {number} [to]
 */
function paint(ctx, { scene, look }, from, to) {
  const scale = ctx.canvas.width / scene.width;
  ctx.save();
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  for (const shape of scene.ground.slice(from, to)) paintShape(ctx, shape, look);
  ctx.restore();
}

/**
 * How many shapes there are up to the last one that costs much and will hardly change: one with a
 * texture, else a drawing.
 * @param {Picture} picture
 */
function costly({ scene: { ground } }) {
  const textured = ground.findLastIndex(({ texture }) => texture);
  return 1 + (textured < 0 ? ground.findLastIndex(({ kind }) => kind === 'glyph') : textured);
}

/** How many are the same at the beginning. @param {string[]} some @param {string[]} others */
function common(some, others) {
  const first = others.findIndex((key, i) => key !== some[i]);
  return first < 0 ? others.length : first;
}

/** What of a shape is seen: its label and mark change where its looks don't. */
const SEEN = [
  ...['id', 'kind', 'points', 'round', 'x', 'y', 'r', 'd', 'name', 'scale'],
  ...['text', 'size', 'weight', 'font', 'align', 'turn'],
  ...['fill', 'stroke', 'width', 'dash', 'opacity', 'join', 'texture', 'ink'],
];

/** @type {WeakMap<Scene, string[]>} */
const known = new WeakMap();

/** The shapes of the ground as texts: most plies leave them as they were. @param {Scene} scene */
function shapeKeys(scene) {
  const keys = known.get(scene) ?? scene.ground.map((shape) => JSON.stringify(shape, SEEN));
  known.set(scene, keys);
  return keys;
}

let looks = 0;
/** @type {WeakMap<Look, number>} */
const lookKeys = new WeakMap();

/** @param {Look} look */
function lookKey(look) {
  if (!lookKeys.has(look)) {
    looks += 1;
    lookKeys.set(look, looks);
  }
  return lookKeys.get(look);
}
