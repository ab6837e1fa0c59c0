/** @import {Shape} from "../types.js" */
/** @import {Actor} from "../motion/plan.js" */
/** @import {Ground} from "./ground.js" */
/** @import {Picture} from "./painter.js" */
/** @import {Window} from "./windows.js" */
import { blank, cleared, place } from './canvas.js';
import { isActor, layersIn, layersOf, paintAbove, paintBelow, paintSome } from './layers.js';
import { windowsOf } from './windows.js';

/** @typedef {CanvasRenderingContext2D} Ctx */

/**
 * A part of the canvas in whole dots, and what is painted there anew for each frame: what lies
 * between the two images of what rests, and what stands.
 * @typedef {{area: [number, number, number, number], lying: (Shape | Actor)[], standing: Actor[]}}
 *   Pane
 */

/**
 * What is under way. The first frame is painted whole; the others only where something moves, over
 * two images of what rests there, one below and one above what moves on the ground.
 */
export class Stage {
  #under = blank();
  #over = blank();
  /** @type {Pane[] | null} */
  #panes = null;
  /** @type {unknown[]} what the canvas shows */
  #of = [];

  /** Forgets it, as when something else is painted. */
  clear() {
    this.#of = [];
  }

  /** @param {Ctx} ctx @param {Picture} picture @param {Ground} ground */
  paint(ctx, picture, ground) {
    const { actors, scene, look, part } = picture;
    const of = [actors, scene, look, part, ctx.canvas.width, ctx.canvas.height];
    const begun = this.#of.length > 0 && of.every((each, i) => each === this.#of[i]);
    this.#of = of;
    if (begun) this.#goOn(ctx, picture, ground);
    else this.#begin(ctx, picture, ground);
  }

  /** @param {Ctx} ctx @param {Picture} picture @param {Ground} ground */
  #begin(ctx, picture, ground) {
    const layers = layersOf(picture);
    this.#panes = null;
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    paintBelow(ctx, picture, layers, ground);
    paintSome(ctx, picture, layers.between);
    paintAbove(ctx, picture, layers);
    paintSome(ctx, picture, layers.standing);
  }

  /** @param {Ctx} ctx @param {Picture} picture @param {Ground} ground */
  #goOn(ctx, picture, ground) {
    this.#panes ??= this.#prepare(ctx, picture, ground);
    for (const pane of this.#panes)
      within(ctx, pane.area, () => this.#paintPane(ctx, picture, pane));
  }

  /** @param {Ctx} ctx @param {Picture} picture @param {Pane} pane */
  #paintPane(ctx, picture, { area, lying, standing }) {
    ctx.clearRect(...area);
    ctx.drawImage(this.#under, ...area, ...area);
    if (lying.length) {
      paintSome(ctx, picture, lying);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(this.#over, ...area, ...area);
    }
    paintSome(ctx, picture, standing);
  }

  /**
   * Paints what rests, once for a motion.
   * @param {Ctx} ctx @param {Picture} picture @param {Ground} ground @returns {Pane[]}
   */
  #prepare(ctx, picture, ground) {
    const layers = layersOf(picture);
    const [under, over] = [this.#under, this.#over].map((image) => cleared(image, ctx.canvas));
    return windowsOf(picture.actors, picture.look.glyphs).map((window) => {
      const area = areaOf(window, picture, ctx);
      const own = layersIn(layers, window, picture.look.glyphs);
      const lies = own.between.some(isActor);
      within(under, area, () => {
        paintBelow(under, picture, own, ground);
        if (!lies) paintSome(under, picture, own.between);
        if (!lies) paintAbove(under, picture, own);
      });
      if (lies) within(over, area, () => paintAbove(over, picture, own));
      return { area, lying: lies ? own.between : [], standing: own.standing };
    });
  }
}

/** Paints in a part of a canvas alone. @param {Ctx} ctx @param {Pane["area"]} area @param {() => void} paint */
function within(ctx, area, paint) {
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(...area);
  ctx.clip();
  paint();
  ctx.restore();
}

/**
 * Where a part of a board is on its canvas.
 * @param {Window} window @param {Picture} picture @param {Ctx} ctx @returns {Pane["area"]}
 */
function areaOf({ box }, picture, ctx) {
  ctx.save();
  place(ctx, picture);
  const { a: scale, e: left, f: top } = ctx.getTransform();
  ctx.restore();
  const [x, y] = [Math.floor(box.left * scale + left), Math.floor(box.top * scale + top)];
  const right = Math.ceil(box.right * scale + left);
  return [x, y, right - x, Math.ceil(box.bottom * scale + top) - y];
}
