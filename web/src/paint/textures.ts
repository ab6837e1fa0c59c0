// The textures of areas, and the pencil's stroke.
import type { Box } from '../scene/geometry.ts';
import type { Texture } from '../scene/types.ts';
import type { Ctx } from './canvas.ts';

/** The textures of areas; `pencil` is for lines. */
type AreaTexture = Exclude<Texture, 'pencil'>;

/**
 * What a texture is painted with, and its box. The canvas is clipped to the shape's outline, and
 * its fill and stroke styles are the ink.
 */
type Brush = { ctx: Ctx; box: Box; random: () => number };

/** Textures that carry a meaning, and so stay in high contrast. */
export const TELLING: ReadonlySet<Texture> = new Set(['hatch-up', 'hatch-down', 'dots']);

export const TEXTURES: Record<AreaTexture, (brush: Brush) => void> = {
  tufts: (brush) => {
    patches(brush, 0.14);
    brush.ctx.lineWidth = 1.3;
    scatter(brush, 0.42, 22, blade);
    brush.ctx.lineWidth = 1.8;
    scatter(brush, 0.75, 4.2, tuft);
  },
  gravel: (brush) => {
    scatter(brush, 0.22, 40, speck);
    scatter(brush, 0.5, 6, pebble);
  },
  speckle: (brush) => {
    patches(brush, 0.16);
    scatter(brush, 0.5, 34, speck);
  },
  'hatch-up': (brush) => hatch(brush, -1),
  'hatch-down': (brush) => hatch(brush, 1),
  dots,
  grain,
  waves,
  chisel,
};

type Grain = (brush: Brush, x: number, y: number) => void;

/** Paints grains in seeded places, on average `density` of them in a square of 100. */
function scatter(brush: Brush, alpha: number, density: number, grain: Grain) {
  const { ctx, box, random } = brush;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const count = Math.round((width * height * density * between(random, 0.6, 1.3)) / 10000);
  withAlpha(ctx, alpha, () => {
    for (let i = 0; i < count; i += 1) {
      const x = box.left + width * between(random, 0.12, 0.84);
      grain(brush, x, box.top + height * between(random, 0.16, 0.92));
    }
  });
}

function withAlpha(ctx: Ctx, alpha: number, paint: () => void) {
  ctx.save();
  ctx.globalAlpha *= alpha;
  paint();
  ctx.restore();
}

/** Paints large faint patches, so that a plain is never quite even. */
function patches(brush: Brush, alpha: number) {
  const { ctx, box, random } = brush;
  const size = Math.min(box.right - box.left, box.bottom - box.top);
  withAlpha(ctx, alpha, () => {
    for (let i = 0; i < 3; i += 1) {
      const [x, y] = [between(random, box.left, box.right), between(random, box.top, box.bottom)];
      blot(brush, x, y, size * between(random, 0.18, 0.34));
    }
  });
}

/** Paints a round patch with an uneven edge. */
function blot({ ctx, random }: Brush, x: number, y: number, r: number) {
  const edge = Array.from({ length: 9 }, (_, i) => {
    const [turn, far] = [(i / 9) * Math.PI * 2, r * between(random, 0.7, 1.15)];
    return [x + 1.25 * far * Math.cos(turn), y + 0.8 * far * Math.sin(turn)];
  });
  ctx.beginPath();
  for (let i = 0; i <= edge.length; i += 1) {
    const [ax, ay] = edge[i % edge.length];
    const [bx, by] = edge[(i + 1) % edge.length];
    ctx.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2);
  }
  ctx.fill();
}

function blade({ ctx, random }: Brush, x: number, y: number) {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + between(random, -2, 2), y - between(random, 2.5, 5));
  ctx.stroke();
}

function speck({ ctx, random }: Brush, x: number, y: number) {
  ctx.beginPath();
  ctx.ellipse(x, y, between(random, 0.5, 1.5), between(random, 0.4, 1), random() * 3, 0, 7);
  ctx.fill();
}

function tuft({ ctx }: Brush, x: number, y: number) {
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

function pebble({ ctx, random }: Brush, x: number, y: number) {
  ctx.beginPath();
  ctx.ellipse(x, y, between(random, 2, 3.9), between(random, 1.2, 2.2), 0, 0, 7);
  ctx.fill();
}

function hatch({ ctx, box }: Brush, slope: 1 | -1) {
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

/** Paints a halftone: dots of radius 1.25 at a distance of 7, turned by 30 degrees. */
function dots({ ctx, box }: Brush) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const reach = Math.ceil(Math.hypot(width, height) / 14) + 1;
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  ctx.translate((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  ctx.rotate(Math.PI / 6);
  ctx.beginPath();
  for (let i = -reach; i <= reach; i += 1) {
    for (let j = -reach; j <= reach; j += 1) {
      // Most dots of a narrow box would lie outside it.
      if (Math.abs(i * cos - j * sin) * 7 > width / 2 + 2) continue;
      if (Math.abs(i * sin + j * cos) * 7 > height / 2 + 2) continue;
      ctx.moveTo(i * 7 + 1.25, j * 7);
      ctx.arc(i * 7, j * 7, 1.25, 0, 7);
    }
  }
  ctx.fill();
}

/** Paints long rows of small waves, with gaps here and there. */
function waves({ ctx, box, random }: Brush) {
  const length = 22;
  ctx.lineWidth = 1.8;
  for (let y = box.top + 12; y < box.bottom; y += 24 * between(random, 0.8, 1.2)) {
    ctx.beginPath();
    let x = box.left - 2 * length * random();
    ctx.moveTo(x, y);
    for (let left = crests(random); x < box.right; left -= 1, x += 2 * length) {
      if (left > 0) {
        ctx.quadraticCurveTo(x + length / 2, y - 4, x + length, y);
        ctx.quadraticCurveTo(x + 1.5 * length, y + 4, x + 2 * length, y);
      } else {
        ctx.moveTo(x + 2 * length, y);
        left = crests(random);
      }
    }
    ctx.stroke();
  }
}

/** The number of waves up to the next gap. */
function crests(random: () => number) {
  return Math.round(between(random, 3, 14));
}

/** Paints four short strokes. */
function chisel({ ctx, box, random }: Brush) {
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

/** The average distance between two streaks of wood. */
const APART = 8;
/** The length of a streak's segments. */
const STEP = 46;
/** The distance at which streaks bend around a knot. */
const REACH = 62;

type Knot = { x: number; y: number; r: number };

/** Paints wood along its length: streaks that drift, thin and thick, around a few knots. */
function grain(brush: Brush) {
  const { ctx, box, random } = brush;
  const knots = makeKnots(brush);
  const alpha = ctx.globalAlpha;
  const height = box.bottom - box.top;
  const phase = between(random, 0, 6);
  for (let y = box.top - 10; y < box.bottom + 10; y += APART * between(random, 0.45, 1.4)) {
    ctx.globalAlpha = alpha * between(random, 0.4, 1);
    ctx.lineWidth = between(random, 0.8, 2.6);
    const sway = between(random, 2, 4) + (4 * (y - box.top)) / height;
    streak(brush, (x) => bend(x, y + sway * Math.sin(x / 190 + phase + y / 160), knots));
  }
  ctx.globalAlpha = alpha * 0.8;
  for (const knot of knots) drawKnot(ctx, knot);
  ctx.globalAlpha = alpha;
}

/** Places the knots: a large board has a few, a rail has none. */
function makeKnots({ box, random }: Brush) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const count = Math.floor((width * height) / 200_000);
  return Array.from({ length: count }, (_, i) => ({
    x: box.left + width * between(random, 0.08, 0.92),
    y: box.top + height * ((i + between(random, 0.2, 0.8)) / count),
    r: between(random, 5, 9),
  }));
}

/**
 * Paints a streak from side to side, with gaps here and there.
 * @param at returns its height at each place
 */
function streak({ ctx, box, random }: Brush, at: (x: number) => number) {
  ctx.beginPath();
  let pen = false;
  for (let x = box.left - STEP * random(); x < box.right + STEP; x += STEP / 2) {
    if (pen) ctx.lineTo(x, at(x));
    else ctx.moveTo(x, at(x));
    pen = random() > 0.045;
  }
  ctx.stroke();
}

/** Returns the height of a streak that bends around the knots. */
function bend(x: number, y: number, knots: Knot[]) {
  let bent = y;
  for (const knot of knots) {
    const [dx, dy] = [(x - knot.x) / (REACH * 1.5), (y - knot.y) / REACH];
    const near = Math.exp(-dx * dx * 3 - dy * dy * 4);
    bent += Math.sign(dy || 1) * knot.r * 1.5 * near;
  }
  return bent;
}

function drawKnot(ctx: Ctx, { x, y, r }: Knot) {
  ctx.lineWidth = 1.3;
  for (const size of [0.35, 0.7, 1.05]) {
    ctx.beginPath();
    ctx.ellipse(x, y, r * size * 1.5, r * size, 0, 0, 7);
    if (size < 0.5) ctx.fill();
    else ctx.stroke();
  }
}

/**
 * Paints a pencil stroke: three overlapping curves whose ends and middles wander.
 * @param points an open line
 */
export function pencil(ctx: Ctx, points: number[], width: number, random: () => number) {
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

function wander(ctx: Ctx, [ax, ay, bx, by]: number[], off: number, random: () => number) {
  const near = (value: number) => value + between(random, -off, off);
  ctx.beginPath();
  ctx.moveTo(near(ax), near(ay));
  ctx.quadraticCurveTo(near((ax + bx) / 2), near((ay + by) / 2), near(bx), near(by));
  ctx.stroke();
}

/**
 * Returns a generator of numbers from 0 to 1, always the same for a text, so that textures never
 * shimmer: a hash of the text (FNV-1a, 32 bits) seeds it (mulberry32).
 */
export function seeded(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(text: string) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}

/** Returns a random number between two bounds. */
function between(random: () => number, low: number, high: number) {
  return low + random() * (high - low);
}
