/** @import {Scene, Shape} from "../types.js" */
/** @import {Look} from "./palette.js" */
/** @import {MarkItem} from "./marks.js" */
/** @import {Actor} from "../motion/plan.js" */
/** @import {Ghost} from "../board/ghost.js" */
/** @import {Part} from "../board/zoom.js" */
import { drawActor } from '../motion/draw.js';
import { contextOf, copyOf, place } from './canvas.js';
import { Ground } from './ground.js';
import { paintMarks } from './marks.js';
import { paintShape } from './shapes.js';
import { Still } from './still.js';

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
  #ground = new Ground();
  #still = new Still();
  /** @type {HTMLCanvasElement | null} what a held picture gives way to */
  #face = null;
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
    this.#veil = this.#face = null;
    return true;
  }

  /** Keeps the picture that is there, to fade away over the next ones. */
  hold() {
    this.#face = null;
    this.#veil = copyOf(this.#canvas);
  }

  drop() {
    this.#veil = this.#face = null;
    this.#still.forget();
  }

  /** @param {Picture} picture @param {number} [veil] how much of the held picture still shows */
  paint(picture, veil = 0) {
    const ctx = this.#ctx;
    const { width, height } = this.#canvas;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    if (veil > 0 && this.#face) ctx.drawImage(this.#face, 0, 0);
    else if (picture.actors.length) this.#paintUnderWay(picture);
    else this.#paintAtRest(ctx, picture);
    if (veil > 0) this.#paintVeil(veil);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Picture} picture */
  #paintAtRest(ctx, picture) {
    const { ghost, look } = picture;
    this.#ground.fill(ctx, picture);
    const thick = thickness(place(ctx, picture), devicePixelRatio);
    paintMarks(ctx, picture.under, look, thick);
    paintFaintly(ctx, ghost?.ground, look);
    paintAll(ctx, atRest(picture), picture);
    paintFaintly(ctx, ghost?.pieces, look);
    paintMarks(ctx, picture.top, look, thick);
  }

  /** What moves, over images of what rests. @param {Picture} picture */
  #paintUnderWay(picture) {
    const ctx = this.#ctx;
    const { look, time } = picture;
    const rest = this.#still.of(picture, this.#canvas, this.#ground, (image, shapes) => {
      const thick = thickness(place(image, picture), devicePixelRatio);
      paintAll(image, shapes, picture);
      paintMarks(image, picture.under, look, thick);
      paintAll(image, atRest(picture), picture);
    });
    ctx.drawImage(rest.under, 0, 0);
    const thick = thickness(place(ctx, picture), devicePixelRatio);
    for (const one of rest.between) {
      if ('way' in one) drawActor(ctx, one, time, look);
      else paintShape(ctx, one, look);
    }
    if (rest.over) this.#blit(ctx, rest.over);
    for (const actor of standing(picture)) drawActor(ctx, actor, time, look);
    paintMarks(ctx, picture.top, look, thick);
  }

  /** Lays an image over all of the canvas. @param {CanvasRenderingContext2D} ctx @param {CanvasImageSource} image */
  #blit(ctx, image) {
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(image, 0, 0);
    ctx.restore();
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
    paintAll(ctx, picture.scene.ground, picture);
    paintMarks(ctx, picture.under, picture.look, thick);
    paintAll(ctx, picture.scene.pieces, picture);
    paintMarks(ctx, picture.top, picture.look, thick);
  }

  /** @param {number} veil */
  #paintVeil(veil) {
    if (!this.#veil) return;
    this.#face ??= copyOf(this.#canvas);
    this.#ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.#ctx.globalAlpha = veil;
    this.#ctx.drawImage(this.#veil, 0, 0, this.#canvas.width, this.#canvas.height);
    this.#ctx.globalAlpha = 1;
  }

  /** Forgets the ground, as when a font has come. */
  forget() {
    this.#ground.forget();
    this.#face = null;
    this.#still.forget();
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

/** What stands and rests. @param {Picture} picture @returns {Shape[]} */
function atRest({ scene, actors, ghost }) {
  const moving = new Set(actors.map((actor) => actor.shape));
  return scene.pieces.filter((shape) => !moving.has(shape) && !ghost?.hidden.has(shape));
}

/** What is under way above the ground, then what leaves. @param {Picture} picture */
function standing({ scene, actors }) {
  const ground = new Set(scene.ground);
  return actors.filter((actor) => !ground.has(actor.shape));
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

/** @param {CanvasRenderingContext2D} ctx @param {Shape[]} shapes @param {Picture} picture */
function paintAll(ctx, shapes, { look, lifted }) {
  for (const shape of shapes) {
    if (shape.of && lifted.includes(shape.of)) paintLifted(ctx, shape, look);
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
