// The ground of a board: what takes long to paint is kept as an image as long as it stays the same.
import type { Box } from '../scene/geometry.ts';
import { CLOSE, WHOLE } from '../scene/zoom.ts';
import { blank, contextOf, place } from './canvas.ts';
import { keyOf } from './keys.ts';
import type { Picture } from './painter.ts';
import type { Look } from './palette.ts';
import { paintShape } from './shapes.ts';
import { drawnBox, overlap } from './windows.ts';

/** An image of the first shapes of a ground to be: how large, of what, and how many. */
type Plan = { picture: Picture; width: number; height: number; size: string; shapes: string[] };

/**
 * Keeps an image of the first shapes of the ground, as many as the last change left alone. So a
 * map isn't painted anew when only a card beside it changes.
 */
export class Ground {
  #image = blank();
  #key = '';
  /** The shapes that were painted last. */
  #shapes: string[] = [];
  #size = '';
  /** How many shapes the image has. */
  #depth = 0;

  /** Forgets the image, as when a font has loaded. */
  forget() {
    this.#key = this.#size = '';
    this.#shapes = [];
  }

  /**
   * Fills a canvas with the first shapes: those under something that moves, or all.
   * @param within the part of the board that is painted; null for all of it
   */
  fill(ctx: CanvasRenderingContext2D, picture: Picture, count: number, within: Box | null) {
    const { scene, look } = picture;
    const shapes = scene.ground.slice(0, count);
    this.#keep(plan(ctx, picture, shapes.map(keyOf)));
    if (this.#depth) blit(ctx, this.#image, picture);
    ctx.save();
    place(ctx, picture);
    for (const shape of shapes.slice(this.#depth)) {
      if (!within || overlap(drawnBox(shape, look.glyphs), within)) paintShape(ctx, shape, look);
    }
    ctx.restore();
  }

  #keep(plan: Plan) {
    const { picture, size, shapes } = plan;
    const keyOfFirst = (depth: number) => `${size} ${shapes.slice(0, depth).join()}`;
    const deep = this.#depth > 0 && this.#depth <= shapes.length;
    if (!deep || keyOfFirst(this.#depth) !== this.#key) {
      const known = this.#size === size;
      this.#depth = known ? common(this.#shapes, shapes) : Math.min(costly(picture), shapes.length);
      this.#size = size;
      this.#key = keyOfFirst(this.#depth);
      if (this.#depth) paint(sized(this.#image, plan), picture, this.#depth);
    }
    this.#shapes = shapes;
  }
}

/** Plans an image: twice as large while a part shows. */
function plan({ canvas }: CanvasRenderingContext2D, picture: Picture, shapes: string[]): Plan {
  const times = (picture.part ?? WHOLE).scale > 1 ? CLOSE : 1;
  const [width, height] = [canvas.width * times, canvas.height * times];
  const size = `${width} ${height} ${picture.scene.width} ${lookKey(picture.look)}`;
  return { picture, width, height, size, shapes };
}

/**
 * Fills a canvas with the part of a scene that shows.
 * @param image of all of the scene
 */
function blit(ctx: CanvasRenderingContext2D, image: HTMLCanvasElement, { part = WHOLE }: Picture) {
  const [across, down] = [image.width / part.scale, image.height / part.scale];
  const [x, y] = [part.left * image.width, part.top * image.height];
  ctx.drawImage(image, x, y, across, down, 0, 0, ctx.canvas.width, ctx.canvas.height);
}

function sized(canvas: HTMLCanvasElement, { width, height }: { width: number; height: number }) {
  canvas.width = width;
  canvas.height = height;
  return contextOf(canvas);
}

/** Paints the first shapes of the ground on an image of all of the scene. */
function paint(ctx: CanvasRenderingContext2D, { scene, look }: Picture, count: number) {
  const scale = ctx.canvas.width / scene.width;
  ctx.save();
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  for (const shape of scene.ground.slice(0, count)) paintShape(ctx, shape, look);
  ctx.restore();
}

/**
 * Returns how many shapes there are up to the last one that takes long to paint and hardly ever
 * changes: those with a texture and glyphs take long, and of the two what comes first stays.
 */
function costly({ scene: { ground } }: Picture) {
  const kinds = ground.map(({ texture, kind }) => (texture ? 'texture' : kind === 'glyph' && kind));
  const first = kinds.find(Boolean);
  const other = kinds.findIndex((kind) => kind && kind !== first);
  return first ? 1 + kinds.lastIndexOf(first, other < 0 ? kinds.length : other) : 0;
}

/** Returns how many are the same at the beginning. */
function common(some: string[], others: string[]) {
  const first = others.findIndex((key, i) => key !== some[i]);
  return first < 0 ? others.length : first;
}

/** The number of looks that have been seen. */
let looks = 0;
const lookKeys: WeakMap<Look, number> = new WeakMap();

function lookKey(look: Look) {
  if (!lookKeys.has(look)) {
    looks += 1;
    lookKeys.set(look, looks);
  }
  return lookKeys.get(look);
}
