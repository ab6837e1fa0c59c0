// Paints a view of a board on its canvas, at rest, in motion, or cross-fading. Repaints only what
// has changed.
import { type Box, bounds, padded, union } from '../scene/geometry.ts';
import type { Scene, Shape } from '../scene/types.ts';
import { type Ctx, contextOf, copyOf, resize } from './canvas.ts';
import { type Ground, lastGround } from './ground.ts';
import { type Item, itemsOf, type Layers, layersIn, layersOf, paintLayers } from './layers.ts';
import { restingTime } from './motion-draw.ts';
import { type Picture, place } from './picture.ts';
import { area, boxAt, overlap, together } from './windows.ts';

/** A part of the canvas in whole dots: left, top, width and height. */
type Dots = [number, number, number, number];

/** The space for parts of letters outside their boxes, in board units. */
const ROUND_TEXT = 6;
/** If more of the board than this changes, all of it is repainted. */
const MUCH = 0.6;

/** Paints pictures on one canvas. */
export class Painter {
  #canvas;
  #ctx;
  #ground: Ground | null = null;
  #layers: Layers | null = null;
  #texts: Box[] = [];
  /** What the layers were made from. */
  #sources: unknown[] = [];
  /** The picture on the canvas, and its size there; null if something else shows. */
  #picture: Picture | null = null;
  #size: unknown[] = [];
  /** The picture that a held one fades into, and the held one. */
  #face: HTMLCanvasElement | null = null;
  #veil: HTMLCanvasElement | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#ctx = contextOf(canvas);
  }

  /** Taken when first needed: by then the previous board has released its own. */
  get ground() {
    this.#ground ??= lastGround();
    return this.#ground;
  }

  /** Sets the size in device pixels; returns whether it has changed. */
  resize(width: number, height: number) {
    if (!resize(this.#canvas, { width, height })) return false;
    this.drop();
    this.#picture = null;
    return true;
  }

  /** Keeps the current picture, to fade it into the next ones. */
  hold() {
    this.#face = null;
    this.#veil = copyOf(this.#canvas);
  }

  /** Drops a held picture. */
  drop() {
    this.#veil = this.#face = null;
  }

  /** Paints a picture; `veil` is the opacity of the held one. */
  paint(picture: Picture, veil = 0) {
    const [ctx, pieces] = [this.#ctx, atRest(picture)];
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    if (!veil && isPlain(picture)) return this.#paintChanges(picture, pieces);
    this.#picture = null;
    ctx.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    if (veil > 0 && this.#face) ctx.drawImage(this.#face, 0, 0);
    else paintLayers(ctx, picture, layersOf(picture, pieces), this.ground);
    if (veil > 0) this.#paintVeil(veil);
  }

  #paintVeil(veil: number) {
    if (!this.#veil) return;
    this.#face ??= copyOf(this.#canvas);
    this.#ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.#ctx.globalAlpha = veil;
    this.#ctx.drawImage(this.#veil, 0, 0, this.#canvas.width, this.#canvas.height);
    this.#ctx.globalAlpha = 1;
  }

  #paintChanges(picture: Picture, pieces: Shape[]) {
    const { width, height } = this.#canvas;
    const size = [picture.part, width, height, devicePixelRatio];
    const [before, old] = [same(size, this.#size) ? this.#picture : null, this.#layers];
    const layers = this.#layersOf(picture, pieces);
    const parts = before && old && partsOf(before, old, picture, layers);
    this.#picture = picture;
    this.#size = size;
    if (!parts) {
      this.#ctx.clearRect(0, 0, width, height);
      paintLayers(this.#ctx, picture, layers, this.ground);
    } else for (const box of parts) this.#paintIn(whole(box, this.#texts), picture, layers);
  }

  #layersOf(picture: Picture, pieces: Shape[]): Layers {
    const sources = [picture.scene, picture.look, ...picture.actors, ...pieces];
    if (!this.#layers || !same(sources, this.#sources)) {
      this.#layers = layersOf(picture, pieces);
      this.#texts = textsOf(picture);
      this.#sources = sources;
    }
    return this.#layers;
  }

  #paintIn(box: Box, picture: Picture, layers: Layers) {
    const ctx = this.#ctx;
    const dots = dotsOf(box, picture, ctx);
    if (!dots) return;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(...dots);
    ctx.clip();
    ctx.clearRect(...dots);
    paintLayers(ctx, picture, layersIn(layers, box), this.ground);
    ctx.restore();
  }

  /** Drops cached images, as after a font has loaded. */
  forget() {
    this.#ground?.forget();
    this.#face = null;
    this.#picture = null;
  }
}

/** Whether nothing shows but the scene, its marks and motions. */
function isPlain({ ghost, proposal, laid }: Picture) {
  return !ghost && !proposal && !laid?.length;
}

/** Returns the pieces without those that are replaced or covered. */
function atRest({ scene, ghost, proposal, laid }: Picture): Shape[] {
  const hidden = proposal?.hidden ?? ghost?.hidden;
  const covered = new Set(laid?.map(({ on }) => on));
  const isCovered = ({ kind, of = '' }: Shape) => kind === 'text' && covered.has(of);
  return scene.pieces.filter((shape) => !hidden?.has(shape) && !isCovered(shape));
}

function same(some: unknown[], others: unknown[]) {
  return some.length === others.length && some.every((each, i) => each === others[i]);
}

/** Returns where a picture differs from the previous one; null if all has to be painted. */
function partsOf(before: Picture, old: Layers, now: Picture, layers: Layers): Box[] | null {
  const [from, to] = [before.scene, now.scene];
  if (before.look !== now.look || from.width !== to.width || from.height !== to.height) return null;
  if (now.actors.length && old === layers && marksAlike(before, now)) return moved(before, now);
  return differences(itemsOf(old, before), itemsOf(layers, now), to);
}

function marksAlike(one: Picture, other: Picture) {
  const [marks, others] = [one, other].map(({ under, top }) => JSON.stringify([under, top]));
  return marks === others;
}

/** Returns where something moves between two frames of a motion. */
function moved({ time: from, look }: Picture, { time: to, actors }: Picture): Box[] {
  return together(
    actors
      .filter((actor) => restingTime(actor, from) !== restingTime(actor, to))
      .flatMap((actor) => [from, to].map((time) => boxAt(actor, look.glyphs, time))),
  );
}

/** Returns where two lists of items differ; null if all has to be painted. */
function differences(before: Item[], now: Item[], { width, height }: Scene): Box[] | null {
  const [had, has] = [before, now].map((items) => new Set(items.map(({ key }) => key)));
  const stayed = before.map(({ key }) => key).filter((key) => has.has(key));
  const common = now.map(({ key }) => key).filter((key) => had.has(key));
  // The order of overlapping items may have changed.
  if (!same(stayed, common)) return null;
  const gone = before.filter(({ key }) => !has.has(key));
  const added = now.filter(({ key }) => !had.has(key));
  const parts = together([...gone, ...added].map(({ box }) => box));
  const all = parts.reduce((sum, part) => sum + area(part), 0);
  return all < width * height * MUCH ? parts : null;
}

function textsOf({ scene: { ground, pieces }, look }: Picture): Box[] {
  const texts = [...ground, ...pieces].filter(({ kind }) => kind === 'text');
  return texts.map((text) => padded(bounds(text, look.glyphs), ROUND_TEXT));
}

/** Grows a box to include whole texts, because clipped letters have other edges. */
function whole(box: Box, texts: Box[]): Box {
  const cut = texts.filter((text) => overlap(text, box) && !isIn(text, box));
  return cut.length ? whole(union([box, ...cut]), texts) : box;
}

function isIn(one: Box, other: Box) {
  return area(union([one, other])) === area(other);
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
