import { lookOf } from '../paint/palette.ts';
import { paintShape } from '../paint/shapes.ts';
import type { Box } from '../scene/geometry.ts';
import { bounds, union } from '../scene/geometry.ts';
import type { Card } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { repaintOnTheme, themeName } from '../ui/theme.ts';

/**
 * Makes a canvas with one of a game's drawings.
 * @param size in CSS pixels
 * @param how `round`: its corners are cut off round
 */
export function glyphPicture(
  card: Card,
  name: string,
  size: number,
  { round = false }: { round?: boolean } = {},
): HTMLCanvasElement {
  const canvas = h('canvas', { class: 'glyph', 'aria-hidden': 'true' });
  paintGlyph(canvas, card, name, { size, round });
  return canvas;
}

/** Paints a drawing on a canvas as soon as the canvas is on the page, and whenever the theme changes. */
export function paintGlyph(
  canvas: HTMLCanvasElement,
  card: Card,
  name: string,
  how: { size: number; round: boolean },
) {
  canvas.style.height = `${how.size}px`;
  const paint = () => paintNow(canvas, card, name, how);
  repaintOnTheme(canvas, paint);
  requestAnimationFrame(paint);
}

function paintNow(
  canvas: HTMLCanvasElement,
  card: Card,
  name: string,
  { size, round }: { size: number; round: boolean },
) {
  const shapes = card.glyphs[name];
  const ctx = canvas.getContext('2d');
  if (!shapes?.length || !ctx) return;
  const box = frameOf(card, name);
  const ratio = (box.right - box.left) / (box.bottom - box.top);
  const scale = (size * devicePixelRatio) / (box.bottom - box.top);
  canvas.height = Math.round(size * devicePixelRatio);
  canvas.width = Math.round(size * ratio * devicePixelRatio);
  canvas.style.width = `${size * ratio}px`;
  ctx.scale(scale, scale);
  ctx.translate(-box.left, -box.top);
  if (round) clipTo(ctx, box);
  const look = lookOf(card, themeName(), canvas);
  for (const shape of shapes) paintShape(ctx, shape, look, `${name} ${shape.id}`);
}

/** What of a drawing shows: its first shape is its ground, where that is a polygon. */
function frameOf(card: Card, name: string) {
  const [first, ...rest] = card.glyphs[name];
  const box = bounds(first, card.glyphs);
  if (first.kind === 'polygon' && first.round) return box;
  return union([box, ...rest.map((shape) => bounds(shape, card.glyphs))]);
}

function clipTo(ctx: CanvasRenderingContext2D, box: Box) {
  const width = box.right - box.left;
  ctx.beginPath();
  ctx.roundRect(box.left, box.top, width, box.bottom - box.top, width * 0.2);
  ctx.clip();
}
