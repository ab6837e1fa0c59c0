import { Painter } from '../paint/painter.ts';
import { lookOf } from '../paint/palette.ts';
import type { Card, Scene } from '../scene/types.ts';

/** Dots to a millimetre: 240 to an inch. */
const DOTS = 240 / 25.4;

/**
 * Paints a scene for paper.
 * @param width in mm
 */
export function scenePicture(canvas: HTMLCanvasElement, card: Card, scene: Scene, width: number) {
  const painter = new Painter(canvas);
  const wide = Math.round(width * DOTS);
  painter.resize(wide, Math.round((wide * scene.height) / scene.width));
  const look = lookOf(card, 'paper', canvas);
  const picture = { scene, look, under: [], top: [], lifted: [], actors: [], time: 0 };
  painter.paintPart(picture, [0, 0, scene.width, scene.height]);
}
