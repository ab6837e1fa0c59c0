// A drawing on paper, crisp enough for a printer.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Painter } from '../paint/painter.ts';
import { lookOf } from '../paint/palette.ts';
import type { Card, Scene } from '../scene/types.ts';

/** Dots to a millimetre: 240 to an inch. */
const DOTS = 240 / 25.4;

type Props = {
  card: Card;
  scene: Scene;
  /** In mm. */
  width: number;
  /** Its name; without one it is hidden from assistive technology. */
  label?: string;
};

/** The letters have to be there, and the place on the page: it is painted at once. */
export function PaperPicture({ card, scene, width, label }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (ref.current) paint(ref.current, card, scene, width);
  }, [card, scene, width]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is focusable only with tabindex
  if (label === undefined) return <canvas aria-hidden="true" ref={ref} />;
  return <canvas role="img" aria-label={label} ref={ref} />;
}

function paint(canvas: HTMLCanvasElement, card: Card, scene: Scene, width: number) {
  const painter = new Painter(canvas);
  const wide = Math.round(width * DOTS);
  painter.resize(wide, Math.round((wide * scene.height) / scene.width));
  const look = lookOf(card, 'paper', canvas);
  const picture = { scene, look, under: [], top: [], lifted: [], actors: [], time: 0 };
  painter.paintPart(picture, [0, 0, scene.width, scene.height]);
}
