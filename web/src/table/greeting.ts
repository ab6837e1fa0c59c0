// What those who listen are told when a board has opened or shows again, and where their keys go.
import type { Board } from '../board/board.ts';
import { announce, byKey } from '../ui/announce.ts';
import { attr } from '../ui/dom.ts';

/**
 * How long a greeting waits, in ms: readers drop what is said while all of a board is new to them. Of a
 * page that is young they first tell that it has loaded, and what is on it.
 */
const PAUSE_MS = 1000;
const YOUNG_MS = 5000;

/**
 * Brings those who came here by a key to the board, and tells what has opened.
 * @param text asked for when it is said
 * @returns ends the wait
 */
export function greet(board: Board, text: () => string): () => void {
  goTo(board);
  return onceHeard(() => {
    goTo(board);
    announce(text());
  });
}

/** Says what is new with a board; returns what ends the wait. */
export function onceHeard(say: () => void): () => void {
  const timer = setTimeout(say, Math.max(PAUSE_MS, YOUNG_MS - performance.now()));
  return () => clearTimeout(timer);
}

/**
 * Whoever has gone on from where a page begins stays there. On a page that nobody has used yet, no
 * ring shows before a key is pressed.
 */
function goTo(board: Board) {
  if (!byKey || document.activeElement?.localName !== 'main') return;
  if (!navigator.userActivation?.hasBeenActive) hideRing();
  board.focus();
}

function hideRing() {
  const { documentElement: root } = document;
  attr(root, 'data-unused', '');
  addEventListener('keydown', () => attr(root, 'data-unused', null), { capture: true, once: true });
}

/** Brings the keys to the board where what had them has gone; returns what ends that. */
export function keepKeys(board: Board): () => void {
  const main = document.querySelector('main') ?? document.body;
  let last: Node = main;
  const note = ({ target }: FocusEvent) => (last = target as Node);
  const watch = new MutationObserver(() => {
    if (!last.isConnected && document.activeElement === document.body) board.focus();
  });
  main.addEventListener('focusin', note);
  watch.observe(main, { subtree: true, childList: true });
  return () => {
    main.removeEventListener('focusin', note);
    watch.disconnect();
  };
}
