// Paints a shape that rests: as it is, lifted, fading, or in the colour of what is in the hand.
import type { Shape } from '../scene/types.ts';
import type { Look } from './palette.ts';
import type { Picture } from './picture.ts';
import { paintShape } from './shapes.ts';

/** How far a piece is lifted, in board units. */
const LIFT = 7;
/** The opacity of what a proposed action would take away. */
const FADING = 0.4;

/** Paints a shape as picks and a hint show it. */
export function paintResting(ctx: CanvasRenderingContext2D, shape: Shape, picture: Picture) {
  const { look, lifted, proposal, held } = picture;
  if (proposal?.fading.has(shape)) paintFading(ctx, shape, look);
  else if (shape.of && shape.of === held) {
    paintShape(ctx, shape, { ...look, color: () => look.halo });
  } else if (shape.of && lifted.includes(shape.of)) paintLifted(ctx, shape, look);
  else paintShape(ctx, shape, look);
}

function paintFading(ctx: CanvasRenderingContext2D, shape: Shape, look: Look) {
  ctx.save();
  ctx.globalAlpha *= FADING;
  paintShape(ctx, shape, look);
  ctx.restore();
}

function paintLifted(ctx: CanvasRenderingContext2D, shape: Shape, look: Look) {
  ctx.save();
  ctx.translate(0, -LIFT);
  paintShape(ctx, shape, look);
  ctx.restore();
}
