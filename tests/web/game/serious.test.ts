import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHash, readHash } from '../../../web/src/addresses/links.ts';
import { markBefore, modes } from '../../../web/src/keep/modes.ts';
import { newTable } from '../../../web/src/keep/new-table.ts';
import { readTable } from '../../../web/src/keep/saved-table.ts';
import { contribute } from '../../../web/src/slots/slots.ts';
import { openTable, savedTable, settled } from './table.ts';

test('in a serious game nothing is taken back, not by a key or an older tab either', async () => {
  const { session } = await openTable({ actions: ['a'], ahead: [['a']], serious: true });
  assert.deepEqual([session.now.canUndo.value, session.now.canRedo.value], [false, false]);
  session.undo();
  session.redo();
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a']);
  session.end('resigned-0');
  await settled();
  session.undo();
  await settled();
  assert.equal(session.now.record.value.ended, 'resigned-0');
});

test('that a game is serious is kept, and said by its address', () => {
  const table = { ...savedTable(['a']), serious: true as const };
  const lookup = readTable(JSON.stringify(table), table.key);
  assert.ok(lookup.is === 'kept' && lookup.table.serious);
  const odd = readTable(JSON.stringify({ ...table, serious: 'yes' }), table.key);
  assert.ok(odd.is === 'kept' && !('serious' in odd.table));
  assert.ok(!('serious' in newTable(table.record, table.seats)));
  const route = readHash(newHash('g', { serious: true }));
  assert.ok(route.to === 'new' && route.serious);
  const usual = readHash('#game=g&undo=yes');
  assert.ok(usual.to === 'new' && !('serious' in usual));
});

test('a manner of playing that no room has is neither read nor written', () => {
  const address = '#game=g&teach=yes';
  const route = readHash(address);
  assert.ok(route.to === 'new' && !('rooms' in route));
  const rooms = { school: true };
  assert.equal(newHash('g', { rooms }), '#game=g');
  contribute(modes, { field: 'teach', read: markBefore('taught') })('school');
  const parsed = readHash(address);
  assert.ok(parsed.to === 'new');
  assert.deepEqual(parsed.rooms, rooms);
  assert.equal(newHash('g', { rooms }), address);
});
