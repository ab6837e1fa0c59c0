/** @import {Picture} from "./painter.js" */
import { WHOLE } from '../board/zoom.js';

/** A canvas that is nowhere on the page. */
export function blank() {
  return document.createElement('canvas');
}

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} */
export function contextOf(canvas) {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser has no canvas');
  return ctx;
}

/** @param {HTMLCanvasElement} canvas */
export function copyOf(canvas) {
  const copy = blank();
  copy.width = canvas.width;
  copy.height = canvas.height;
  if (canvas.width && canvas.height) contextOf(copy).drawImage(canvas, 0, 0);
  return copy;
}

/**
 * Makes board units of a canvas's own; gives how many dots there are to one.
 * @param {CanvasRenderingContext2D} ctx @param {Picture} picture
 */
export function place(ctx, { scene, part = WHOLE }) {
  const { width, height } = ctx.canvas;
  const scale = (width / scene.width) * part.scale;
  ctx.setTransform(
    scale,
    0,
    0,
    scale,
    -part.left * width * part.scale,
    -part.top * height * part.scale,
  );
  return scale;
}

/**
 * Empties a canvas, as large as another; to make it anew costs more.
 * @param {HTMLCanvasElement} canvas @param {{width: number, height: number}} like
 */
export function cleared(canvas, { width, height }) {
  const ctx = contextOf(canvas);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, width, height);
  return ctx;
}
