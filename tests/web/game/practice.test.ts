import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchSeats } from '../../../web/src/game/seating.ts';
import { openTable, savedTable, settled, type TestTable, table } from './table.ts';

const last = ({ saves }: TestTable) => saves[saves.length - 1];

test('a hint makes a game practice once it shows, and not if it was cancelled', async () => {
  const game = await openTable();
  game.session.picking.toggleHint();
  game.session.picking.toggleHint();
  await settled();
  assert.equal(last(game).practice, undefined);
  game.session.picking.toggleHint();
  game.bots.questions.at(-1)?.answer({ action: 'a', picks: ['a'], words: '', note: '' });
  await settled();
  assert.equal(game.session.now.hint.value.state, 'shown');
  assert.equal(last(game).practice, true);
});

test('so does going another way than the game went', async () => {
  const game = await openTable({ actions: ['a', 'b'] });
  game.session.keepBranches([{ actions: ['c', 'd'] }]);
  game.session.switchTo(0);
  await settled();
  assert.deepEqual(last(game).record.actions, ['c', 'd']);
  assert.equal(last(game).practice, true);
});

test('what was not sent to people far away was not played, so it can be taken back', async () => {
  const since = { link: 'm1', secret: 'S', next: 1, joined: 2, own: false, fresh: false, since: 1 };
  const match = { id: 'abcdefgh', seat: 1, ...since };
  const game = table({ actions: ['a', 'b'], seats: matchSeats(2, 1), match });
  game.door.answers.message = { match: null };
  await game.session.open();
  await settled();
  game.session.undo();
  await settled();
  assert.deepEqual(last(game).record.actions, ['a']);
  assert.equal(last(game).practice, undefined);
});

test('a game ends when it first ends, whatever is undone, done or renamed later', async () => {
  const game = await openTable({ actions: ['a'] });
  game.now = 7;
  game.session.play('end');
  await settled();
  assert.deepEqual([last(game).finished, last(game).used], [7, 7]);
  assert.equal(game.session.now.status.value?.note, '');
  game.now = 8;
  game.session.rename(['Ann', 'Ben']);
  await settled();
  assert.deepEqual([last(game).finished, last(game).used], [7, 8]);
  game.now = 9;
  game.session.undo();
  await settled();
  assert.deepEqual([last(game).finished, last(game).practice], [7, undefined]);
  game.session.play('end');
  await settled();
  assert.equal(last(game).finished, 7);
});

test('a game that came already over ended when its table was last used', async () => {
  const game = table();
  game.stored = { ...savedTable(['end']), over: true, used: 5 };
  game.now = 9;
  await game.session.open();
  await settled();
  assert.deepEqual([last(game).finished, last(game).used], [5, 9]);
});
