import { Painter } from '../paint/painter.ts';
import { lookOf } from '../paint/palette.ts';
import { marksOf } from '../paint/view-marks.ts';
import type { Card, Figure, Shape } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { watchSize } from '../ui/size.ts';
import { repaintOnTheme, themeName } from '../ui/theme.ts';

/** Device pixels for one of the page, at the least: figures stay crisp when they are enlarged. */
const DENSITY = 2;
const PAPER = { width: 1100, density: 4 };

const printed: WeakMap<Element, (paper: boolean) => void> = new WeakMap();

/**
 * A figure of the rules: a part of a board, with the marks of what has been picked and of what
 * can follow, and its caption, which is its name for screen readers too.
 */
export function figureOf(card: Card, figure: Figure, caption: string) {
  const canvas = h('canvas', { role: 'img', 'aria-label': caption });
  const [, , width, height] = figure.crop;
  canvas.style.aspectRatio = `${width} / ${height}`;
  paintWhenSized(canvas, card, figure);
  return h(
    'figure',
    { class: height > width ? 'tall' : '' },
    canvas,
    h('figcaption', { 'aria-hidden': 'true', text: caption }),
  );
}

function paintWhenSized(canvas: HTMLCanvasElement, card: Card, figure: Figure) {
  const painter = new Painter(canvas);
  let [wide, density] = [0, DENSITY];
  const paint = (paper = false) => {
    const [width, dots] = paper ? [PAPER.width, PAPER.density] : [wide, density];
    if (!width) return;
    painter.resize(width, Math.round((width * figure.crop[3]) / figure.crop[2]));
    painter.paintPart(pictureOf(canvas, card, figure, paper), figure.crop, dots);
  };
  watchSize(canvas, (width) => {
    density = Math.max(DENSITY, devicePixelRatio);
    const now = Math.round((width * density) / devicePixelRatio);
    if (now === wide) return;
    wide = now;
    paint();
  });
  repaintOnTheme(canvas, () => paint());
  printed.set(canvas, paint);
  document.fonts?.ready.then(() => paint());
}

function pictureOf(
  canvas: HTMLCanvasElement,
  card: Card,
  { view, picks, gone }: Figure,
  paper: boolean,
) {
  const live = picks !== null;
  const path = picks ?? [];
  const shapes = new Map([...view.scene.ground, ...view.scene.pieces].map(named));
  const marks = marksOf({ view, shapes, glyphs: card.glyphs, path, hover: null, live });
  const theme = paper ? 'paper' : themeName();
  canvas.style.colorScheme = theme === 'dark' ? '' : 'light';
  const look = lookOf(card, theme, canvas);
  const pieces = [...view.scene.pieces, ...(gone ? (view.scene.gone ?? []) : [])];
  return { scene: { ...view.scene, pieces }, look, ...marks, lifted: path, actors: [], time: 0 };
}

function named(shape: Shape): [string, Shape] {
  return [shape.id, shape];
}

/** Paints every figure on the page as for paper, or as for the screen. */
function paintAll(paper: boolean) {
  for (const canvas of document.querySelectorAll('canvas')) printed.get(canvas)?.(paper);
}

addEventListener('beforeprint', () => paintAll(true));
addEventListener('afterprint', () => paintAll(false));
