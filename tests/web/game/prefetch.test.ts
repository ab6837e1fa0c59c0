import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, settled } from './table.ts';

test('an action that was being pressed is played with the answer that came meanwhile', async () => {
  const { session, door, saves } = await openTable();
  const before = saves.length;
  session.expect('a');
  await settled();
  assert.equal(saves.length, before, 'nothing is kept');
  assert.equal(session.now.display.value?.view.ply, 0, 'nothing shows');
  door.held = true;
  session.play('a');
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a']);
  assert.equal(door.names.filter((name) => name === 'act').length, 1);
});

test('an action that was being pressed is not played where the press comes to nothing', async () => {
  const { session, door } = await openTable();
  session.expect('a');
  await settled();
  session.play('b-c');
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['b-c']);
  assert.equal(door.names.filter((name) => name === 'act').length, 2);
});

test('an answer is not used again after an undo: dice fall anew', async () => {
  const { session, door } = await openTable({ actions: ['a'] });
  session.expect('d!');
  session.undo();
  await settled();
  door.dice = ['d2'];
  session.play('d!');
  await settled();
  assert.equal(session.now.record.value.actions.includes('a'), false);
  assert.deepEqual(session.now.record.value.actions.slice(0, 2), ['d!', 'd2']);
});

test('an answer that fails is asked for anew when the action is played', async () => {
  const { session, door } = await openTable();
  door.held = true;
  session.expect('a');
  door.calls.splice(0)[0].fail(new Error('gone'));
  await door.release();
  session.play('a');
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a']);
  assert.equal(session.now.problem.value, null);
});

test('nothing is asked while no person may play', async () => {
  const { session, door } = await openTable({ seats: ['bot1', 'person'] });
  session.expect('a');
  assert.equal(door.names.includes('act'), false);
});
