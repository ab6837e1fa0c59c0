// A picture under way: its first frame is painted whole, the others only where something moves.
import type { Box } from '../scene/geometry.ts';
import { bounds, union } from '../scene/geometry.ts';
import type { Glyphs } from '../scene/types.ts';
import { place } from './canvas.ts';
import type { Ground } from './ground.ts';
import type { Layers } from './layers.ts';
import { layersIn, layersOf, paintLayers } from './layers.ts';
import { moves } from './motion-draw.ts';
import type { Actor } from './motion-plan.ts';
import type { Picture } from './painter.ts';
import { area, boxAt, overlap, padded, stanceOf, together } from './windows.ts';

type Ctx = CanvasRenderingContext2D;
/** A part of the canvas in whole dots: left, top, width and height. */
type Dots = [number, number, number, number];
/** Room for what letters have outside their boxes, in board units. */
const ROUND_TEXT = 6;

/** What moves, with the box that it would need if it stayed at its place. */
type Moving = { actor: Actor; stance: Box };

/** Paints what is under way. */
export class Stage {
  #layers: Layers | null = null;
  #moving: Moving[] = [];
  #texts: Box[] = [];
  /** What the canvas shows. */
  #of: unknown[] = [];
  /** The time of the frame that it shows. */
  #time = 0;

  /** Begins anew with the next frame, as when something else has been painted. */
  clear() {
    this.#of = [];
  }

  paint(ctx: Ctx, picture: Picture, ground: Ground) {
    const { actors, scene, look, part, time } = picture;
    const of = [actors, scene, look, part, ctx.canvas.width, ctx.canvas.height];
    const begun = this.#of.length > 0 && of.every((each, i) => each === this.#of[i]);
    this.#of = of;
    if (begun && this.#layers) this.#goOn(ctx, picture, this.#layers, ground);
    else this.#begin(ctx, picture, ground);
    this.#time = time;
  }

  #begin(ctx: Ctx, picture: Picture, ground: Ground) {
    this.#layers = layersOf(picture);
    this.#moving = movingOf(picture.actors, picture.look.glyphs);
    this.#texts = textsOf(picture);
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    paintLayers(ctx, picture, this.#layers, ground);
  }

  #goOn(ctx: Ctx, picture: Picture, layers: Layers, ground: Ground) {
    for (const each of changed(this.#moving, this.#time, picture.time)) {
      const box = whole(each, this.#texts);
      const dots = dotsOf(box, picture, ctx);
      if (!dots) continue;
      within(ctx, dots, () => {
        ctx.clearRect(...dots);
        paintLayers(ctx, picture, layersIn(layers, box), ground);
      });
    }
  }
}

function movingOf(actors: Actor[], glyphs: Glyphs): Moving[] {
  return actors.map((actor) => ({ actor, stance: stanceOf(actor, glyphs) }));
}

function textsOf({ scene: { ground, pieces }, look }: Picture): Box[] {
  const texts = [...ground, ...pieces].filter(({ kind }) => kind === 'text');
  return texts.map((text) => padded(bounds(text, look.glyphs), ROUND_TEXT));
}

/** Grows a box to have texts whole: of letters that are cut off the edges are painted otherwise. */
function whole(box: Box, texts: Box[]): Box {
  const cut = texts.filter((text) => overlap(text, box) && !isIn(text, box));
  return cut.length ? whole(union([box, ...cut]), texts) : box;
}

function isIn(one: Box, other: Box) {
  return area(union([one, other])) === area(other);
}

/** The parts of a board that change from one time to another. */
function changed(moving: Moving[], from: number, to: number): Box[] {
  const boxes = moving
    .filter(({ actor }) => moves(actor, from, to))
    .flatMap(({ actor, stance }) => [from, to].map((time) => boxAt(actor, stance, time)));
  return together(boxes);
}

/** Paints only in a part of a canvas. */
function within(ctx: Ctx, dots: Dots, paint: () => void) {
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(...dots);
  ctx.clip();
  paint();
  ctx.restore();
}

/** Returns where a part of a board is on its canvas; null where it does not show. */
function dotsOf(box: Box, picture: Picture, ctx: Ctx): Dots | null {
  ctx.save();
  place(ctx, picture);
  const { a: scale, e: left, f: top } = ctx.getTransform();
  ctx.restore();
  const { width, height } = ctx.canvas;
  const x = Math.max(0, Math.floor(box.left * scale + left));
  const y = Math.max(0, Math.floor(box.top * scale + top));
  const right = Math.min(width, Math.ceil(box.right * scale + left));
  const bottom = Math.min(height, Math.ceil(box.bottom * scale + top));
  return right > x && bottom > y ? [x, y, right - x, bottom - y] : null;
}
