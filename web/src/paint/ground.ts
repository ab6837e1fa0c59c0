// The ground of a board, kept as images as long as it stays the same.
import type { Box } from '../scene/geometry.ts';
import { CLOSE, WHOLE } from '../scene/zoom.ts';
import { blank, type Ctx, cleared, contextOf, type Size } from './canvas.ts';
import type { Look } from './palette.ts';
import { type Picture, place } from './picture.ts';
import { keyOf, paintShape } from './shapes.ts';
import { drawnBox, overlap } from './windows.ts';

type Plan = Size & { picture: Picture; size: string; shapes: string[] };

/** How many shapes are painted in one job ahead of the first picture. */
const PART = 16;

/**
 * Caches the ground as two images: the whole, and a base of the leading shapes that the last change
 * left as they were. So a map isn't repainted when only a card beside it changes. Painting it ahead,
 * and handing it on to the next board, halves how long a large map blocks the page
 * (docs/performance.md, "The first picture of a table").
 */
export class Ground {
  #all = blank();
  #base = blank();
  #allKey = '';
  #baseKey = '';
  /** The shapes of the image of all of it. */
  #shapes: string[] = [];
  #size = '';
  /** The game's colours; with others, both images are useless. */
  #colors: Look['colors'] | null = null;
  /** The number of shapes in the base. */
  #depth = 0;
  /** The image that is being painted ahead; null once the base belongs to another picture. */
  #prepainted: Plan | null = null;

  constructor() {
    // The graphics card may have been reset while no board showed them.
    for (const canvas of [this.#all, this.#base]) {
      canvas.addEventListener('contextrestored', () => this.forget());
    }
  }

  /** Whether the browser still has both images. */
  get isThere() {
    return [this.#all, this.#base].every((canvas) => !contextOf(canvas).isContextLost?.());
  }

  /** Drops both images, as after a font has loaded. */
  forget() {
    this.#allKey = this.#baseKey = this.#size = '';
    this.#shapes = [];
    this.#prepainted = null;
  }

  /**
   * Returns jobs that paint the base in parts before the first picture. A picture that is painted
   * before they are done paints the ground itself, and the jobs then do nothing.
   * @param canvas the size of the one to fill
   */
  prepaint(canvas: Size, picture: Picture): (() => void)[] {
    const plan = this.#plan(canvas, picture);
    const depth = costly(picture);
    if (this.#baseKey || depth <= PART) return [];
    const image = cleared(this.#base, plan);
    this.#prepainted = plan;
    return Array.from({ length: Math.ceil(depth / PART) }, (_, i) => () => {
      if (this.#prepainted !== plan) return;
      const [from, to] = [i * PART, Math.min((i + 1) * PART, depth)];
      paint(image, picture, from, to);
      settle(this.#base);
      if (to === depth) this.#based(plan, depth);
    });
  }

  /** Fills a canvas with the part of the ground that shows. */
  fill(ctx: Ctx, picture: Picture) {
    const plan = this.#plan(ctx.canvas, picture);
    const key = `${plan.size} ${plan.shapes.join()}`;
    if (key !== this.#allKey) {
      const image = cleared(this.#all, plan);
      this.#keepBase(plan);
      if (this.#depth) image.drawImage(this.#base, 0, 0);
      paint(image, picture, this.#depth);
      this.#allKey = key;
      this.#shapes = plan.shapes;
    }
    blit(ctx, this.#all, picture);
  }

  /**
   * Fills a canvas with the leading shapes only: those below something that moves.
   * @param within the part of the board to paint; null for all of it
   */
  fillBelow(ctx: Ctx, picture: Picture, count: number, within: Box | null) {
    const plan = this.#plan(ctx.canvas, picture);
    const shapes = plan.shapes.slice(0, count);
    this.#keepBase({ ...plan, shapes });
    this.#allKey = '';
    this.#shapes = shapes;
    if (this.#depth) blit(ctx, this.#base, picture);
    ctx.save();
    place(ctx, picture);
    const { scene, look } = picture;
    for (const shape of scene.ground.slice(this.#depth, count)) {
      if (!within || overlap(drawnBox(shape, look.glyphs), within)) paintShape(ctx, shape, look);
    }
    ctx.restore();
  }

  /** Plans the whole image: twice as large while a part of the board shows. */
  #plan(canvas: Size, picture: Picture): Plan {
    const times = (picture.part ?? WHOLE).scale > 1 ? CLOSE : 1;
    const [width, height] = [canvas.width * times, canvas.height * times];
    const size = `${width} ${height} ${picture.scene.width}`;
    if (picture.look.colors !== this.#colors) this.forget();
    this.#colors = picture.look.colors;
    return { picture, width, height, size, shapes: picture.scene.ground.map(keyOf) };
  }

  #keepBase(plan: Plan) {
    const { picture, size, shapes } = plan;
    const had = this.#depth && this.#depth <= shapes.length;
    if (had && baseKeyOf(plan, this.#depth) === this.#baseKey) return;
    const sameSize = this.#size === size;
    const depth = sameSize
      ? common(this.#shapes, shapes)
      : Math.min(costly(picture), shapes.length);
    this.#based(plan, depth);
    if (depth) paint(cleared(this.#base, plan), picture, 0, depth);
  }

  #based(plan: Plan, depth: number) {
    this.#depth = depth;
    this.#size = plan.size;
    this.#baseKey = baseKeyOf(plan, depth);
    this.#prepainted = null;
  }
}

function baseKeyOf({ size, shapes }: Plan, depth: number) {
  return `${size} ${shapes.slice(0, depth).join()}`;
}

/** Forces a lazy browser to paint now: it must when one canvas is drawn on another. */
function settle(canvas: HTMLCanvasElement) {
  contextOf(blank()).drawImage(canvas, 0, 0);
}

/**
 * Fills a canvas with the visible part of a scene.
 * @param image the whole scene
 */
function blit(ctx: Ctx, image: HTMLCanvasElement, { part = WHOLE }: Picture) {
  const [across, down] = [image.width / part.scale, image.height / part.scale];
  const [x, y] = [part.left * image.width, part.top * image.height];
  ctx.drawImage(image, x, y, across, down, 0, 0, ctx.canvas.width, ctx.canvas.height);
}

/** Paints the ground from one shape to another on an image of all of the scene. */
function paint(ctx: Ctx, { scene, look }: Picture, from: number, to?: number) {
  const scale = ctx.canvas.width / scene.width;
  ctx.save();
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  for (const shape of scene.ground.slice(from, to)) paintShape(ctx, shape, look);
  ctx.restore();
}

/**
 * Returns how many shapes there are up to the last one that is slow to paint and rarely changes.
 * Textured shapes and glyphs are slow; the kind that comes first rarely changes.
 */
function costly({ scene: { ground } }: Picture) {
  const kinds = ground.map(({ texture, kind }) => (texture ? 'texture' : kind === 'glyph' && kind));
  const first = kinds.find(Boolean);
  const other = kinds.findIndex((kind) => kind && kind !== first);
  return first ? 1 + kinds.lastIndexOf(first, other < 0 ? kinds.length : other) : 0;
}

/** Returns how many entries are equal at the beginning. */
function common(some: string[], others: string[]) {
  const first = others.findIndex((key, i) => key !== some[i]);
  return first < 0 ? others.length : first;
}

/** The ground of the last board; the next game's board usually has the same. */
let spare: Ground | null = null;

/** Keeps the ground of a board that is left, for the next one. */
export function leaveGround(ground: Ground) {
  spare = ground;
}

/** Returns the ground of the last board, or a new one. */
export function lastGround(): Ground {
  const ground = spare?.isThere ? spare : new Ground();
  spare = null;
  return ground;
}
