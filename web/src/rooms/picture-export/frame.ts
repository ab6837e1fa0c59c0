// A position as a picture: the title, the board, the players, and the state of the game.
import { blank, contextOf, resize, type Size } from '../../paint/canvas.ts';
import type { Marks } from '../../paint/marks.ts';
import type { Look } from '../../paint/palette.ts';
import { paintPart, still } from '../../paint/still.ts';
import type { Scene } from '../../scene/types.ts';

/** The words on every picture of a game, and the page's colours. */
export type Style = { look: Look; ground: string; ink: string; serif: string; sans: string };
/** The words on all pictures of a game: its name, the site, the players, and the day of its end. */
export type FrameText = { title: string; site: string; players: string; day: string };
/** A position, how the game ended or '', what else is said of it, and how the last actions are marked. */
export type Frame = { scene: Scene; result: string; state: string; marks: Marks };

/** Measured in fractions of the width. */
const EDGE = 0.045;
const TITLE = 0.056;
const RESULT = 0.066;
const STATE = 0.033;
const PLAYERS = 0.037;
const FOOT = 0.028;
const LEADING = 1.32;
/** Maximum numbers of lines below a board: for the players, and for the state or the reason. */
const MOST_LINES = 2;
const MOST_STATE_LINES = 3;
/** Texts of this length surely fit into a line. */
const LINE = 44;
const STATE_LINE = 48;
/** A taller board is made narrower. */
const MOST_RATIO = 1.25;

/** Returns a size that fits all pictures of a game. */
export function sizeFor(frames: readonly Frame[], { players }: FrameText, width: number): Size {
  const tallest = Math.max(...frames.map(({ scene }) => boardOf(scene, width).height));
  const rows = players.length > LINE ? MOST_LINES : 1;
  const longest = Math.max(...frames.map(({ state }) => state.length));
  const states = Math.min(MOST_STATE_LINES, Math.max(1, Math.ceil(longest / STATE_LINE)));
  const results = frames.some(({ result }) => result) ? RESULT : 0;
  const words = TITLE + results + STATE * states + PLAYERS * rows + FOOT;
  return { width, height: Math.round(tallest + width * (words * LEADING + EDGE * 3.5)) };
}

/** Returns the size of a board in a picture. */
function boardOf({ width, height }: Scene, room: number): Size {
  const wide = room * (1 - 2 * EDGE) * Math.min(1, (MOST_RATIO * width) / height);
  return { width: Math.round(wide), height: Math.round((wide * height) / width) };
}

/** Paints a picture on a canvas, and resizes the canvas to it. */
export function paintFrame(
  canvas: HTMLCanvasElement,
  size: Size,
  style: Style,
  heading: FrameText,
  frame: Frame,
) {
  Object.assign(canvas, size);
  const ctx = contextOf(canvas);
  const { width, height } = size;
  const edge = width * EDGE;
  ctx.fillStyle = style.ground;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = style.ink;
  ctx.textBaseline = 'top';
  const { serif, sans } = style;
  const [title, plain] = [`600 %px ${serif}`, `%px ${sans}`];
  const { result, state } = frame;
  let y = write(ctx, heading.title, { y: edge, size: TITLE, font: title, lines: 1 });
  y = drawBoard(ctx, style.look, frame, y + edge * 0.5) + edge;
  if (result) y = write(ctx, result, { y, size: RESULT, font: title, lines: 1 });
  y = write(ctx, state, { y, size: STATE, font: plain, lines: MOST_STATE_LINES });
  write(ctx, heading.players, { y, size: PLAYERS, font: `600 %px ${sans}`, lines: MOST_LINES });
  writeFoot(ctx, heading, plain);
}

/** Draws the board, and returns where it ends. */
function drawBoard(ctx: CanvasRenderingContext2D, look: Look, { scene, marks }: Frame, y: number) {
  const { width } = ctx.canvas;
  const size = boardOf(scene, width);
  const board = blank();
  resize(board, size);
  paintPart(board, still(scene, look, marks), undefined, width / 540);
  ctx.drawImage(board, Math.round((width - size.width) / 2), Math.round(y));
  return y + size.height;
}

/** Writes the day and the site's address along the lower edge. */
function writeFoot(ctx: CanvasRenderingContext2D, { day, site }: FrameText, font: string) {
  const { width, height } = ctx.canvas;
  const y = height - width * (EDGE + FOOT);
  write(ctx, day, { y, size: FOOT, font, lines: 1 });
  if (ctx.measureText(`${day} ${site}`).width > width * (1 - 2 * EDGE)) return;
  ctx.textAlign = 'right';
  ctx.fillText(site, width * (1 - EDGE), y);
  ctx.textAlign = 'left';
}

type Words = { y: number; size: number; font: string; lines: number };

/** Writes a text in lines, and cuts the last one if it is too long; returns where it ends. */
function write(ctx: CanvasRenderingContext2D, text: string, { y, size, font, lines }: Words) {
  const { width } = ctx.canvas;
  const height = width * size;
  ctx.font = font.replace('%', String(Math.round(height)));
  const fits = (line: string) => ctx.measureText(line).width <= width * (1 - 2 * EDGE);
  const rows = linesOf(text, fits, lines);
  for (const [row, line] of rows.entries()) {
    ctx.fillText(line, width * EDGE, y + row * height * LEADING);
  }
  return y + rows.length * height * LEADING;
}

/** Breaks a text into at most `most` lines that fit; a longer text ends in an ellipsis. */
export function linesOf(text: string, fits: (line: string) => boolean, most: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = rows.length ? `${rows.at(-1)} ${word}` : word;
    if (rows.length && fits(longer)) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  if (rows.length > most) {
    rows.length = most;
    rows[most - 1] += ' …';
  }
  return rows.map((row) => cut(row, fits));
}

function cut(row: string, fits: (line: string) => boolean): string {
  if (fits(row)) return row;
  const letters = [...row.replace(/ ?…$/, '')];
  while (letters.length && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
