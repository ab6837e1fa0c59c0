/** @import {Box} from "../board/geometry.js" */
import { between } from './random.js';

/**
 * A texture paints into a box; the shape's outline already clips it, and both fill and
 * stroke style are set to its ink.
 * @typedef {(ctx: CanvasRenderingContext2D, box: Box, random: () => number) => void} Texture
 */

/** Textures that mean something, and so stay in high contrast. */
export const TELLING = new Set(['hatch-up', 'hatch-down', 'dots']);

/** @type {Record<string, Texture>} */
export const TEXTURES = {
  tufts: (ctx, box, random) => {
    ctx.globalAlpha *= 0.75;
    ctx.lineWidth = 1.8;
    scatter(box, 4.2, random, (x, y) => tuft(ctx, x, y));
  },
  gravel: (ctx, box, random) => {
    ctx.globalAlpha *= 0.5;
    scatter(box, 5, random, (x, y) => pebble(ctx, x, y, random));
  },
  'hatch-up': (ctx, box) => hatch(ctx, box, -1),
  'hatch-down': (ctx, box) => hatch(ctx, box, 1),
  dots: (ctx, box) => halftone(ctx, box),
  grain: (ctx, box, random) => lines(ctx, box, random, { apart: 17, wave: 2.4, length: 90 }),
  waves: (ctx, box, random) => lines(ctx, box, random, { apart: 24, wave: 2, length: 22 }),
  chisel: (ctx, box, random) => chisel(ctx, box, random),
};

/**
 * Calls for seeded places, `density` of them on average in a square of 100.
 * @param {Box} box @param {number} density @param {() => number} random
 * @param {(x: number, y: number) => void} place
 */
function scatter(box, density, random, place) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const count = Math.round((width * height * density * between(random, 0.6, 1.3)) / 10000);
  for (let i = 0; i < count; i += 1) {
    const x = box.left + width * between(random, 0.12, 0.84);
    place(x, box.top + height * between(random, 0.16, 0.92));
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y */
function tuft(ctx, x, y) {
  ctx.beginPath();
  for (const [from, dx, dy] of [
    [0, -2, -7],
    [3, 1.5, -8],
    [6, 4, -6],
  ]) {
    ctx.moveTo(x + from, y);
    ctx.lineTo(x + from + dx, y + dy);
  }
  ctx.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} x
 * @param {number} y
 * @param {() => number} random
 */
function pebble(ctx, x, y, random) {
  ctx.beginPath();
  ctx.ellipse(x, y, between(random, 2, 3.9), between(random, 1.2, 2.2), 0, 0, 7);
  ctx.fill();
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {1 | -1} slope */
function hatch(ctx, box, slope) {
  const height = box.bottom - box.top;
  const step = 12.5 * Math.SQRT2;
  ctx.lineWidth = 2;
  ctx.beginPath();
  const first = Math.floor((box.left - height) / step) * step;
  for (let x = first; x < box.right + height; x += step) {
    ctx.moveTo(x, slope > 0 ? box.top : box.bottom);
    ctx.lineTo(x + height, slope > 0 ? box.bottom : box.top);
  }
  ctx.stroke();
}

/**
 * Dots of 1.25 at 7, turned by 30 degrees.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 */
function halftone(ctx, box) {
  const reach = Math.ceil(Math.hypot(box.right - box.left, box.bottom - box.top) / 14) + 1;
  ctx.translate((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  ctx.rotate(Math.PI / 6);
  ctx.beginPath();
  for (let i = -reach; i <= reach; i += 1) {
    for (let j = -reach; j <= reach; j += 1) {
      ctx.moveTo(i * 7 + 1.25, j * 7);
      ctx.arc(i * 7, j * 7, 1.25, 0, 7);
    }
  }
  ctx.fill();
}

/**
 * Long wavy lines from side to side.
 * @param {CanvasRenderingContext2D} ctx @param {Box} box @param {() => number} random
 * @param {{apart: number, wave: number, length: number}} form
 */
function lines(ctx, box, random, { apart, wave, length }) {
  ctx.lineWidth = 2;
  for (let y = box.top + apart / 2; y < box.bottom; y += apart * between(random, 0.8, 1.2)) {
    ctx.beginPath();
    let x = box.left - length * random();
    ctx.moveTo(x, y);
    for (let side = 1; x < box.right; side = -side, x += length) {
      ctx.quadraticCurveTo(x + length / 2, y + side * wave * 2, x + length, y);
    }
    ctx.stroke();
  }
}

/**
 * Four short strokes.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {() => number} random
 */
function chisel(ctx, box, random) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  for (let i = 0; i < 4; i += 1) {
    const x = box.left + width * between(random, 0.22, 0.66);
    const y = box.top + height * between(random, 0.28, 0.72);
    const long = between(random, 0.08, 0.16) * width;
    ctx.moveTo(x, y);
    ctx.lineTo(x + long, y - long * 0.35);
  }
  ctx.stroke();
}

/**
 * A pencil's stroke: three curves over one another whose ends and middles wander.
 * @param {CanvasRenderingContext2D} ctx @param {number[]} points an open line
 * @param {number} width @param {() => number} random
 */
export function pencil(ctx, points, width, random) {
  const alpha = ctx.globalAlpha;
  for (const [part, opacity] of [
    [0.82, 0.66],
    [0.42, 0.62],
    [0.42, 0.62],
  ]) {
    ctx.globalAlpha = alpha * opacity;
    ctx.lineWidth = width * part;
    for (let i = 0; i + 3 < points.length; i += 2) {
      wander(ctx, points.slice(i, i + 4), width / 2, random);
    }
  }
  ctx.globalAlpha = alpha;
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {number[]} ends
 * @param {number} off
 * @param {() => number} random
 */
function wander(ctx, [ax, ay, bx, by], off, random) {
  const near = (/** @type {number} */ value) => value + between(random, -off, off);
  ctx.beginPath();
  ctx.moveTo(near(ax), near(ay));
  ctx.quadraticCurveTo(near((ax + bx) / 2), near((ay + by) / 2), near(bx), near(by));
  ctx.stroke();
}
