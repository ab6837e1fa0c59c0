/** @import {Card} from "../types.js" */
import { bounds, union } from '../board/geometry.js';
import { h } from '../page/dom.js';
import { repaintOnTheme, themeName } from '../page/theme.js';
import { lookOf } from '../paint/palette.js';
import { paintShape } from '../paint/shapes.js';

/**
 * One of a game's drawings as a small picture.
 * @param {Card} card
 * @param {string} name
 * @param {number} size in CSS pixels
 * @param {{round?: boolean}} [how] `round`: its corners are cut off round
 * @returns {HTMLCanvasElement}
 */
export function glyphPicture(card, name, size, { round = false } = {}) {
  const canvas = h('canvas', { class: 'glyph', 'aria-hidden': 'true' });
  canvas.style.height = `${size}px`;
  const paint = () => paintGlyph(canvas, card, name, { size, round });
  repaintOnTheme(canvas, paint);
  requestAnimationFrame(paint);
  return canvas;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Card} card
 * @param {string} name
 * @param {{size: number, round: boolean}} how
 */
function paintGlyph(canvas, card, name, { size, round }) {
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

/**
 * What of a drawing shows: its first shape is its ground, where that is a polygon.
 * @param {Card} card
 * @param {string} name
 */
function frameOf(card, name) {
  const [first, ...rest] = card.glyphs[name];
  const box = bounds(first, card.glyphs);
  if (first.kind === 'polygon' && first.round) return box;
  return union([box, ...rest.map((shape) => bounds(shape, card.glyphs))]);
}

/** @param {CanvasRenderingContext2D} ctx @param {import("../board/geometry.js").Box} box */
function clipTo(ctx, box) {
  const width = box.right - box.left;
  ctx.beginPath();
  ctx.roundRect(box.left, box.top, width, box.bottom - box.top, width * 0.2);
  ctx.clip();
}
