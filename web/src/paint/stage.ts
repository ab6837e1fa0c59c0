// A picture under way: its first frame is painted whole, the others only where something moves.
import type { Shape } from '../scene/types.ts';
import { blank, cleared, place } from './canvas.ts';
import type { Ground } from './ground.ts';
import { isActor, layersIn, layersOf, paintAbove, paintBelow, paintSome } from './layers.ts';
import type { Actor } from './motion-plan.ts';
import type { Picture } from './painter.ts';
import type { Window } from './windows.ts';
import { windowsOf } from './windows.ts';

type Ctx = CanvasRenderingContext2D;

/**
 * A part of the canvas in whole dots, and what is painted there for each frame: what lies between
 * the two images of what rests, and what stands.
 */
type Pane = {
  area: [number, number, number, number];
  lying: (Shape | Actor)[];
  standing: Actor[];
};

/**
 * Paints what is under way. Each frame but the first is painted over two images of what rests:
 * one below and one above what moves on the ground.
 */
export class Stage {
  #under = blank();
  #over = blank();
  #panes: Pane[] | null = null;
  /** What the canvas shows. */
  #of: unknown[] = [];

  /** Begins anew with the next frame, as when something else has been painted. */
  clear() {
    this.#of = [];
  }

  paint(ctx: Ctx, picture: Picture, ground: Ground) {
    const { actors, scene, look, part } = picture;
    const of = [actors, scene, look, part, ctx.canvas.width, ctx.canvas.height];
    const begun = this.#of.length > 0 && of.every((each, i) => each === this.#of[i]);
    this.#of = of;
    if (begun) this.#goOn(ctx, picture, ground);
    else this.#begin(ctx, picture, ground);
  }

  #begin(ctx: Ctx, picture: Picture, ground: Ground) {
    const layers = layersOf(picture);
    this.#panes = null;
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    paintBelow(ctx, picture, layers, ground);
    paintSome(ctx, picture, layers.between);
    paintAbove(ctx, picture, layers);
    paintSome(ctx, picture, layers.standing);
  }

  #goOn(ctx: Ctx, picture: Picture, ground: Ground) {
    this.#panes ??= this.#prepare(ctx, picture, ground);
    for (const pane of this.#panes) {
      within(ctx, pane.area, () => this.#paintPane(ctx, picture, pane));
    }
  }

  #paintPane(ctx: Ctx, picture: Picture, { area, lying, standing }: Pane) {
    ctx.clearRect(...area);
    ctx.drawImage(this.#under, ...area, ...area);
    if (lying.length) {
      paintSome(ctx, picture, lying);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(this.#over, ...area, ...area);
    }
    paintSome(ctx, picture, standing);
  }

  /** Paints what rests, once for a motion. */
  #prepare(ctx: Ctx, picture: Picture, ground: Ground): Pane[] {
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

/** Paints only in a part of a canvas. */
function within(ctx: Ctx, area: Pane['area'], paint: () => void) {
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(...area);
  ctx.clip();
  paint();
  ctx.restore();
}

/** Returns where a part of a board is on its canvas. */
function areaOf({ box }: Window, picture: Picture, ctx: Ctx): Pane['area'] {
  ctx.save();
  place(ctx, picture);
  const { a: scale, e: left, f: top } = ctx.getTransform();
  ctx.restore();
  const [x, y] = [Math.floor(box.left * scale + left), Math.floor(box.top * scale + top)];
  const right = Math.ceil(box.right * scale + left);
  return [x, y, right - x, Math.ceil(box.bottom * scale + top) - y];
}
