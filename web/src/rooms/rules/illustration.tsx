// A figure of the rules: a part of a board, marked as in a game, with its caption.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { resize } from '../../paint/canvas.ts';
import { lookOf } from '../../paint/palette.ts';
import { paintPart, still } from '../../paint/still.ts';
import { marksOf } from '../../paint/view-marks.ts';
import { keepPainted } from '../../pictures/painted.ts';
import type { Card, Figure } from '../../scene/types.ts';
import { watchSize } from '../../ui/dom.ts';
import { themeName } from '../../ui/theme.ts';

/** Device pixels for one of the page, at the least: figures stay crisp when they are enlarged. */
const DENSITY = 2;
const PAPER = { width: 1100, density: 4 };

type Props = {
  card: Card;
  figure: Figure;
  caption: string;
  /** Stands below the caption. */
  children?: ComponentChildren;
};

/** Shows what has been picked and what can follow. The caption is its name for screen readers too. */
export function Illustration({ card, figure, caption, children }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    return ref.current ? paintWhenSized(ref.current, card, figure) : undefined;
  }, [card, figure]);
  const [, , width, height] = figure.crop;
  return (
    <figure class={height > width ? 'tall' : ''}>
      <canvas
        role="img"
        aria-label={caption}
        ref={ref}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <figcaption aria-hidden="true">{caption}</figcaption>
      {children}
    </figure>
  );
}

/**
 * Paints a figure for the screen whenever its size changes, and for paper while the page is
 * printed.
 * @returns ends it
 */
function paintWhenSized(canvas: HTMLCanvasElement, card: Card, figure: Figure) {
  let [wide, density] = [0, DENSITY];
  const paint = (paper = false) => {
    const [width, dots] = paper ? [PAPER.width, PAPER.density] : [wide, density];
    if (!width) return;
    resize(canvas, { width, height: Math.round((width * figure.crop[3]) / figure.crop[2]) });
    paintPart(canvas, figurePicture(canvas, card, figure, paper), figure.crop, dots);
  };
  const fit = (width: number) => {
    density = Math.max(DENSITY, devicePixelRatio);
    const now = Math.round((width * density) / devicePixelRatio);
    if (now === wide) return;
    wide = now;
    paint();
  };
  keepPainted(canvas, () => paint());
  const ends = [watchSize(canvas, fit), onPrint(paint)];
  return () => {
    for (const end of ends) end();
  };
}

/** Calls with true before the page is printed, and with false after; returns what ends it. */
function onPrint(paint: (paper: boolean) => void) {
  const hear = new AbortController();
  addEventListener('beforeprint', () => paint(true), { signal: hear.signal });
  addEventListener('afterprint', () => paint(false), { signal: hear.signal });
  return () => hear.abort();
}

function figurePicture(
  canvas: HTMLCanvasElement,
  card: Card,
  { view, picks, gone }: Figure,
  paper: boolean,
) {
  const live = picks !== null;
  const path = picks ?? [];
  const all = [...view.scene.ground, ...view.scene.pieces];
  const shapes = new Map(all.map((shape) => [shape.id, shape]));
  const marks = marksOf({ view, shapes, glyphs: card.glyphs, path, hover: null, live });
  const theme = paper ? 'paper' : themeName();
  canvas.style.colorScheme = theme === 'dark' ? '' : 'light';
  const look = lookOf(card, theme, canvas);
  const pieces = [...view.scene.pieces, ...(gone ? (view.scene.gone ?? []) : [])];
  return { ...still({ ...view.scene, pieces }, look, marks), lifted: path };
}
