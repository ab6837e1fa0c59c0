/** @import {Scene, Shape} from "../types.js" */
/** @import {Look} from "./palette.js" */
/** @import {MarkItem} from "./marks.js" */
/** @import {Actor} from "../motion/plan.js" */
/** @import {Ghost} from "../board/ghost.js" */
/** @import {Part} from "../board/zoom.js" */
import { CLOSE, WHOLE } from '../board/zoom.js';
import { drawActor } from '../motion/draw.js';
import { paintMarks } from './marks.js';
import { paintShape } from './shapes.js';

/**
 * One picture to paint. `lifted` are the places whose pieces are held up; `actors` are the
 * shapes under way, `time` ms after the change.
 * @typedef {{scene: Scene, look: Look, under: MarkItem[], top: MarkItem[], lifted: string[],
 *   actors: Actor[], time: number, part?: Part, ghost?: Ghost | null}} Picture
 */

const LIFT = 7;
const THIN = 0.62;
/** How much of what would come shows. */
const FAINT = 0.62;

/** Paints scenes on a canvas; what lies is kept as an image as long as it stays the same. */
export class Painter {
  #canvas;
  #ctx;
  #ground = document.createElement('canvas');
  #groundKey = '';
  /** @type {HTMLCanvasElement | null} */
  #veil = null;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#ctx = contextOf(canvas);
  }

  /**
   * Sets the size in device pixels; true where it has changed.
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    if (this.#canvas.width === width && this.#canvas.height === height) return false;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#veil = null;
    return true;
  }

  /** Keeps the picture that is there, to fade away over the next ones. */
  hold() {
    this.#veil = copyOf(this.#canvas);
  }

  drop() {
    this.#veil = null;
  }

  /** @param {Picture} picture @param {number} [veil] how much of the held picture still shows */
  paint(picture, veil = 0) {
    const ctx = this.#ctx;
    const { width, height } = this.#canvas;
    const { scale: close, left, top } = picture.part ?? WHOLE;
    const scale = (width / picture.scene.width) * close;
    const thick = thickness(scale, devicePixelRatio);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    const [x, y] = [-left * width * close, -top * height * close];
    this.#paintGround(picture, () => ctx.setTransform(scale, 0, 0, scale, x, y));
    ctx.setTransform(scale, 0, 0, scale, x, y);
    paintMarks(ctx, picture.under, picture.look, thick);
    paintFaintly(ctx, picture.ghost?.ground, picture.look);
    paintPieces(ctx, picture);
    paintFaintly(ctx, picture.ghost?.pieces, picture.look);
    paintMarks(ctx, picture.top, picture.look, thick);
    this.#paintVeil(veil);
  }

  /**
   * Paints a part of a scene so that it fills the canvas.
   * @param {Picture} picture
   * @param {number[]} part x, y, width and height
   * @param {number} [density] dots of the canvas for one of the page
   */
  paintPart(picture, [x, y, width], density = devicePixelRatio) {
    const ctx = this.#ctx;
    const scale = this.#canvas.width / width;
    const thick = thickness(scale, density);
    ctx.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    paintAll(ctx, picture.scene.ground, picture, new Map());
    paintMarks(ctx, picture.under, picture.look, thick);
    paintAll(ctx, picture.scene.pieces, picture, new Map());
    paintMarks(ctx, picture.top, picture.look, thick);
  }

  /** @param {number} veil */
  #paintVeil(veil) {
    if (!this.#veil || veil <= 0) return;
    this.#ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.#ctx.globalAlpha = veil;
    this.#ctx.drawImage(this.#veil, 0, 0, this.#canvas.width, this.#canvas.height);
    this.#ctx.globalAlpha = 1;
  }

  /** @param {Picture} picture @param {() => void} transform */
  #paintGround(picture, transform) {
    const { ground } = picture.scene;
    const moving = new Map(picture.actors.map((actor) => [actor.shape, actor]));
    if (ground.some((shape) => moving.has(shape))) {
      transform();
      paintAll(this.#ctx, ground, picture, moving);
      return;
    }
    this.#keepGround(picture);
    const { scale, left, top } = picture.part ?? WHOLE;
    const kept = this.#ground;
    const [across, down] = [kept.width / scale, kept.height / scale];
    const { width, height } = this.#canvas;
    const from = [left * kept.width, top * kept.height];
    this.#ctx.drawImage(kept, from[0], from[1], across, down, 0, 0, width, height);
  }

  /** What lies, all of it; twice as large while a part shows. @param {Picture} picture */
  #keepGround({ scene, look, part = WHOLE }) {
    const times = part.scale > 1 ? CLOSE : 1;
    const [width, height] = [this.#canvas.width * times, this.#canvas.height * times];
    const scale = width / scene.width;
    const key = `${width} ${height} ${lookKey(look)} ${groundKey(scene)}`;
    if (key === this.#groundKey) return;
    this.#groundKey = key;
    this.#ground.width = width;
    this.#ground.height = height;
    const ctx = contextOf(this.#ground);
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    for (const shape of scene.ground) paintShape(ctx, shape, look);
  }

  /** Forgets the ground, as when a font has come. */
  forget() {
    this.#groundKey = '';
  }
}

/**
 * How much thicker the lines of marks are where a board is shown small.
 * @param {number} scale dots of the canvas for one unit of the board
 * @param {number} density dots of the canvas for one of the page
 */
function thickness(scale, density) {
  return Math.min(1.7, Math.max(1, (THIN * density) / scale));
}

/** @type {WeakMap<Scene, string>} */
const groundKeys = new WeakMap();

/** What of a shape is seen: its label and mark change where its looks don't. */
const SEEN = [
  ...['id', 'kind', 'points', 'round', 'x', 'y', 'r', 'd', 'name', 'scale'],
  ...['text', 'size', 'weight', 'font', 'align', 'turn'],
  ...['fill', 'stroke', 'width', 'dash', 'opacity', 'join', 'texture', 'ink'],
];

/** The ground as a text: most plies leave it as it was. @param {Scene} scene */
function groundKey(scene) {
  const known = groundKeys.get(scene);
  if (known !== undefined) return known;
  const key = JSON.stringify(scene.ground, SEEN);
  groundKeys.set(scene, key);
  return key;
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

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} */
function contextOf(canvas) {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser has no canvas');
  return ctx;
}

/** @param {HTMLCanvasElement} canvas */
function copyOf(canvas) {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  if (canvas.width && canvas.height) contextOf(copy).drawImage(canvas, 0, 0);
  return copy;
}

/**
 * What stands: first what rests, then what is under way, then what leaves.
 * @param {CanvasRenderingContext2D} ctx @param {Picture} picture
 */
function paintPieces(ctx, picture) {
  const pieces = new Set(picture.scene.pieces);
  const ground = new Set(picture.scene.ground);
  const moving = new Map(picture.actors.map((actor) => [actor.shape, actor]));
  const hidden = picture.ghost?.hidden;
  const resting = picture.scene.pieces.filter((shape) => !moving.has(shape) && !hidden?.has(shape));
  paintAll(ctx, resting, picture, new Map());
  for (const actor of picture.actors) {
    if (pieces.has(actor.shape) || !ground.has(actor.shape)) {
      drawActor(ctx, actor, picture.time, picture.look);
    }
  }
}

/**
 * What would come.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Shape[] | undefined} shapes
 * @param {Look} look
 */
function paintFaintly(ctx, shapes, look) {
  ctx.save();
  ctx.globalAlpha *= FAINT;
  for (const shape of shapes ?? []) paintShape(ctx, shape, look);
  ctx.restore();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Shape[]} shapes
 * @param {Picture} picture
 * @param {Map<Shape, Actor>} moving
 */
function paintAll(ctx, shapes, { look, lifted, time }, moving) {
  for (const shape of shapes) {
    const actor = moving.get(shape);
    if (actor) drawActor(ctx, actor, time, look);
    else if (shape.of && lifted.includes(shape.of)) paintLifted(ctx, shape, look);
    else paintShape(ctx, shape, look);
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {Shape} shape @param {Look} look */
function paintLifted(ctx, shape, look) {
  ctx.save();
  ctx.translate(0, -LIFT);
  paintShape(ctx, shape, look);
  ctx.restore();
}
