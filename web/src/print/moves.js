/** @import {Part} from "../types.js" */
import { h } from '../page/dom.js';

/** @typedef {Part & {kind: "moves"}} MovesPart */
/** @typedef {MovesPart["rounds"][number][number]} Turn */

/** Chance at the very beginning, as a list of moves says it. */
const SET_UP = -1;

/**
 * All moves of a game, round by round: two players in two columns, else in lines that say who.
 * @param {MovesPart} part
 */
export function movesOf({ title, names, rounds }) {
  const first = rounds[0]?.[0]?.player === SET_UP ? 0 : 1;
  const paired = names.length === 2;
  const items = rounds.map((turns, i) => {
    const number = h('span', { class: 'number', text: i + first ? `${i + first}` : '' });
    if (paired && turns[0].player !== SET_UP) return h('li', {}, number, ...pairOf(turns));
    return h(
      'li',
      { class: 'line' },
      number,
      h('span', {}, ...turns.flatMap((turn) => lineOf(turn, names))),
    );
  });
  const kind = paired ? 'leaf-moves pairs' : 'leaf-moves';
  return h('section', { class: kind }, h('h3', { text: title }), h('ol', {}, ...items));
}

/** @param {Turn[]} turns */
function pairOf(turns) {
  return [0, 1].map((player) => {
    const turn = turns.find((each) => each.player === player);
    return h('span', {}, ...(turn ? actionsOf(turn) : []));
  });
}

/** @param {Turn} turn @param {string[]} names */
function lineOf(turn, names) {
  const named = names.length > 1 && turn.player >= 0;
  const name = named ? [h('b', { text: names[turn.player] }), ' '] : [];
  return [...name, ...actionsOf(turn), ' '];
}

/** @param {Turn} turn @returns {(Node | string)[]} */
function actionsOf({ actions }) {
  return actions.flatMap(({ text, chance }) => [
    chance ? h('i', { text }) : h('span', { text }),
    ' ',
  ]);
}
