// A game's picture moves from the shelf and grows into its board.
import { copyOf } from '../paint/canvas.ts';
import { calm } from '../ui/clock.ts';

const LONG = 300;
/** How long the picture waits for its board, in ms. */
const PATIENCE = 400;
const SETTLE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** The moving picture. */
let flying: HTMLElement | null = null;

/** Takes a game's picture from the shelf, to grow into its board. */
export function zoomFrom(game: string) {
  drop();
  const canvas = document.querySelector(`[data-game="${game}"] canvas`);
  if (calm() || !(canvas instanceof HTMLCanvasElement)) return;
  flying = document.createElement('div');
  flying.className = 'flying';
  flying.ariaHidden = 'true';
  flying.append(copyOf(canvas));
  Object.assign(flying.style, placeOf(canvas));
  document.body.append(flying);
  setTimeout(drop, PATIENCE, flying);
}

/** Grows the picture into its board, which is there now, and removes it. */
export function zoomIn() {
  const [picture, board] = [flying, document.querySelector('main .board')];
  if (!picture || !board) return drop();
  flying = null;
  const options = { duration: LONG, easing: SETTLE, fill: 'forwards' as const };
  const frames = { opacity: [1, 0.9, 0], borderRadius: '14px', ...placeOf(board) };
  const end = () => picture.remove();
  picture.animate(frames, options).finished.then(end, end);
}

function placeOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

/**
 * Removes the picture.
 * @param picture only if it is this one
 */
function drop(picture: HTMLElement | null = flying) {
  if (picture !== flying) return;
  picture?.remove();
  flying = null;
}
