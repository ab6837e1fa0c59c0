/** @import {Box} from "../board/geometry.js" */
import { between } from './random.js';

const APART = 8;
const STEP = 46;
/** How far round a knot the streaks make way. */
const REACH = 62;

/** @typedef {{x: number, y: number, r: number}} Knot */

/**
 * Wood along its length: streaks that drift, thin and thick, and make way for a few knots.
 * @param {CanvasRenderingContext2D} ctx @param {Box} box @param {() => number} random
 */
export function grain(ctx, box, random) {
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

/** A large board has a few, a rail has none. @param {Box} box @param {() => number} random */
function makeKnots(box, random) {
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
 * @param {CanvasRenderingContext2D} ctx @param {Box} box
 * @param {(x: number) => number} at its height @param {() => number} random
 */
function streak(ctx, box, at, random) {
  ctx.beginPath();
  let pen = false;
  for (let x = box.left - STEP * random(); x < box.right + STEP; x += STEP / 2) {
    if (pen) ctx.lineTo(x, at(x));
    else ctx.moveTo(x, at(x));
    pen = random() > 0.045;
  }
  ctx.stroke();
}

/** @param {number} x @param {number} y @param {Knot[]} knots */
function bend(x, y, knots) {
  let bent = y;
  for (const knot of knots) {
    const [dx, dy] = [(x - knot.x) / (REACH * 1.5), (y - knot.y) / REACH];
    const near = Math.exp(-dx * dx * 3 - dy * dy * 4);
    bent += Math.sign(dy || 1) * knot.r * 1.5 * near;
  }
  return bent;
}

/** @param {CanvasRenderingContext2D} ctx @param {Knot} knot */
function drawKnot(ctx, { x, y, r }) {
  ctx.lineWidth = 1.3;
  for (const size of [0.35, 0.7, 1.05]) {
    ctx.beginPath();
    ctx.ellipse(x, y, r * size * 1.5, r * size, 0, 0, 7);
    if (size < 0.5) ctx.fill();
    else ctx.stroke();
  }
}
