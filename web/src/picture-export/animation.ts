// A game as an animation, a picture for each turn.
import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';
import type { Still } from '../game/latest.ts';
import { contextOf } from '../paint/canvas.ts';

/** How long a picture shows, in ms, and how long the last one. */
const SHOWN_MS = 900;
const LAST_MS = 4000;
const COLOURS = 256;

/**
 * Returns an animated GIF.
 * @param paint paints a picture on the canvas
 * @param onPart hears how much of it is there, from 0 to 1
 */
export async function animate<T>(
  canvas: HTMLCanvasElement,
  frames: readonly T[],
  paint: (frame: T) => void,
  still: Still,
  onPart: (part: number) => void,
): Promise<Blob> {
  const gif = GIFEncoder();
  for (const [number, frame] of frames.entries()) {
    paint(frame);
    const { width, height } = canvas;
    const { data } = contextOf(canvas).getImageData(0, 0, width, height);
    const palette = quantize(data, COLOURS);
    const delay = number === frames.length - 1 ? LAST_MS : SHOWN_MS;
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
    onPart((number + 1) / frames.length);
    // The page stays alive between two pictures.
    await still(new Promise((resolve) => setTimeout(resolve)));
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}
