// Paints the page's own marks on a board, alike for every game.
import type { Box } from '../scene/geometry.ts';
import type { Shape } from '../scene/types.ts';
import type { Ctx } from './canvas.ts';
import type { Look } from './palette.ts';
import { outline, outlineWith } from './shapes.ts';

/** A mark: for a place that can be or was picked, for the trail of picks, and for changes. */
export type MarkItem =
  | { kind: 'ring'; x: number; y: number; rx: number; ry: number; width: number; wash: boolean }
  | { kind: 'dot'; x: number; y: number; r: number }
  | { kind: 'cross'; x: number; y: number; width: number }
  | { kind: 'line'; shape: Shape; width: number; dotted: boolean }
  | { kind: 'area'; shape: Shape; width: number; wash: number }
  | { kind: 'rims'; within: Shape[][]; width: number }
  | { kind: 'brackets'; box: Box; token?: string };

export type Marks = { under: MarkItem[]; top: MarkItem[] };

/** How much wider than a mark's line its halo is. */
const HALO = 4.5;
/** Boards with fewer dots per unit get thicker lines. */
const THIN = 0.62;

/**
 * How much thicker the lines of marks are on a small board.
 * @param scale dots of the canvas per unit of the board
 * @param density dots of the canvas per CSS pixel
 */
export function thickness(scale: number, density: number) {
  return Math.min(1.7, Math.max(1, (THIN * density) / scale));
}

/** What marks are painted with; `thick` makes lines thicker on a small board. */
export type MarkPen = { ctx: Ctx; look: Look; thick: number };

export function paintMarks(pen: MarkPen, items: MarkItem[]) {
  const { ctx } = pen;
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const item of items) paintMark(pen, item);
  ctx.restore();
}

function paintMark(pen: MarkPen, item: MarkItem) {
  if (item.kind === 'ring') paintRing(pen, item);
  else if (item.kind === 'dot') paintDot(pen, item);
  else if (item.kind === 'cross') paintCross(pen, item);
  else if (item.kind === 'line') paintLine(pen, item);
  else if (item.kind === 'area') paintArea(pen, item);
  else if (item.kind === 'rims') paintRims(pen, item);
  else paintBrackets(pen, item);
}

/**
 * Strokes a path in the colour of picks on its halo; on a small board, thick lines become less
 * thick.
 */
function strokeTwice({ ctx, look, thick }: MarkPen, path: Path2D, width: number) {
  const wide = width * (width > 4.5 ? Math.sqrt(thick) : thick);
  ctx.strokeStyle = look.halo;
  ctx.lineWidth = wide + HALO * thick;
  ctx.stroke(path);
  ctx.strokeStyle = look.pick;
  ctx.lineWidth = wide;
  ctx.stroke(path);
}

function wash({ ctx }: MarkPen, path: Path2D, color: string, opacity: number) {
  ctx.save();
  ctx.globalAlpha *= opacity;
  ctx.fillStyle = color;
  ctx.fill(path);
  ctx.restore();
}

/** Shows that an area is open. */
function lighten(pen: MarkPen, path: Path2D) {
  wash(pen, path, pen.look.halo, 0.4);
}

function paintRing(pen: MarkPen, item: MarkItem & { kind: 'ring' }) {
  const path = new Path2D();
  path.ellipse(item.x, item.y, item.rx, item.ry, 0, 0, Math.PI * 2);
  if (item.wash) wash(pen, path, pen.look.pick, 0.45);
  strokeTwice(pen, path, item.width);
}

function paintDot({ ctx, look, thick }: MarkPen, { x, y, r }: MarkItem & { kind: 'dot' }) {
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

function paintCross(pen: MarkPen, { x, y, width }: MarkItem & { kind: 'cross' }) {
  const path = new Path2D(`M${x - 15} ${y - 12}l30 24M${x + 15} ${y - 12}l-30 24`);
  strokeTwice(pen, path, width);
}

function paintLine(pen: MarkPen, { shape, width, dotted }: MarkItem & { kind: 'line' }) {
  const { ctx, look, thick } = pen;
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

/** Lightens open areas; those pointed at or picked get the colour of picks. */
function paintArea(pen: MarkPen, { shape, width, wash: washed }: MarkItem & { kind: 'area' }) {
  const path = outlineWith(shape, pen.look.glyphs);
  if (washed) wash(pen, path, pen.look.pick, washed);
  else lighten(pen, path);
  strokeTwice(pen, path, width);
}

/** Lightens open areas, and draws a line round those of each rim. */
function paintRims(pen: MarkPen, { within, width }: MarkItem & { kind: 'rims' }) {
  lighten(pen, together(pen, [...new Set(within.flat())]));
  for (const shapes of within) paintRim(pen, together(pen, shapes), width);
}

function together({ look }: MarkPen, shapes: readonly Shape[]): Path2D {
  const path = new Path2D();
  for (const shape of shapes) path.addPath(outlineWith(shape, look.glyphs));
  return path;
}

/** Farther than any board reaches. */
const FAR = 1e4;

/** Draws only what lies outside: so no border between two areas shows. */
function paintRim(pen: MarkPen, path: Path2D, width: number) {
  const outside = new Path2D(path);
  outside.rect(-FAR, -FAR, 2 * FAR, 2 * FAR);
  pen.ctx.save();
  pen.ctx.clip(outside, 'evenodd');
  strokeTwice(pen, path, 2 * width);
  pen.ctx.restore();
}

function paintBrackets(pen: MarkPen, { box, token }: MarkItem & { kind: 'brackets' }) {
  const { ctx, look, thick } = pen;
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
