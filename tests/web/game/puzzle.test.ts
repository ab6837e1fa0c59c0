import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepAttempt, wrongFirst } from '../../../web/src/rooms/daily/kept.ts';
import type { GameRecord } from '../../../web/src/scene/types.ts';
import { keptActions, openTable, settled } from './table.ts';

const first = { at: 0, actions: ['b-c'], wrong: 'Try another.' };

test('only the first move of a puzzle that is kept here can be wrong', () => {
  const of = (seed: string, ...actions: string[]) =>
    ({ game: 'nim', seed, actions }) as unknown as GameRecord;
  keepAttempt(400, 'nim', { table: 'a', first });
  assert.equal(wrongFirst(of('day-400'), 'a-b'), 'Try another.');
  assert.equal(wrongFirst(of('day-400'), 'b-c'), '');
  assert.equal(wrongFirst(of('day-400', 'b-c', 'x'), 'a-b'), '');
  assert.equal(wrongFirst(of('day-401'), 'a-b'), '');
});

test('a wrong move is answered and taken back, until something else is picked', async () => {
  const wrong = (_: GameRecord, action: string) => (action === 'b-c' ? '' : 'Try another.');
  const made = await openTable({ wrong });
  const { session, said } = made;
  session.picking.picked(['a']);
  session.play('a');
  assert.deepEqual([session.now.path.value, keptActions(made)], [[], []]);
  assert.equal(session.now.status.value?.words, 'Try another.');
  assert.equal(said.at(-1), 'Try another.');
  session.picking.picked(['b']);
  assert.notEqual(session.now.status.value?.words, 'Try another.');
  session.play('b-c');
  await settled();
  assert.deepEqual(keptActions(made), ['b-c']);
});
