import { Painter } from '../paint/painter.ts';
import { lookOf } from '../paint/palette.ts';
import { anchor } from '../scene/geometry.ts';
import type { Card, View } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { watchSize } from '../ui/size.ts';
import { repaintOnTheme, themeName } from '../ui/theme.ts';

const SMALL = 200;

/** x, y, width and height */
export type Crop = [number, number, number, number];

/** A picture of a position that fills its box with the part of the board round a crop. */
export function picture(card: Card, view: View, crop: Crop): HTMLElement {
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
 */
export function fill(
  [x, y, width, height]: Crop,
  scene: { width: number; height: number },
  ratio: number,
  small: boolean = false,
): Crop {
  let [wide, high] = [width, width / ratio];
  if (!small && high < height) wide = Math.sqrt(wide * height * ratio);
  wide *= Math.min(1, scene.width / wide, (scene.height * ratio) / wide);
  high = wide / ratio;
  const edge = Math.max(0, Math.min(x, y, scene.width - x - width, scene.height - y - height));
  const left = within(x + width / 2 - wide / 2, scene.width - wide, edge);
  const top = within(y + height / 2 - high / 2, scene.height - high, edge);
  return [left, top, wide, high];
}

/** Keeps a part on the board, and off its edge as far as the crop does. */
function within(value: number, most: number, edge: number) {
  const inset = Math.min(edge, most / 2);
  return Math.max(inset, Math.min(most - inset, value));
}

/** The part round what changed last, for a small picture of a game. */
export function cropRound(card: Card, view: View): Crop {
  const { scene, changed } = view;
  const shapes = [...scene.ground, ...scene.pieces].filter(({ id }) => changed.includes(id));
  const points = shapes.map((shape) => anchor(shape, card.glyphs));
  const size = Math.min(scene.width, scene.height) * 0.6;
  const middle = (axis: 0 | 1, usual: number) =>
    points.length ? points.reduce((sum, point) => sum + point[axis], 0) / points.length : usual;
  const [x, y] = [middle(0, scene.width / 2), middle(1, scene.height / 2)];
  return [x - size / 2, y - size / 2, size, size];
}
