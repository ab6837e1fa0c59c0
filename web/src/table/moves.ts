import type { Move } from '../scene/types.ts';
import { attr, h } from '../ui/dom.ts';
import { columns, lineStarts } from './lines.ts';

/** The list of moves; a press on one looks back at the position after it. */
export class Moves {
  list = h('ol', { 'data-moves': '', tabindex: 0, 'aria-label': 'Moves' });
  #moves: Move[] = [];
  #go;

  constructor(go: (ply: number) => void) {
    this.#go = go;
  }

  /** @param shown the ply that shows */
  show(moves: Move[], shown: number, names: string[]) {
    if (!same(moves, this.#moves)) this.#fill(moves, names);
    for (const item of this.list.children) {
      const current = item.getAttribute('data-ply') === String(shown);
      attr(item, 'aria-current', current ? 'step' : null);
    }
  }

  /** Brings the current move into sight. */
  showCurrent() {
    const current = this.list.querySelector('[aria-current]');
    if (current) scrollTo(this.list, current);
  }

  /** @param names the players' */
  #fill(moves: Move[], names: string[]) {
    this.#moves = moves;
    this.list.classList.toggle('columns', names.length === 2);
    const items = moves.map((move, index) => this.#item(move, index + 1));
    this.list.replaceChildren(...items);
    if (names.length === 2) inColumns(items, moves);
    else inLines(items, moves, names);
  }

  #item(move: Move, ply: number) {
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

function same(one: Move[], other: Move[]) {
  return one.length === other.length && one.every((move, i) => move.text === other[i].text);
}

/** Room beside the current move where the list is a ribbon. */
const SIDE = 16;

/** Keeps the current move in sight without scrolling the page. */
function scrollTo(list: HTMLElement, item: Element) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.right > outer.right - SIDE) list.scrollLeft += inner.right - outer.right + SIDE;
  if (inner.left < outer.left + SIDE) list.scrollLeft -= outer.left - inner.left + SIDE;
}

function inColumns(items: HTMLElement[], moves: Move[]) {
  for (const [i, { row, column, part, round }] of columns(moves).entries()) {
    const { style, dataset } = items[i];
    const chance = moves[i].player === 'chance';
    if (round) dataset.round = String(round);
    if (!part) style.gridArea = `${row} / ${2 + column * 2 + (chance ? 0 : 1)}`;
    else {
      style.gridArea = `${row} / 2 / auto / -1`;
      style.setProperty('--part', `${(100 * part[0]) / part[1]}%`);
    }
  }
}

function inLines(items: HTMLElement[], moves: Move[], names: string[]) {
  for (const [i, start] of lineStarts(moves, names.length).entries()) {
    if (start === undefined) continue;
    items[i].classList.add('start');
    items[i].dataset.who = start !== null && names.length > 1 ? names[start] : '';
  }
}
