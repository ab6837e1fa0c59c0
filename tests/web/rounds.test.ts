import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move, Round } from '../../web/src/scene/types.ts';
import { columns, lineStarts } from '../../web/src/table/rounds.ts';

/**
 * Rounds from a text: "/" parts rounds and " " turns; in a turn c is an outcome of chance, a digit
 * a decision of that player; "-" before a turn: it is nobody's. A text that begins with "/" has no
 * set-up.
 */
function game(text: string): { rounds: Round[]; moves: Move[] } {
  const moves: Move[] = [];
  const turn = (each: string) => {
    const actions = [...each.replace('-', '')];
    const begin = moves.length;
    const player = each.startsWith('-') ? null : Number(actions.find((who) => who !== 'c'));
    for (const who of actions)
      moves.push({ player: who === 'c' ? 'chance' : +who, text: who, phrase: who });
    return { player, plies: actions.map((_, i) => begin + i + 1) };
  };
  const rounds = text.split('/').map((each, number) => ({
    number,
    turns: each ? each.split(' ').map(turn) : [],
  }));
  return { rounds: rounds.filter(({ turns }) => turns.length), moves };
}

function cells(text: string) {
  const { rounds, moves } = game(text);
  return columns(rounds, moves).map(({ row, column, part, round }) =>
    [row, part ? `${part[0]}/${part[1]}` : column, round ? `#${round}` : ''].join(' ').trim(),
  );
}

const starts = (text: string, players: number) => lineStarts(game(text).rounds, players);

test('two players stand beside each other, a round a row', () => {
  assert.deepEqual(cells('/0 1/0'), ['1 0 #1', '1 1', '2 0 #2']);
});

test('several actions of a turn stand under each other', () => {
  assert.deepEqual(cells('/00 1'), ['1 0 #1', '2 0', '1 1']);
  assert.deepEqual(cells('/00 11/0'), ['1 0 #1', '2 0', '1 1', '2 1', '3 0 #2']);
});

test('an outcome stands before its move, a second one above it', () => {
  assert.deepEqual(cells('/c0 c1'), ['1 0 #1', '1 0', '1 1', '1 1']);
  assert.deepEqual(cells('-cc/0').slice(0, 2), ['1 0/2', '1 1/2']);
  assert.deepEqual(cells('/c0 cc1'), ['1 0 #1', '1 0', '1 1', '2 1', '2 1']);
});

test('a set-up and many outcomes have a line of their own', () => {
  assert.deepEqual(cells('-cccccccc/0').at(0), '1 0/8');
  assert.deepEqual(cells('-cccccccc/0').at(7), '1 7/8');
  assert.deepEqual(cells('-cccccccc/0').at(8), '2 0 #1');
  const deal = cells('/0 1/-cccc 0').slice(2);
  assert.deepEqual(deal, ['2 0/4 #2', '2 1/4', '2 2/4', '2 3/4', '3 0']);
});

test('outcomes that nobody has answered yet stand where their move will', () => {
  assert.equal(cells('-ccc').length, 3);
  const { rounds, moves } = game('/0 1');
  const open: Round = { number: 2, turns: [{ player: 0, plies: [3] }] };
  const all = columns([...rounds, open], [...moves, { player: 'chance', text: 'c', phrase: 'c' }]);
  assert.deepEqual(all[2], { row: 2, column: 0, round: 2 });
});

test('of more players each turn begins a line, with its outcome', () => {
  assert.deepEqual(starts('/c0 c1 c2', 3), [0, undefined, 1, undefined, 2, undefined]);
  assert.deepEqual(starts('/000 1', 3), [0, undefined, undefined, 1]);
  assert.deepEqual(starts('-ccc/0 1 2', 3), [null, undefined, undefined, 0, 1, 2]);
});

test('alone, each roll begins one', () => {
  assert.deepEqual(starts('/ccc0/c0', 1), [0, undefined, undefined, undefined, 0, undefined]);
  assert.deepEqual(starts('/-ccc 0/c0', 1), [null, undefined, undefined, undefined, 0, undefined]);
  assert.equal(starts('-ccc', 1).length, 3);
});
