// Paints shapes by their kind, and caches their outlines and keys.
import { bounds } from '../scene/geometry.ts';
import type { Glyphs, Shape, ShapeKind } from '../scene/types.ts';
import type { Ctx } from './canvas.ts';
import { FONTS, type Look } from './palette.ts';
import { pencil, seeded, TELLING, TEXTURES } from './textures.ts';

type Paint = (ctx: Ctx, shape: Shape, look: Look, seed: string) => void;

const PAINT: Record<ShapeKind, Paint> = {
  polygon: paintOutline,
  circle: paintOutline,
  line: paintOutline,
  path: paintOutline,
  text: paintText,
  glyph: paintGlyph,
};

const outlines: WeakMap<Shape, Path2D> = new WeakMap();

/** Returns the outline of a shape; that of a text or a glyph is empty. */
export function outline(shape: Shape): Path2D {
  let path = outlines.get(shape);
  if (!path) {
    path = makeOutline(shape);
    outlines.set(shape, path);
  }
  return path;
}

/** Returns the outline of a shape; for a glyph, of all its parts. */
export function outlineWith(shape: Shape, glyphs: Glyphs): Path2D {
  if (shape.kind !== 'glyph') return outline(shape);
  const { x = 0, y = 0, scale = 1, name = '' } = shape;
  const path = new Path2D();
  for (const part of glyphs[name] ?? []) {
    path.addPath(outlineWith(part, glyphs), new DOMMatrix([scale, 0, 0, scale, x, y]));
  }
  return path;
}

function makeOutline(shape: Shape): Path2D {
  if (shape.kind === 'path') return new Path2D(shape.d);
  const path = new Path2D();
  const { points = [], x = 0, y = 0, r = 0 } = shape;
  if (shape.kind === 'circle') path.arc(x, y, r, 0, Math.PI * 2);
  else if (shape.round) roundCorners(path, points, shape.round);
  else trace(path, points);
  if (shape.kind === 'polygon') path.closePath();
  return path;
}

function trace(path: Path2D, points: number[]) {
  for (let i = 0; i + 1 < points.length; i += 2) path.lineTo(points[i], points[i + 1]);
}

function roundCorners(path: Path2D, points: number[], radius: number) {
  const at = (i: number) => points[(i + points.length) % points.length];
  path.moveTo((at(0) + at(-2)) / 2, (at(1) + at(-1)) / 2);
  for (let i = 0; i < points.length; i += 2) {
    path.arcTo(at(i), at(i + 1), at(i + 2), at(i + 3), radius);
  }
}

/**
 * Paints one shape. It leaves the canvas's transformation, opacity and dashes as they were, but not
 * other styles. Saving and restoring everything for each part of a glyph would cost as much as
 * painting, and leave hundreds of objects to collect for each frame.
 * @param seed varies textures: a part of a glyph looks different in each place
 */
export function paintShape(ctx: Ctx, shape: Shape, look: Look, seed: string = shape.id) {
  const alpha = ctx.globalAlpha;
  if (shape.opacity !== undefined) ctx.globalAlpha = alpha * shape.opacity;
  PAINT[shape.kind](ctx, shape, look, seed);
  ctx.globalAlpha = alpha;
}

function paintOutline(ctx: Ctx, shape: Shape, look: Look, seed: string) {
  const path = outline(shape);
  if (shape.fill) {
    ctx.fillStyle = look.color(shape.fill);
    ctx.fill(path);
  }
  paintTexture(ctx, shape, look, seed);
  if (shape.stroke) paintStroke(ctx, shape, look, seed);
}

function paintTexture(ctx: Ctx, shape: Shape, look: Look, seed: string) {
  const { texture } = shape;
  if (!texture || texture === 'pencil' || !(look.rich || TELLING.has(texture))) return;
  ctx.save();
  ctx.clip(outline(shape));
  ctx.fillStyle = ctx.strokeStyle = look.color(shape.ink ?? '');
  ctx.lineCap = 'round';
  ctx.lineJoin = 'miter';
  TEXTURES[texture]({ ctx, box: bounds(shape), random: seeded(seed) });
  ctx.restore();
}

function paintStroke(ctx: Ctx, shape: Shape, look: Look, seed: string) {
  ctx.strokeStyle = look.color(shape.stroke ?? '');
  ctx.lineWidth = shape.width ?? 1;
  ctx.lineJoin = shape.join ?? 'round';
  ctx.lineCap = shape.join === 'miter' ? 'butt' : 'round';
  if (shape.dash) ctx.setLineDash(shape.dash);
  if (shape.texture === 'pencil' && look.rich && shape.points) {
    pencil(ctx, shape.points, ctx.lineWidth, seeded(seed));
  } else ctx.stroke(outline(shape));
  if (shape.dash) ctx.setLineDash([]);
}

function paintText(ctx: Ctx, shape: Shape, look: Look) {
  if (!shape.turn) return paintUpright(ctx, shape, look);
  ctx.save();
  turnAbout(ctx, shape.x ?? 0, shape.y ?? 0, shape.turn);
  paintUpright(ctx, shape, look);
  ctx.restore();
}

function paintUpright(ctx: Ctx, shape: Shape, look: Look) {
  const { x = 0, y = 0, size = 16, weight = 600, font = 'serif', align = 'middle' } = shape;
  ctx.font = `${weight} ${size}px ${FONTS[font]}`;
  ctx.textAlign = align === 'middle' ? 'center' : align;
  ctx.textBaseline = 'middle';
  if (shape.stroke) {
    ctx.strokeStyle = look.color(shape.stroke);
    ctx.lineWidth = shape.width ?? 1;
    ctx.lineJoin = 'round';
    ctx.strokeText(shape.text ?? '', x, y);
  }
  ctx.fillStyle = look.color(shape.fill ?? '');
  ctx.fillText(shape.text ?? '', x, y);
}

function turnAbout(ctx: Ctx, x: number, y: number, degrees: number) {
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.translate(-x, -y);
}

function paintGlyph(ctx: Ctx, shape: Shape, look: Look, seed: string) {
  const { x = 0, y = 0, scale = 1, name = '' } = shape;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  for (const part of look.glyphs[name] ?? []) paintShape(ctx, part, look, `${seed} ${part.id}`);
  ctx.restore();
}

/** The fields that don't change how a shape looks. */
const UNSEEN: ReadonlySet<string> = new Set<keyof Shape>([
  'last',
  'label',
  'title',
  'sheet',
  'puts',
  'mark',
  'of',
  'enter',
  'move',
  'exit',
]);

const keys: WeakMap<Shape, string> = new WeakMap();

/**
 * Returns a text that says how a shape looks. If it is the same, nothing has to be repainted. JSON
 * of these fields would take several times as long.
 */
export function keyOf(shape: Shape): string {
  const existing = keys.get(shape);
  if (existing !== undefined) return existing;
  let key = '';
  for (const field in shape) {
    if (!UNSEEN.has(field)) key += `${field} ${shape[field as keyof Shape]}\n`;
  }
  keys.set(shape, key);
  return key;
}
