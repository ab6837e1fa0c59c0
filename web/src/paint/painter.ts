// Paints a view of a board on its canvas, at rest, under way, or as it gives way to another.
import type { Shape } from '../scene/types.ts';
import { contextOf, copyOf, resize } from './canvas.ts';
import { type Ground, takeGround } from './ground.ts';
import { layersOf, paintLayers } from './layers.ts';
import type { Picture } from './picture.ts';
import { Stage } from './stage.ts';

/** Paints pictures on one canvas. */
export class Painter {
  #canvas;
  #ctx;
  #ground: Ground | null = null;
  #stage = new Stage();
  /** The picture that a held one gives way to, and the held one. */
  #face: HTMLCanvasElement | null = null;
  #veil: HTMLCanvasElement | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#ctx = contextOf(canvas);
  }

  /** Taken when it is first wanted: by then the board before has left its own. */
  get ground() {
    this.#ground ??= takeGround();
    return this.#ground;
  }

  /** Sets the size in device pixels; true where it has changed. */
  resize(width: number, height: number) {
    if (!resize(this.#canvas, { width, height })) return false;
    this.drop();
    this.#stage.clear();
    return true;
  }

  /** Keeps the picture that shows, to fade it away over the next ones. */
  hold() {
    this.#face = null;
    this.#veil = copyOf(this.#canvas);
  }

  /** Forgets a held picture. */
  drop() {
    this.#veil = this.#face = null;
  }

  /** Paints a picture; `veil` is how much of the held one still shows. */
  paint(picture: Picture, veil = 0) {
    const ctx = this.#ctx;
    const { width, height } = this.#canvas;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    const pieces = atRest(picture);
    if (!veil && isPlain(picture)) return this.#stage.paint(ctx, picture, pieces, this.ground);
    this.#stage.clear();
    ctx.clearRect(0, 0, width, height);
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

  /** Forgets what is kept as an image, as when a font has loaded. */
  forget() {
    this.#ground?.forget();
    this.#face = null;
    this.#stage.clear();
  }
}

/** Whether there is no more to see than the scene, its marks and what moves. */
function isPlain({ ghost, proposal, laid }: Picture) {
  return !ghost && !proposal && !laid?.length;
}

/** Returns the pieces without those that something else would replace or cover. */
function atRest({ scene, ghost, proposal, laid }: Picture): Shape[] {
  const hidden = proposal?.hidden ?? ghost?.hidden;
  const covered = new Set(laid?.map(({ on }) => on));
  const isCovered = ({ kind, of = '' }: Shape) => kind === 'text' && covered.has(of);
  return scene.pieces.filter((shape) => !hidden?.has(shape) && !isCovered(shape));
}
