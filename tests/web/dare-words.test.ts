// The words about a result to beat, and about the one reached.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dare } from '../../web/src/rooms/dare/words/en.ts';
import type { Reached } from '../../web/src/scene/types.ts';

const reached = (how: Reached['how'], moves: number, points: number | null = null) => ({
  how,
  moves,
  points,
});

test('a dare asks to beat a result, and says how to beat a defeat', () => {
  assert.equal(
    dare.canYou('', reached('lost', 12)),
    'Your friend lost after 12 moves. Can you hold out longer, or win?',
  );
  assert.equal(
    dare.canYou('Ann', reached('lost', 12, 20)),
    'Ann lost with 20 points. Can you score more, or win?',
  );
  assert.equal(dare.canYou('Ann', reached('won', 9)), 'Ann won in 9 moves. Can you beat that?');
  assert.equal(dare.canYou('Ann', reached('drawn', 9)), 'Ann held a draw. Can you beat that?');
  assert.equal(
    dare.canYou('Ann', reached('alone', 9, 36)),
    'Ann made 36 points. Can you beat that?',
  );
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
