import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchSeats } from '../../../web/src/keep/match.ts';
import * as words from '../../../web/src/words/words.ts';
import { openTable, savedTable, settled, type TestTable, table } from './table.ts';

const last = ({ kept }: TestTable) => kept[kept.length - 1];

test('a move taken back makes a game practice, and its end says so', async () => {
  const made = await openTable({ actions: ['a'], seats: ['person', 'bot2'] });
  assert.equal(last(made).practice, undefined);
  made.session.undo();
  await settled();
  assert.equal(last(made).practice, true);
  made.session.play('end');
  await settled();
  assert.equal(made.session.now.status.value?.note, words.playing.practice);
});

test('a hint makes a game practice once it shows, and not if it was cancelled', async () => {
  const made = await openTable();
  made.session.picking.toggleHint();
  made.session.picking.toggleHint();
  await settled();
  assert.equal(last(made).practice, undefined);
  made.session.picking.toggleHint();
  made.bots.asked.at(-1)?.answer({ action: 'a', picks: ['a'], words: '', note: '' });
  await settled();
  assert.equal(made.session.now.hint.value.state, 'shown');
  assert.equal(last(made).practice, true);
});

test('so does going another way than the game went', async () => {
  const made = await openTable({ actions: ['a', 'b'] });
  made.session.keepBranches([{ actions: ['c', 'd'] }]);
  made.session.switchTo(0);
  await settled();
  assert.deepEqual(last(made).record.actions, ['c', 'd']);
  assert.equal(last(made).practice, true);
});

test('what was not sent to people far away was not played, so it can be taken back', async () => {
  const since = { link: 'm1', secret: 'S', next: 1, joined: 2, own: false, fresh: false, since: 1 };
  const match = { id: 'abcdefgh', seat: 1, ...since };
  const made = table({ actions: ['a', 'b'], seats: matchSeats(2, 1), match });
  made.door.answers.message = { match: null };
  await made.session.open();
  await settled();
  made.session.undo();
  await settled();
  assert.deepEqual(last(made).record.actions, ['a']);
  assert.equal(last(made).practice, undefined);
});

test('a game ends when it first ends, whatever is undone, done or renamed later', async () => {
  const made = await openTable({ actions: ['a'] });
  made.now = 7;
  made.session.play('end');
  await settled();
  assert.deepEqual([last(made).finished, last(made).used], [7, 7]);
  assert.equal(made.session.now.status.value?.note, '');
  made.now = 8;
  made.session.rename(['Ann', 'Ben']);
  await settled();
  assert.deepEqual([last(made).finished, last(made).used], [7, 8]);
  made.now = 9;
  made.session.undo();
  await settled();
  assert.deepEqual([last(made).finished, last(made).practice], [7, undefined]);
  made.session.play('end');
  await settled();
  assert.equal(last(made).finished, 7);
});

test('a game that came already over ended when its table was last used', async () => {
  const made = table();
  made.stored = { ...savedTable(['end']), over: true, used: 5 };
  made.now = 9;
  await made.session.open();
  await settled();
  assert.deepEqual([last(made).finished, last(made).used], [5, 9]);
});
