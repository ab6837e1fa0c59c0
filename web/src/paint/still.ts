// Things at rest: shapes during picks and hints, and scenes as pictures: small ones, figures,
// paper and files.
import type { Scene, Shape } from '../scene/types.ts';
import { type Ctx, cleared, contextOf } from './canvas.ts';
import { type Marks, paintMarks, thickness } from './marks.ts';
import type { Look } from './palette.ts';
import type { Picture } from './picture.ts';
import { paintShape } from './shapes.ts';

/** How far a piece is lifted, in board units. */
const LIFT = 7;
/** The opacity of what a proposed action would remove. */
const FADING = 0.4;

/** Paints a shape as picks and a hint show it. */
export function paintResting(ctx: Ctx, shape: Shape, picture: Picture) {
  const { look, lifted, proposal, held } = picture;
  if (proposal?.fading.has(shape)) paintFading(ctx, shape, look);
  else if (shape.of && shape.of === held) {
    paintShape(ctx, shape, { ...look, color: () => look.halo });
  } else if (shape.of && lifted.includes(shape.of)) paintLifted(ctx, shape, look);
  else paintShape(ctx, shape, look);
}

function paintFading(ctx: Ctx, shape: Shape, look: Look) {
  ctx.save();
  ctx.globalAlpha *= FADING;
  paintShape(ctx, shape, look);
  ctx.restore();
}

function paintLifted(ctx: Ctx, shape: Shape, look: Look) {
  ctx.save();
  ctx.translate(0, -LIFT);
  paintShape(ctx, shape, look);
  ctx.restore();
}

/** A scene without motions and picks. */
export function still(scene: Scene, look: Look, marks: Marks = { under: [], top: [] }): Picture {
  return { scene, look, ...marks, lifted: [], actors: [], time: 0 };
}

const painted: WeakSet<HTMLCanvasElement> = new WeakSet();

/**
 * Paints a part of a scene so that it fills a canvas.
 * @param part x, y, width and height; the whole scene if left out
 * @param density dots of the canvas per CSS pixel
 */
export function paintPart(
  canvas: HTMLCanvasElement,
  picture: Picture,
  [x, y, width]: readonly number[] = [0, 0, picture.scene.width],
  density: number = devicePixelRatio,
) {
  // A first picture needs no clearing, which browsers would print as a separate layer.
  const ctx = painted.has(canvas) ? cleared(canvas, canvas) : contextOf(canvas);
  painted.add(canvas);
  const scale = canvas.width / width;
  const pen = { ctx, look: picture.look, thick: thickness(scale, density) };
  ctx.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  for (const shape of picture.scene.ground) paintResting(ctx, shape, picture);
  paintMarks(pen, picture.under);
  for (const shape of picture.scene.pieces) paintResting(ctx, shape, picture);
  paintMarks(pen, picture.top);
}
