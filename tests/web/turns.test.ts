import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpPlies, turnAt, whereWords } from '../../web/src/game/turns.ts';
import type { Round } from '../../web/src/scene/types.ts';

/** A set-up of two outcomes, then two rounds of two players, each with a die before the move. */
const ROUNDS: Round[] = [
  { number: 0, turns: [{ player: null, plies: [1, 2] }] },
  {
    number: 1,
    turns: [
      { player: 0, plies: [3, 4] },
      { player: 1, plies: [5, 6] },
    ],
  },
  { number: 2, turns: [{ player: 0, plies: [7, 8] }] },
];

test('turns are counted, not dice', () => {
  const turns = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((ply) => turnAt(ROUNDS, ply));
  assert.deepEqual(turns, [0, 0, 0, 1, 1, 1, 1, 2, 2]);
});

test('before the first move there is no turn', () => {
  const where = (ply: number, plies = 8) => whereWords({ rounds: ROUNDS, ply, plies });
  assert.deepEqual(
    [where(0), where(2), where(4), where(8)],
    ['Start', 'Set-up', 'Turn 1 of 2', 'Turn 2'],
  );
  const rounds = ROUNDS.slice(0, 1);
  assert.equal(whereWords({ rounds: rounds, ply: 2, plies: 2 }), 'Set-up');
});

test('a set-up is what chance does before the first turn', () => {
  assert.equal(setUpPlies({ rounds: ROUNDS }), 2);
  assert.equal(setUpPlies({ rounds: ROUNDS.slice(1) }), 0);
  assert.equal(setUpPlies({ rounds: [] }), 0);
});
