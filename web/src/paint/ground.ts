import type { Scene } from '../scene/types.ts';
import { CLOSE, WHOLE } from '../scene/zoom.ts';
import { blank, contextOf, place } from './canvas.ts';
import type { Picture } from './painter.ts';
import type { Look } from './palette.ts';
import { paintShape } from './shapes.ts';

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
  /** the shapes of all of it */
  #shapes: string[] = [];
  #size = '';
  /** How many shapes the base has. */
  #depth = 0;

  /** Forgets them, as when a font has come. */
  forget() {
    this.#allKey = this.#baseKey = this.#size = '';
    this.#shapes = [];
  }

  /** Fills a canvas with the part of the ground that shows. */
  fill(ctx: CanvasRenderingContext2D, picture: Picture) {
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

  /** Fills a canvas with its first shapes alone, as what lies under something that moves. */
  fillBelow(ctx: CanvasRenderingContext2D, picture: Picture, count: number) {
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

  /** Twice as large while a part shows. */
  #plan({ canvas }: CanvasRenderingContext2D, picture: Picture) {
    const times = (picture.part ?? WHOLE).scale > 1 ? CLOSE : 1;
    const [width, height] = [canvas.width * times, canvas.height * times];
    const size = `${width} ${height} ${picture.scene.width} ${lookKey(picture.look)}`;
    return { picture, width, height, size, shapes: shapeKeys(picture.scene) };
  }

  #keepBase(plan: {
    picture: Picture;
    width: number;
    height: number;
    size: string;
    shapes: string[];
  }) {
    const { picture, size, shapes } = plan;
    const keyOf = (depth: number) => `${size} ${shapes.slice(0, depth).join()}`;
    if (this.#depth && this.#depth <= shapes.length && keyOf(this.#depth) === this.#baseKey) return;
    const known = this.#size === size;
    this.#depth = known ? common(this.#shapes, shapes) : Math.min(costly(picture), shapes.length);
    this.#size = size;
    this.#baseKey = keyOf(this.#depth);
    if (this.#depth) paint(sized(this.#base, plan), picture, 0, this.#depth);
  }
}

/** @param image of all of a scene */
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

/** Paints the ground on an image of all of the scene, from one shape to another. */
function paint(ctx: CanvasRenderingContext2D, { scene, look }: Picture, from: number, to?: number) {
  const scale = ctx.canvas.width / scene.width;
  ctx.save();
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  for (const shape of scene.ground.slice(from, to)) paintShape(ctx, shape, look);
  ctx.restore();
}

/**
 * How many shapes there are up to the last one that costs much and will hardly change: one with a
 * texture, else a drawing.
 */
function costly({ scene: { ground } }: Picture) {
  const textured = ground.findLastIndex(({ texture }) => texture);
  return 1 + (textured < 0 ? ground.findLastIndex(({ kind }) => kind === 'glyph') : textured);
}

/** How many are the same at the beginning. */
function common(some: string[], others: string[]) {
  const first = others.findIndex((key, i) => key !== some[i]);
  return first < 0 ? others.length : first;
}

/** What of a shape is seen: its label and mark change where its looks don't. */
const SEEN = [
  ...['id', 'kind', 'points', 'round', 'x', 'y', 'r', 'd', 'name', 'scale'],
  ...['text', 'size', 'weight', 'font', 'align', 'turn'],
  ...['fill', 'stroke', 'width', 'dash', 'opacity', 'join', 'texture', 'ink'],
];

const known: WeakMap<Scene, string[]> = new WeakMap();

/** The shapes of the ground as texts: most plies leave them as they were. */
function shapeKeys(scene: Scene) {
  const keys = known.get(scene) ?? scene.ground.map((shape) => JSON.stringify(shape, SEEN));
  known.set(scene, keys);
  return keys;
}

let looks = 0;
const lookKeys: WeakMap<Look, number> = new WeakMap();

function lookKey(look: Look) {
  if (!lookKeys.has(look)) {
    looks += 1;
    lookKeys.set(look, looks);
  }
  return lookKeys.get(look);
}
