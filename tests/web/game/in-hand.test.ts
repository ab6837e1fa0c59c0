import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, settled } from './table.ts';

const HAND = { hand: ['b'], note: 'It counts double.', prompts: { b: 'Where does b go?' } };

/** A table whose views have a hand, or other extra fields. */
async function tableWith(more: object) {
  const opened = await openTable();
  opened.door.more = more;
  opened.session.play('a');
  await settled();
  return opened;
}

test('what is in the hand is picked from the start, and asked for, with what is said below it', async () => {
  const prompts = { b: 'Where does b go? It costs one.' };
  const { session } = await tableWith({ ...HAND, prompts });
  assert.deepEqual(session.now.path.value, ['b']);
  assert.equal(session.now.status.value?.words, 'Where does b go?');
  assert.equal(session.now.status.value?.note, 'It costs one. It counts double.');
});

test('while no person may act, the hand asks nothing', async () => {
  const { session } = await tableWith(HAND);
  session.play('a');
  assert.equal(session.now.live.value, false);
  assert.equal(session.now.status.value?.words, '1 to move');
});

const BUTTONS = {
  picks: { stop: 'end', all: 'a' },
  buttons: [
    { id: 'stop', label: 'Stop', ask: 'Stop here?', more: [] },
    { id: 'all', label: 'All of it', ask: '', more: ['a', 'b-c'] },
  ],
};

test('a button that asks is answered before it does anything', async () => {
  const { session } = await tableWith(BUTTONS);
  session.picking.picked(['stop']);
  session.picking.hold('end');
  assert.equal(session.now.status.value?.words, 'Stop here?');
  assert.equal(session.now.pressed.peek()?.label, 'Stop');
});

test('a button may do more than one action, and each is shown and saved', async () => {
  const { session, door } = await tableWith(BUTTONS);
  const plies: number[] = [];
  session.now.display.subscribe((value) => plies.push(value?.view.ply ?? -1));
  session.picking.picked(['all']);
  session.play('a', session.now.pressed.peek()?.more);
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a', 'a', 'a', 'b-c']);
  assert.deepEqual(plies, [1, 2, 3, 4]);
  assert.equal(session.now.live.value, true);
  // The bot's answer alone: no dice are drawn within what the button does.
  assert.equal(door.names.filter((name) => name === 'act').length, 1);
});

test('another action is played alone while a button that does more waits to be confirmed', async () => {
  const { session } = await tableWith(BUTTONS);
  session.picking.picked(['all']);
  session.picking.hold('a');
  session.play('b-c');
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a', 'b-c']);
});
