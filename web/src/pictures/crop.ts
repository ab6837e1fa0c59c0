// Which part of a board a small picture shows.
import { anchor } from '../scene/geometry.ts';
import type { Card, Crop, View } from '../scene/types.ts';

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

/** All of the board. */
export function wholeOf({ scene: { width, height } }: View): Crop {
  return [0, 0, width, height];
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
