// What is said of a result that is to be beaten, and of the one that was reached.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dare } from '../../web/src/rooms/dare/words/en.ts';
import type { Reached } from '../../web/src/scene/types.ts';

const reached = (how: Reached['how'], moves: number, points: number | null = null) => ({
  how,
  moves,
  points,
});

test('whoever has to beat a defeat is told how that can be done', () => {
  assert.equal(
    dare.toBeat('', reached('lost', 12)),
    'The result to beat: a defeat after 12 moves. Hold out longer, or win.',
  );
  assert.equal(
    dare.toBeat('Ann', reached('lost', 12, 20)),
    'Ann’s result: a defeat with 20 points. Score more, or win.',
  );
  assert.equal(dare.toBeat('Ann', reached('won', 9)), 'Ann’s result: a win in 9 moves.');
  assert.equal(
    dare.message('Cercas', reached('lost', 12)),
    'My result in Cercas: a defeat after 12 moves. Can you hold out longer, or win?',
  );
});

test('a defeat that is better than another has beaten nothing', () => {
  const { better } = dare.verdicts;
  assert.equal(better('', reached('lost', 19)), 'You held out longer.');
  assert.equal(better('', reached('lost', 19, 30)), 'You scored more.');
  assert.equal(better('', reached('won', 19)), 'You have beaten it.');
});
