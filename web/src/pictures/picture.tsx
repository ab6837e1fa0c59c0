// A picture of a position that fills its box with the part of the board round a crop.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { resize } from '../paint/canvas.ts';
import { lookOf } from '../paint/palette.ts';
import { paintPart, still } from '../paint/still.ts';
import type { Card, Crop, View } from '../scene/types.ts';
import { watchSize } from '../ui/dom.ts';
import { inSlices } from '../ui/schedule.ts';
import { themeName } from '../ui/theme.ts';
import { fill, wholeOf } from './crop.ts';
import { keepPainted, paintAnew } from './painted.ts';

/** Narrower pictures, in CSS pixels, show only the width of their crop. */
const SMALL = 200;

type PictureProps = { card: Card; view: View; crop: Crop };

export function Picture({ card, view, crop }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    return canvas.current ? paintIn(canvas.current, { card, view, crop }) : undefined;
  }, [card, view]);
  return (
    <div class="picture">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is focusable only with tabindex */}
      <canvas ref={canvas} width={0} height={0} aria-hidden="true" />
    </div>
  );
}

/** All of a position, as large as it can be in a square box. */
export function WholePicture({ card, view }: Omit<PictureProps, 'crop'>) {
  const { width, height } = view.scene;
  const side = Math.max(width, height);
  const style = { width: `${(100 * width) / side}%`, height: `${(100 * height) / side}%` };
  return (
    <div class="whole-picture" style={style}>
      <Picture card={card} view={view} crop={wholeOf(view)} />
    </div>
  );
}

/** Paints now, and whenever its size changes; returns what ends it. */
function paintIn(canvas: HTMLCanvasElement, { card, view, crop }: PictureProps) {
  keepPainted(canvas, () => {
    if (!canvas.width || !canvas.height) return;
    const look = lookOf(card, themeName(), canvas);
    const small = canvas.clientWidth < SMALL;
    const part = fill(crop, view.scene, canvas.width / canvas.height, small);
    paintPart(canvas, still(view.scene, look), part);
  });
  paintAnew(canvas);
  return watchSize(canvas, (width, height) => {
    const fit = () => {
      if (resize(canvas, { width, height })) paintAnew(canvas);
    };
    // Only once: a canvas that changes its size is empty until it is painted.
    if (canvas.width) fit();
    else inSlices(fit);
  });
}
