/** @import {Card, Scene} from "../types.js" */
import { Painter } from '../paint/painter.js';
import { lookOf } from '../paint/palette.js';

/** Dots to a millimetre: 240 to an inch. */
const DOTS = 240 / 25.4;

/**
 * Paints a scene for paper.
 * @param {HTMLCanvasElement} canvas
 * @param {Card} card
 * @param {Scene} scene
 * @param {number} width in mm
 */
export function scenePicture(canvas, card, scene, width) {
  const painter = new Painter(canvas);
  const wide = Math.round(width * DOTS);
  painter.resize(wide, Math.round((wide * scene.height) / scene.width));
  const look = lookOf(card, 'paper', canvas);
  const picture = { scene, look, under: [], top: [], lifted: [], actors: [], time: 0 };
  painter.paintPart(picture, [0, 0, scene.width, scene.height]);
}
