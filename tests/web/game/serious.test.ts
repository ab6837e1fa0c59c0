import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHash, readHash } from '../../../web/src/addresses/links.ts';
import { markBefore, modes } from '../../../web/src/keep/modes.ts';
import { contribute } from '../../../web/src/slots/slots.ts';
import { openTable, settled } from './table.ts';

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
