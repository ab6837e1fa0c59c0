/** @import {Card, View} from "../types.js" */
import { anchor } from '../board/geometry.js';
import { watchSize } from '../board/size.js';
import { h } from '../page/dom.js';
import { repaintOnTheme, themeName } from '../page/theme.js';
import { Painter } from '../paint/painter.js';
import { lookOf } from '../paint/palette.js';

const SMALL = 200;

/** @typedef {[number, number, number, number]} Crop x, y, width and height */

/**
 * A picture of a position that fills its box with the part of the board round a crop.
 * @param {Card} card @param {View} view @param {Crop} crop
 * @returns {HTMLElement}
 */
export function picture(card, view, crop) {
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  const box = h('div', { class: 'picture' }, canvas);
  const painter = new Painter(canvas);
  const paint = () => {
    if (!canvas.width || !canvas.height) return;
    const look = lookOf(card, themeName(), canvas);
    const part = { scene: view.scene, look, under: [], top: [], lifted: [], actors: [], time: 0 };
    const small = canvas.clientWidth < SMALL;
    painter.paintPart(part, fill(crop, view.scene, canvas.width / canvas.height, small));
  };
  watchSize(canvas, (width, height) => painter.resize(width, height) && paint());
  repaintOnTheme(canvas, paint);
  document.fonts?.ready.then(() => {
    painter.forget();
    paint();
  });
  return box;
}

/**
 * The part of a board that fills a box of some proportion: the whole crop, or only its width
 * where the box is small, round its middle, and inside the board.
 * @param {Crop} crop
 * @param {{width: number, height: number}} scene
 * @param {number} ratio
 * @param {boolean} [small]
 * @returns {Crop}
 */
export function fill([x, y, width, height], scene, ratio, small = false) {
  let [wide, high] = [width, width / ratio];
  if (!small && high < height) wide = Math.sqrt(wide * height * ratio);
  wide *= Math.min(1, scene.width / wide, (scene.height * ratio) / wide);
  high = wide / ratio;
  const edge = Math.max(0, Math.min(x, y, scene.width - x - width, scene.height - y - height));
  const left = within(x + width / 2 - wide / 2, scene.width - wide, edge);
  const top = within(y + height / 2 - high / 2, scene.height - high, edge);
  return [left, top, wide, high];
}

/**
 * Keeps a part on the board, and off its edge as far as the crop does.
 * @param {number} value
 * @param {number} most
 * @param {number} edge
 */
function within(value, most, edge) {
  const inset = Math.min(edge, most / 2);
  return Math.max(inset, Math.min(most - inset, value));
}

/**
 * The part round what changed last, for a small picture of a game.
 * @param {Card} card
 * @param {View} view
 * @returns {Crop}
 */
export function cropRound(card, view) {
  const { scene, changed } = view;
  const shapes = [...scene.ground, ...scene.pieces].filter(({ id }) => changed.includes(id));
  const points = shapes.map((shape) => anchor(shape, card.glyphs));
  const size = Math.min(scene.width, scene.height) * 0.6;
  const middle = (/** @type {0 | 1} */ axis, /** @type {number} */ usual) =>
    points.length ? points.reduce((sum, point) => sum + point[axis], 0) / points.length : usual;
  const [x, y] = [middle(0, scene.width / 2), middle(1, scene.height / 2)];
  return [x - size / 2, y - size / 2, size, size];
}
