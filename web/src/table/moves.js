/** @import {Move} from "../types.js" */
import { attr, h } from '../page/dom.js';

/** The list of moves; a press on one looks back at the position after it. */
export class Moves {
  list = h('ol', { 'data-moves': '', tabindex: 0, 'aria-label': 'Moves' });
  /** @type {Move[]} */
  #moves = [];
  #go;

  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.#go = go;
  }

  /** @param {Move[]} moves @param {number} shown the ply that shows @param {number} players */
  show(moves, shown, players) {
    if (!same(moves, this.#moves)) this.#fill(moves, players);
    for (const item of this.list.children) {
      const current = item.getAttribute('data-ply') === String(shown);
      attr(item, 'aria-current', current ? 'step' : null);
      if (current) scrollTo(this.list, item);
    }
  }

  /** Brings the current move into sight. */
  showCurrent() {
    const current = this.list.querySelector('[aria-current]');
    if (current) scrollTo(this.list, current);
  }

  /** @param {Move[]} moves @param {number} players */
  #fill(moves, players) {
    this.#moves = moves;
    this.list.classList.toggle('columns', players === 2);
    const items = moves.map((move, index) => this.#item(move, index + 1));
    this.list.replaceChildren(...items);
    if (players === 2) layOut(items, moves);
  }

  /** @param {Move} move @param {number} ply */
  #item(move, ply) {
    const press = () => this.#go(ply);
    const button = h('button', {
      type: 'button',
      tabindex: -1,
      text: move.text,
      on: { click: press },
    });
    const by = move.player === 'chance' ? 'chance' : `player-${move.player}`;
    return h('li', { 'data-ply': ply, class: by }, button);
  }
}

/** @param {Move[]} one @param {Move[]} other */
function same(one, other) {
  return one.length === other.length && one.every((move, i) => move.text === other[i].text);
}

/** Room beside the current move where the list is a ribbon. */
const SIDE = 16;

/**
 * Keeps the current move in sight without scrolling the page.
 * @param {HTMLElement} list
 * @param {Element} item
 */
function scrollTo(list, item) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.right > outer.right - SIDE) list.scrollLeft += inner.right - outer.right + SIDE;
  if (inner.left < outer.left + SIDE) list.scrollLeft -= outer.left - inner.left + SIDE;
}

/**
 * Two players' moves in two columns: a round begins when the first player's turn does, and
 * several actions of one turn stand under each other.
 * @param {HTMLElement[]} items @param {Move[]} moves
 */
function layOut(items, moves) {
  let round = 0;
  let top = 1;
  let next = [1, 1];
  let last = -1;
  for (const [i, { player }] of moves.entries()) {
    const column = player === 'chance' ? Math.max(0, last) : player;
    if (round === 0 || column < last) {
      round += 1;
      top = Math.max(...next);
      next = [top, top];
      items[i].dataset.round = String(round);
    }
    items[i].style.gridArea = `${next[column]} / ${column + 2}`;
    next[column] += 1;
    last = column;
  }
}
