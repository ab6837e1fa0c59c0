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
 * several actions of one turn stand under each other. Chance stands with whom it is for; a
 * set-up by chance fills rows of its own.
 * @param {HTMLElement[]} items
 * @param {Move[]} moves
 */
function layOut(items, moves) {
  const setUp = setUpLength(moves);
  for (let i = 0; i < setUp; i += 1) put(items[i], Math.floor(i / 2) + 1, i % 2);
  let round = 0;
  let next = [1, 1].map((row) => row + Math.ceil(setUp / 2));
  let last = Infinity;
  for (let i = setUp; i < moves.length; i += 1) {
    const column = columnOf(moves, i);
    if (column < last) {
      round += 1;
      next = next.map(() => Math.max(...next));
      items[i].dataset.round = String(round);
    }
    put(items[i], next[column], column);
    next[column] += 1;
    last = column;
  }
}

/**
 * @param {HTMLElement} item
 * @param {number} row
 * @param {number} column
 */
function put(item, row, column) {
  item.style.gridArea = `${row} / ${column + 2}`;
}

/** How many outcomes of chance a game begins with, where they are more than one. @param {Move[]} moves */
function setUpLength(moves) {
  const first = moves.findIndex(({ player }) => player !== 'chance');
  const length = first < 0 ? moves.length : first;
  return length > 1 ? length : 0;
}

/** @param {Move[]} moves @param {number} i */
function columnOf(moves, i) {
  const { player } = moves.slice(i).find((move) => move.player !== 'chance') ?? {};
  if (typeof player === 'number') return player;
  const before = moves.slice(0, i).findLast((move) => move.player !== 'chance');
  return typeof before?.player === 'number' ? 1 - before.player : 0;
}
