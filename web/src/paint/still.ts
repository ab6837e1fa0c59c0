// A scene at rest as a picture of its own: what small pictures, figures, paper and files show.
import type { Scene } from '../scene/types.ts';
import { contextOf } from './canvas.ts';
import { paintMarks, thickness } from './marks.ts';
import type { Look } from './palette.ts';
import type { Picture } from './picture.ts';
import { paintResting } from './resting.ts';
import type { Marks } from './view-marks.ts';

/** A scene in which nothing moves, and nothing is picked. */
export function still(scene: Scene, look: Look, marks: Marks = { under: [], top: [] }): Picture {
  return { scene, look, ...marks, lifted: [], actors: [], time: 0 };
}

/**
 * Paints a part of a scene so that it fills a canvas.
 * @param part x, y, width and height; all of the scene, if left out
 * @param density dots of the canvas for one of the page
 */
export function paintPart(
  canvas: HTMLCanvasElement,
  picture: Picture,
  [x, y, width]: readonly number[] = [0, 0, picture.scene.width],
  density: number = devicePixelRatio,
) {
  const ctx = contextOf(canvas);
  const scale = canvas.width / width;
  const pen = { ctx, look: picture.look, thick: thickness(scale, density) };
  ctx.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  for (const shape of picture.scene.ground) paintResting(ctx, shape, picture);
  paintMarks(pen, picture.under);
  for (const shape of picture.scene.pieces) paintResting(ctx, shape, picture);
  paintMarks(pen, picture.top);
}
