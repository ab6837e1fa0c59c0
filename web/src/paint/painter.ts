import type { Ghost } from '../scene/ghost.ts';
import type { Scene, Shape } from '../scene/types.ts';
import type { Part } from '../scene/zoom.ts';
import { contextOf, copyOf, place } from './canvas.ts';
import { Ground } from './ground.ts';
import type { MarkItem } from './marks.ts';
import { paintMarks, thickness } from './marks.ts';
import type { Actor } from './motion-plan.ts';
import type { Look } from './palette.ts';
import { paintShape } from './shapes.ts';
import { Stage } from './stage.ts';

/**
 * One picture to paint. `lifted` are the places whose pieces are held up; `actors` are the
 * shapes under way, `time` ms after the change.
 */
export type Picture = {
  scene: Scene;
  look: Look;
  under: MarkItem[];
  top: MarkItem[];
  lifted: string[];
  actors: Actor[];
  time: number;
  part?: Part;
  ghost?: Ghost | null;
};

const LIFT = 7;
/** How much of what would come shows. */
const FAINT = 0.62;

/** Paints scenes on a canvas; what lies is kept as an image as long as it stays the same. */
export class Painter {
  #canvas;
  #ctx;
  #ground = new Ground();
  #stage = new Stage();
  /** what a held picture gives way to */
  #face: HTMLCanvasElement | null = null;
  #veil: HTMLCanvasElement | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#ctx = contextOf(canvas);
  }

  /** Sets the size in device pixels; true where it has changed. */
  resize(width: number, height: number) {
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
    this.#stage.clear();
  }

  /** @param veil how much of the held picture still shows */
  paint(picture: Picture, veil: number = 0) {
    const ctx = this.#ctx;
    const { width, height } = this.#canvas;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    if (picture.actors.length) return this.#stage.paint(ctx, picture, this.#ground);
    ctx.clearRect(0, 0, width, height);
    if (veil > 0 && this.#face) ctx.drawImage(this.#face, 0, 0);
    else this.#paintAtRest(ctx, picture);
    if (veil > 0) this.#paintVeil(veil);
  }

  #paintAtRest(ctx: CanvasRenderingContext2D, picture: Picture) {
    const { ghost, look } = picture;
    this.#ground.fill(ctx, picture);
    const thick = thickness(place(ctx, picture), devicePixelRatio);
    paintMarks(ctx, picture.under, look, thick);
    paintFaintly(ctx, ghost?.ground, look);
    paintAll(ctx, atRest(picture), picture);
    paintFaintly(ctx, ghost?.pieces, look);
    paintMarks(ctx, picture.top, look, thick);
  }

  /**
   * Paints a part of a scene so that it fills the canvas.
   * @param part x, y, width and height
   * @param density dots of the canvas for one of the page
   */
  paintPart(picture: Picture, [x, y, width]: number[], density: number = devicePixelRatio) {
    const ctx = this.#ctx;
    const scale = this.#canvas.width / width;
    const thick = thickness(scale, density);
    ctx.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    paintAll(ctx, picture.scene.ground, picture);
    paintMarks(ctx, picture.under, picture.look, thick);
    paintAll(ctx, picture.scene.pieces, picture);
    paintMarks(ctx, picture.top, picture.look, thick);
  }

  #paintVeil(veil: number) {
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
    this.#stage.clear();
  }
}

/** What stands, where nothing moves. */
function atRest({ scene, ghost }: Picture): Shape[] {
  return scene.pieces.filter((shape) => !ghost?.hidden.has(shape));
}

/** What would come. */
function paintFaintly(ctx: CanvasRenderingContext2D, shapes: Shape[] | undefined, look: Look) {
  ctx.save();
  ctx.globalAlpha *= FAINT;
  for (const shape of shapes ?? []) paintShape(ctx, shape, look);
  ctx.restore();
}

function paintAll(ctx: CanvasRenderingContext2D, shapes: Shape[], { look, lifted }: Picture) {
  for (const shape of shapes) {
    if (shape.of && lifted.includes(shape.of)) paintLifted(ctx, shape, look);
    else paintShape(ctx, shape, look);
  }
}

function paintLifted(ctx: CanvasRenderingContext2D, shape: Shape, look: Look) {
  ctx.save();
  ctx.translate(0, -LIFT);
  paintShape(ctx, shape, look);
  ctx.restore();
}
