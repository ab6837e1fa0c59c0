import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameRecord } from '../../../web/src/scene/types.ts';
import { keptActions, openTable, settled } from './table.ts';

test('a wrong move is answered and taken back, until something else is picked', async () => {
  const objection = async (_: GameRecord, action: string) =>
    action === 'b-c' ? '' : 'Try another.';
  const game = await openTable({ objection });
  const { session, announcements } = game;
  session.picking.picked(['a']);
  session.play('a');
  await settled();
  assert.deepEqual([session.now.path.value, keptActions(game)], [[], []]);
  assert.equal(session.now.status.value?.words, 'Try another.');
  assert.equal(announcements.at(-1), 'Try another.');
  session.picking.picked(['b']);
  assert.notEqual(session.now.status.value?.words, 'Try another.');
  session.play('b-c');
  await settled();
  assert.deepEqual(keptActions(game), ['b-c']);
});
