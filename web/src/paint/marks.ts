// Paints the page's own marks on a board, in the same way for every game.
import type { Box } from '../scene/geometry.ts';
import type { Shape } from '../scene/types.ts';
import type { Look } from './palette.ts';
import { outline, outlineWith } from './shapes.ts';

/** A mark: where a pick can be made or has been, the way of picks, and what changed. */
export type MarkItem =
  | { kind: 'ring'; x: number; y: number; rx: number; ry: number; width: number; wash: boolean }
  | { kind: 'dot'; x: number; y: number; r: number }
  | { kind: 'cross'; x: number; y: number; width: number }
  | { kind: 'line'; shape: Shape; width: number; dotted: boolean }
  | { kind: 'area'; shape: Shape; width: number; wash: number }
  | { kind: 'brackets'; box: Box; token?: string };

/** How much wider than a mark's line its halo is. */
const HALO = 4.5;
/** Boards with fewer dots to a unit get thicker lines. */
const THIN = 0.62;

/**
 * How much thicker the lines of marks are where a board is shown small.
 * @param scale dots of the canvas for one unit of the board
 * @param density dots of the canvas for one of the page
 */
export function thickness(scale: number, density: number) {
  return Math.min(1.7, Math.max(1, (THIN * density) / scale));
}

/** Paints marks; `thick` makes their lines thicker where a board is shown small. */
export function paintMarks(
  ctx: CanvasRenderingContext2D,
  items: MarkItem[],
  look: Look,
  thick: number,
) {
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const item of items) paintMark(ctx, item, look, thick);
  ctx.restore();
}

function paintMark(ctx: CanvasRenderingContext2D, item: MarkItem, look: Look, thick: number) {
  if (item.kind === 'ring') paintRing(ctx, item, look, thick);
  else if (item.kind === 'dot') paintDot(ctx, item, look, thick);
  else if (item.kind === 'cross') paintCross(ctx, item, look, thick);
  else if (item.kind === 'line') paintLine(ctx, item, look, thick);
  else if (item.kind === 'area') paintArea(ctx, item, look, thick);
  else paintBrackets(ctx, item, look, thick);
}

/** Strokes a path in the colour of picks on its halo. */
function strokeTwice(
  ctx: CanvasRenderingContext2D,
  path: Path2D,
  look: Look,
  width: number,
  halo: number = HALO,
) {
  ctx.strokeStyle = look.halo;
  ctx.lineWidth = width + halo;
  ctx.stroke(path);
  ctx.strokeStyle = look.pick;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** Returns a line's width: on a small board thin lines become thicker, thick ones less so. */
function widthOf(width: number, thick: number) {
  return width * (width > 4.5 ? Math.sqrt(thick) : thick);
}

function fillWash(ctx: CanvasRenderingContext2D, path: Path2D, look: Look, opacity: number) {
  ctx.save();
  ctx.globalAlpha *= opacity;
  ctx.fillStyle = look.pick;
  ctx.fill(path);
  ctx.restore();
}

function paintRing(
  ctx: CanvasRenderingContext2D,
  item: MarkItem & { kind: 'ring' },
  look: Look,
  thick: number,
) {
  const path = new Path2D();
  path.ellipse(item.x, item.y, item.rx, item.ry, 0, 0, Math.PI * 2);
  if (item.wash) fillWash(ctx, path, look, 0.45);
  strokeTwice(ctx, path, look, widthOf(item.width, thick), HALO * thick);
}

function paintDot(
  ctx: CanvasRenderingContext2D,
  { x, y, r }: MarkItem & { kind: 'dot' },
  look: Look,
  thick: number,
) {
  const radius = r * Math.min(thick, 1.25);
  for (const [color, size] of [
    [look.halo, radius + 3 * thick],
    [look.pick, radius],
  ] as [string, number][]) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.fill();
  }
}

function paintCross(
  ctx: CanvasRenderingContext2D,
  { x, y, width }: MarkItem & { kind: 'cross' },
  look: Look,
  thick: number,
) {
  const path = new Path2D(`M${x - 15} ${y - 12}l30 24M${x + 15} ${y - 12}l-30 24`);
  strokeTwice(ctx, path, look, widthOf(width, thick), HALO * thick);
}

function paintLine(
  ctx: CanvasRenderingContext2D,
  { shape, width, dotted }: MarkItem & { kind: 'line' },
  look: Look,
  thick: number,
) {
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

function paintArea(
  ctx: CanvasRenderingContext2D,
  { shape, width, wash }: MarkItem & { kind: 'area' },
  look: Look,
  thick: number,
) {
  const path = outlineWith(shape, look.glyphs);
  if (wash) fillWash(ctx, path, look, wash);
  else lighten(ctx, path, look);
  strokeTwice(ctx, path, look, widthOf(width, thick), HALO * thick);
}

function lighten(ctx: CanvasRenderingContext2D, path: Path2D, look: Look) {
  ctx.save();
  ctx.globalAlpha *= 0.4;
  ctx.fillStyle = look.halo;
  ctx.fill(path);
  ctx.restore();
}

function paintBrackets(
  ctx: CanvasRenderingContext2D,
  { box, token }: MarkItem & { kind: 'brackets' },
  look: Look,
  thick: number,
) {
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
