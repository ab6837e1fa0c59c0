import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goingOn, isNewer } from '../../../web/src/scene/records.ts';
import { openTable, settled } from './table.ts';

test('a person resigns to a bot while it thinks, and the bot stops', async () => {
  const { session, bots } = await openTable({ actions: ['a'], seats: ['person', 'bot1'] });
  await settled();
  assert.deepEqual(session.now.earlyEnds.value, { resign: 'resigned-0', draw: 'none' });
  session.end('resigned-0');
  await settled();
  assert.equal(session.now.thinking.value, null);
  assert.equal(bots.interrupts, 1);
  assert.equal(session.now.saved.value.over, true);
});

test('resigning while a bot’s move is being made takes effect after it', async () => {
  const game = await openTable({ actions: ['a'], seats: ['person', 'bot1'] });
  const { session, bots, door } = game;
  door.held = true;
  bots.questions[0].answer('a');
  await game.pass();
  session.end('resigned-0');
  await door.release();
  await game.pass();
  const { actions, ended } = session.now.record.value;
  assert.deepEqual([actions, ended], [['a', 'a'], 'resigned-0']);
});

test('only formats beyond the ones that are known are newer', () => {
  assert.equal(isNewer({ format: 'pygames-record-99' }), true);
  assert.equal(isNewer({ format: 'pygames-record-2' }), false);
  assert.equal(isNewer({ format: 'something' }), false);
  assert.equal(isNewer({}), false);
});

test('a game that continues is not ended, and one that was not ended keeps its format', () => {
  const record = { format: 'pygames-record-1', game: 'g', options: {}, players: 2, actions: ['a'] };
  const ended = { ...record, format: 'pygames-record-2', ended: 'draw' as const };
  for (const each of [record, ended])
    assert.deepEqual(goingOn(each, []), { ...record, actions: [] });
});
