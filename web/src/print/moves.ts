import type { Part } from '../scene/types.ts';
import { h } from '../ui/dom.ts';

export type MovesPart = Part & { kind: 'moves' };
export type Turn = MovesPart['rounds'][number][number];

/** Chance at the very beginning, as a list of moves says it. */
const SET_UP = -1;

/**
 * All moves of a game, round by round: two players in two columns, else in lines that say who.
 */
export function movesOf({ title, names, rounds }: MovesPart) {
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

function pairOf(turns: Turn[]) {
  return [0, 1].map((player) => {
    const turn = turns.find((each) => each.player === player);
    return h('span', {}, ...(turn ? actionsOf(turn) : []));
  });
}

function lineOf(turn: Turn, names: string[]) {
  const named = names.length > 1 && turn.player >= 0;
  const name = named ? [h('b', { text: names[turn.player] }), ' '] : [];
  return [...name, ...actionsOf(turn), ' '];
}

function actionsOf({ actions }: Turn): (Node | string)[] {
  return actions.flatMap(({ text, chance }) => [
    chance ? h('i', { text }) : h('span', { text }),
    ' ',
  ]);
}
