// The action that a hint proposes, as a translucent ghost in the colour of picks.
import type { Shape } from '../scene/types.ts';
import { blank, type Ctx, cleared } from './canvas.ts';
import type { Look } from './palette.ts';
import { paintShape } from './shapes.ts';

/** How much of the colour of picks lies on the shapes, and how opaque they are. */
const TINT = 0.4;
const OPACITY = 0.92;
/** The glow around them, and the light edge inside, as fractions of the canvas's width. */
const GLOW = 0.012;
const EDGE = 0.006;
/** A single shadow is too faint on a strong ground. */
const TIMES = 3;

/** The canvas on which shapes are tinted, made when first needed. */
let tinted: HTMLCanvasElement | undefined;

/** Paints shapes that are only proposed. */
export function paintProposed(ctx: Ctx, shapes: Shape[], look: Look) {
  if (!shapes.length) return;
  tinted ??= blank();
  const layer = cleared(tinted, ctx.canvas);
  layer.save();
  layer.setTransform(ctx.getTransform());
  for (const shape of shapes) paintShape(layer, shape, look);
  layer.restore();
  tint(layer, look.pick);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  paintShadow(ctx, tinted, look.pick, GLOW);
  paintShadow(ctx, tinted, look.halo, EDGE);
  ctx.globalAlpha = OPACITY;
  ctx.drawImage(tinted, 0, 0);
  ctx.restore();
}

/** Paints only the shadow of an image: the image itself is painted outside the canvas. */
function paintShadow(ctx: Ctx, image: HTMLCanvasElement, color: string, blur: number) {
  const { width } = ctx.canvas;
  ctx.save();
  ctx.shadowColor = color;
  ctx.shadowBlur = blur * width;
  ctx.shadowOffsetX = width;
  for (let i = 0; i < TIMES; i += 1) ctx.drawImage(image, -width, 0);
  ctx.restore();
}

/** Tints everything that is painted. */
function tint(ctx: Ctx, color: string) {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.globalAlpha = TINT;
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}
