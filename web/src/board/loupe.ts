// What lies under a finger, shown beside it: larger, and with its name.
import { cleared } from '../paint/canvas.ts';
import { h } from '../ui/dom.ts';
import type { Point } from './input.ts';

/** Its width, and how far it stands off the finger, in CSS pixels. */
const SIZE = 104;
const OFF = 34;
/** The room that its name takes. */
const NAME = 34;
/** How near it comes to the edges of the window. */
const EDGE = 4;
/** How much larger it shows what lies there. */
const TIMES = 2;
/** How long it stays when the finger has left, so that the name of a tap can be read. */
const STAYS_MS = 240;

/** A window beside the finger on the place that is meant. */
export class Loupe {
  readonly #glass = h('canvas', {});
  readonly #name = h('p', {});
  readonly #element = h('div', { class: 'loupe', 'aria-hidden': 'true' }, this.#glass, this.#name);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Shows a point of a board, in CSS pixels from its upper left corner.
   * @param open whether what is named can be picked
   */
  show(board: HTMLCanvasElement, { x, y }: Point, name: string, open: boolean) {
    clearTimeout(this.#timer);
    if (this.#name.textContent !== name) this.#name.textContent = name;
    this.#element.classList.toggle('closed', !open);
    if (!this.#element.isConnected) document.body.append(this.#element);
    const { left, top } = board.getBoundingClientRect();
    const wide = Math.max(SIZE, this.#name.offsetWidth);
    const at = besideFinger(left + x, top + y, innerWidth, wide);
    this.#element.style.transform = `translate(${at[0]}px, ${at[1]}px)`;
    this.#copy(board, x, y);
  }

  /** Copies what the board shows round a point. */
  #copy(board: HTMLCanvasElement, x: number, y: number) {
    const density = board.width / (board.clientWidth || 1);
    const dots = Math.round(SIZE * density);
    const ctx = cleared(this.#glass, { width: dots, height: dots });
    const side = dots / TIMES;
    const from = [x * density - side / 2, y * density - side / 2];
    ctx.drawImage(board, from[0], from[1], side, side, 0, 0, dots, dots);
  }

  /** Goes away, at once or when its name could be read. */
  hide(late = false) {
    clearTimeout(this.#timer);
    if (late) this.#timer = setTimeout(() => this.#element.remove(), STAYS_MS);
    else this.#element.remove();
  }
}

/**
 * Returns where it stands: above a finger, or beside one for which there is no room above.
 * @param room the width of the window
 * @param wide its own width, with its name
 */
function besideFinger(x: number, y: number, room: number, wide: number): [number, number] {
  const above = y - OFF - SIZE - NAME;
  const edge = EDGE + (wide - SIZE) / 2;
  const within = (left: number) => Math.max(edge, Math.min(room - SIZE - edge, left));
  if (above >= EDGE) return [within(x - SIZE / 2), above];
  const right = x < room / 2;
  return [within(right ? x + OFF : x - OFF - SIZE), Math.max(EDGE, y - SIZE)];
}
