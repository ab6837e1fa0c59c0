/** @import {Shape} from "../types.js" */
/** @import {Box} from "../board/geometry.js" */
/** @import {Look} from "./palette.js" */
import { outline, outlineWith } from './shapes.js';

/**
 * The page's own marks on a board, the same for every game.
 * @typedef {{kind: "ring", x: number, y: number, rx: number, ry: number, width: number,
 *     wash: boolean}
 *   | {kind: "dot", x: number, y: number, r: number}
 *   | {kind: "cross", x: number, y: number, width: number}
 *   | {kind: "line", shape: Shape, width: number, dotted: boolean}
 *   | {kind: "area", shape: Shape, width: number, wash: number}
 *   | {kind: "brackets", box: Box, token?: string}} MarkItem
 */

const HALO = 4.5;
const THIN = 0.62;

/**
 * How much thicker the lines of marks are where a board is shown small.
 * @param {number} scale dots of the canvas for one unit of the board
 * @param {number} density dots of the canvas for one of the page
 */
export function thickness(scale, density) {
  return Math.min(1.7, Math.max(1, (THIN * density) / scale));
}

/**
 * Paints marks; `thick` makes their lines thicker where a board is shown small.
 * @param {CanvasRenderingContext2D} ctx @param {MarkItem[]} items @param {Look} look
 * @param {number} thick
 */
export function paintMarks(ctx, items, look, thick) {
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const item of items) paintMark(ctx, item, look, thick);
  ctx.restore();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {MarkItem} item
 * @param {Look} look
 * @param {number} thick
 */
function paintMark(ctx, item, look, thick) {
  if (item.kind === 'ring') paintRing(ctx, item, look, thick);
  else if (item.kind === 'dot') paintDot(ctx, item, look, thick);
  else if (item.kind === 'cross') paintCross(ctx, item, look, thick);
  else if (item.kind === 'line') paintLine(ctx, item, look, thick);
  else if (item.kind === 'area') paintArea(ctx, item, look, thick);
  else paintBrackets(ctx, item, look, thick);
}

/**
 * Strokes a path in violet on its halo.
 * @param {CanvasRenderingContext2D} ctx @param {Path2D} path @param {Look} look
 * @param {number} width @param {number} [halo]
 */
function strokeTwice(ctx, path, look, width, halo = HALO) {
  ctx.strokeStyle = look.halo;
  ctx.lineWidth = width + halo;
  ctx.stroke(path);
  ctx.strokeStyle = look.pick;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/**
 * Thin lines must be thicker on a small board; thick ones less so.
 * @param {number} width
 * @param {number} thick
 */
function widthOf(width, thick) {
  return width * (width > 4.5 ? Math.sqrt(thick) : thick);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Path2D} path
 * @param {Look} look
 * @param {number} opacity
 */
function fillWash(ctx, path, look, opacity) {
  ctx.save();
  ctx.globalAlpha *= opacity;
  ctx.fillStyle = look.pick;
  ctx.fill(path);
  ctx.restore();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {MarkItem & {kind: "ring"}} item
 * @param {Look} look
 * @param {number} thick
 */
function paintRing(ctx, item, look, thick) {
  const path = new Path2D();
  path.ellipse(item.x, item.y, item.rx, item.ry, 0, 0, Math.PI * 2);
  if (item.wash) fillWash(ctx, path, look, 0.45);
  strokeTwice(ctx, path, look, widthOf(item.width, thick), HALO * thick);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {MarkItem & {kind: "dot"}} item
 * @param {Look} look
 * @param {number} thick
 */
function paintDot(ctx, { x, y, r }, look, thick) {
  const radius = r * Math.min(thick, 1.25);
  for (const [color, size] of /** @type {[string, number][]} */ ([
    [look.halo, radius + 3 * thick],
    [look.pick, radius],
  ])) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.fill();
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {MarkItem & {kind: "cross"}} item
 * @param {Look} look
 * @param {number} thick
 */
function paintCross(ctx, { x, y, width }, look, thick) {
  const path = new Path2D(`M${x - 15} ${y - 12}l30 24M${x + 15} ${y - 12}l-30 24`);
  strokeTwice(ctx, path, look, widthOf(width, thick), HALO * thick);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {MarkItem & {kind: "line"}} item
 * @param {Look} look
 * @param {number} thick
 */
function paintLine(ctx, { shape, width, dotted }, look, thick) {
  const path = outline(shape);
  ctx.strokeStyle = look.halo;
  ctx.lineWidth = (width + (dotted ? 7 : 5)) * thick;
  ctx.stroke(path);
  ctx.strokeStyle = look.pick;
  ctx.lineWidth = width * thick;
  ctx.setLineDash(dotted ? [2, 14] : []);
  ctx.stroke(path);
  ctx.setLineDash([]);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {MarkItem & {kind: "area"}} item
 * @param {Look} look
 * @param {number} thick
 */
function paintArea(ctx, { shape, width, wash }, look, thick) {
  const path = outlineWith(shape, look.glyphs);
  if (wash) fillWash(ctx, path, look, wash);
  else lighten(ctx, path, look);
  strokeTwice(ctx, path, look, widthOf(width, thick), HALO * thick);
}

/** @param {CanvasRenderingContext2D} ctx @param {Path2D} path @param {Look} look */
function lighten(ctx, path, look) {
  ctx.save();
  ctx.globalAlpha *= 0.4;
  ctx.fillStyle = look.halo;
  ctx.fill(path);
  ctx.restore();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {MarkItem & {kind: "brackets"}} item
 * @param {Look} look
 * @param {number} thick
 */
function paintBrackets(ctx, { box, token }, look, thick) {
  const arm = Math.min(15 * thick, 0.36 * Math.min(box.right - box.left, box.bottom - box.top));
  ctx.strokeStyle = token ? look.color(token) : look.last;
  ctx.lineWidth = 4 * thick;
  ctx.beginPath();
  for (const [x, y, dx, dy] of [
    [box.left, box.top, arm, arm],
    [box.right, box.top, -arm, arm],
    [box.right, box.bottom, -arm, -arm],
    [box.left, box.bottom, arm, -arm],
  ]) {
    ctx.moveTo(x + dx, y);
    ctx.lineTo(x, y);
    ctx.lineTo(x, y + dy);
  }
  ctx.stroke();
}
