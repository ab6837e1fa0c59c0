import type { Box } from '../scene/geometry.ts';
import { between } from './random.ts';

const APART = 8;
const STEP = 46;
/** How far round a knot the streaks make way. */
const REACH = 62;

export type Knot = { x: number; y: number; r: number };

/** Wood along its length: streaks that drift, thin and thick, and make way for a few knots. */
export function grain(ctx: CanvasRenderingContext2D, box: Box, random: () => number) {
  const knots = makeKnots(box, random);
  const alpha = ctx.globalAlpha;
  const height = box.bottom - box.top;
  const phase = between(random, 0, 6);
  for (let y = box.top - 10; y < box.bottom + 10; y += APART * between(random, 0.45, 1.4)) {
    ctx.globalAlpha = alpha * between(random, 0.4, 1);
    ctx.lineWidth = between(random, 0.8, 2.6);
    const sway = between(random, 2, 4) + (4 * (y - box.top)) / height;
    streak(ctx, box, (x) => bend(x, y + sway * Math.sin(x / 190 + phase + y / 160), knots), random);
  }
  ctx.globalAlpha = alpha * 0.8;
  for (const knot of knots) drawKnot(ctx, knot);
  ctx.globalAlpha = alpha;
}

/** A large board has a few, a rail has none. */
function makeKnots(box: Box, random: () => number) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const count = Math.floor((width * height) / 200_000);
  return Array.from({ length: count }, (_, i) => ({
    x: box.left + width * between(random, 0.08, 0.92),
    y: box.top + height * ((i + between(random, 0.2, 0.8)) / count),
    r: between(random, 5, 9),
  }));
}

/**
 * One streak from side to side, broken off here and there.
 * @param at its height
 */
function streak(
  ctx: CanvasRenderingContext2D,
  box: Box,
  at: (x: number) => number,
  random: () => number,
) {
  ctx.beginPath();
  let pen = false;
  for (let x = box.left - STEP * random(); x < box.right + STEP; x += STEP / 2) {
    if (pen) ctx.lineTo(x, at(x));
    else ctx.moveTo(x, at(x));
    pen = random() > 0.045;
  }
  ctx.stroke();
}

function bend(x: number, y: number, knots: Knot[]) {
  let bent = y;
  for (const knot of knots) {
    const [dx, dy] = [(x - knot.x) / (REACH * 1.5), (y - knot.y) / REACH];
    const near = Math.exp(-dx * dx * 3 - dy * dy * 4);
    bent += Math.sign(dy || 1) * knot.r * 1.5 * near;
  }
  return bent;
}

function drawKnot(ctx: CanvasRenderingContext2D, { x, y, r }: Knot) {
  ctx.lineWidth = 1.3;
  for (const size of [0.35, 0.7, 1.05]) {
    ctx.beginPath();
    ctx.ellipse(x, y, r * size * 1.5, r * size, 0, 0, 7);
    if (size < 0.5) ctx.fill();
    else ctx.stroke();
  }
}
