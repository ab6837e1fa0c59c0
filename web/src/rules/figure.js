/** @import {Card, Figure, Shape} from "../types.js" */
import { marksOf } from '../board/marks.js';
import { watchSize } from '../board/size.js';
import { h } from '../page/dom.js';
import { repaintOnTheme, themeName } from '../page/theme.js';
import { Painter } from '../paint/painter.js';
import { lookOf } from '../paint/palette.js';

/** Device pixels for one of the page, at the least: figures stay crisp when they are enlarged. */
const DENSITY = 2;
const PAPER = { width: 1100, density: 4 };

/** @type {WeakMap<Element, (paper: boolean) => void>} */
const printed = new WeakMap();

/**
 * A figure of the rules: a part of a board, with the marks of what has been picked and of what
 * can follow, and its caption, which is its name for screen readers too.
 * @param {Card} card
 * @param {Figure} figure
 * @param {string} caption
 */
export function figureOf(card, figure, caption) {
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

/** @param {HTMLCanvasElement} canvas @param {Card} card @param {Figure} figure */
function paintWhenSized(canvas, card, figure) {
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

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Card} card
 * @param {Figure} figure
 * @param {boolean} paper
 */
function pictureOf(canvas, card, { view, picks, gone }, paper) {
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

/** @param {Shape} shape @returns {[string, Shape]} */
function named(shape) {
  return [shape.id, shape];
}

/** Paints every figure on the page as for paper, or as for the screen. @param {boolean} paper */
function paintAll(paper) {
  for (const canvas of document.querySelectorAll('canvas')) printed.get(canvas)?.(paper);
}

addEventListener('beforeprint', () => paintAll(true));
addEventListener('afterprint', () => paintAll(false));
