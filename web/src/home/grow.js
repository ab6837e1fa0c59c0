import { calm } from '../motion/clock.js';
import { h } from '../page/dom.js';
import { copyOf } from '../paint/canvas.js';

const LONG = 300;
/** The picture waits no longer for its board. */
const PATIENCE = 400;
const SETTLE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** @type {HTMLElement | null} the picture on its way */
let flying = null;

/** Takes a game's picture from the shelf, to grow into its board. @param {string} game */
export function lift(game) {
  drop();
  const canvas = document.querySelector(`[data-game="${game}"] canvas`);
  if (calm() || !(canvas instanceof HTMLCanvasElement)) return;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  flying = h('div', { class: 'flying', 'aria-hidden': 'true' }, copyOf(canvas));
  Object.assign(flying.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(flying);
  setTimeout(drop, PATIENCE, flying);
}

/** The board is there: the picture grows into it, and gives way to it. @param {Element} page */
export function land(page) {
  const [picture, board] = [flying, page.querySelector('.board')];
  if (!picture || !board) return drop();
  flying = null;
  const { left, top, width, height } = board.getBoundingClientRect();
  const there = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  const options = { duration: LONG, easing: SETTLE, fill: /** @type {const} */ ('forwards') };
  picture.animate({ opacity: [1, 0.9, 0], borderRadius: '14px', ...there }, options).finished.then(
    () => picture.remove(),
    () => picture.remove(),
  );
}

/** Takes it away. @param {HTMLElement | null} [picture] only if it is this one that still waits */
function drop(picture = flying) {
  if (picture !== flying) return;
  picture?.remove();
  flying = null;
}
