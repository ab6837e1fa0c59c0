import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptActions, openTable, savedTable, settled } from './table.ts';

test('a bot chooses at its turn, a moment after the person’s action has landed', async () => {
  const game = await openTable({ seats: ['person', 'bot2'] });
  const { session, bots } = game;
  session.play('a');
  game.fly();
  await settled();
  assert.deepEqual(session.now.thinking.value, { seat: 1, seconds: 3 });
  assert.equal(session.now.status.value?.words, 'Blue is thinking');
  bots.questions.splice(0)[0].answer('b-c');
  await settled();
  assert.deepEqual(game.pauses, []);
  await game.land();
  assert.deepEqual(game.pauses, [250]);
  assert.equal(session.now.plies.value, 1);
  await game.pass();
  assert.deepEqual(keptActions(game), ['a', 'b-c']);
  assert.equal(session.now.thinking.value, null);
  assert.equal(session.now.live.value, true);
});

test('a bot ponders while a person is to move, and rests as soon as they do', async () => {
  const game = await openTable({ seats: ['person', 'bot2'] });
  const { session, bots } = game;
  assert.deepEqual(bots.pondered.slice(-1), [0]);
  session.play('a');
  await settled();
  assert.deepEqual(bots.pondered.slice(-1), [null]);
  bots.questions.splice(0)[0].answer('b-c');
  await game.pass();
  assert.deepEqual(bots.pondered.slice(-1), [2]);
});

test('an undo interrupts a bot, and what it still chooses does not count', async () => {
  const game = await openTable({ seats: ['person', 'bot1'] });
  game.session.play('a');
  await settled();
  const [thought] = game.bots.questions;
  game.session.undo();
  assert.equal(game.bots.interrupts, 1);
  assert.equal(game.session.now.thinking.value, null);
  thought.answer('b-c');
  await game.pass();
  assert.deepEqual(game.session.now.record.value.actions, []);
  assert.equal(game.session.now.problem.value, null);
});

test('a bot that has chosen already is not interrupted: its worker would start anew', async () => {
  const game = await openTable({ seats: ['person', 'bot1'] });
  game.session.play('a');
  await settled();
  game.bots.questions.splice(0)[0].answer('b-c');
  await settled();
  game.session.undo();
  await game.pass();
  assert.equal(game.bots.interrupts, 0);
  assert.deepEqual(game.session.now.record.value.actions, []);
});

test('a bot that can’t choose is said, and can try again', async () => {
  const game = await openTable({ seats: ['bot1', 'person'] });
  game.bots.questions.splice(0)[0].fail(Object.assign(new Error('no memory'), { kind: 'crashed' }));
  await settled();
  const { problem, thinking } = game.session.now;
  assert.deepEqual([problem.value?.what, problem.value?.message], ['bot', 'no memory']);
  assert.equal(thinking.value, null);
  problem.value?.again();
  assert.equal(problem.value, null);
  await settled();
  game.bots.questions.splice(0)[0].answer('a');
  await game.pass();
  assert.deepEqual(keptActions(game), ['a']);
});

test('a bot’s thought that comes after the table is left is not played', async () => {
  const game = await openTable({ seats: ['bot1', 'person'] });
  const count = game.saves.length;
  const [thought] = game.bots.questions;
  game.session.close();
  assert.equal(game.session.now.thinking.value, null);
  thought.answer('a');
  await game.pass();
  assert.equal(game.saves.length, count);
  assert.deepEqual([game.bots.stops, game.bots.questions.length], [1, 1]);
});

test('bots that play each other leave time to follow them, and wait when they are paused', async () => {
  const game = await openTable({ seats: ['bot1', 'bot1'] });
  const { session, bots } = game;
  assert.deepEqual(game.pauses, [900]);
  session.pause();
  await game.pass();
  assert.deepEqual([session.now.plies.value, session.now.thinking.value], [0, null]);
  session.pause();
  await settled();
  bots.questions.splice(0)[0].answer('a');
  await game.pass();
  session.undo();
  await game.pass();
  assert.deepEqual([session.now.plies.value, bots.questions.length], [0, 0]);
});

test('bots that continue show the newest ply first', async () => {
  const game = await openTable({ seats: ['bot1', 'bot1'], actions: ['a', 'a'] });
  game.session.pause();
  game.session.viewpoint.goTo(0);
  await settled();
  game.session.pause();
  await settled();
  assert.equal(game.session.now.display.value?.view.ply, 2);
  assert.equal(game.session.now.thinking.value?.seat, 0);
});

test('a bot plays on while an earlier ply shows, and the end is shown', async () => {
  const game = await openTable({ seats: ['bot1', 'person'], actions: ['a', 'a'] });
  const { session } = game;
  session.viewpoint.goTo(1);
  await settled();
  game.bots.questions.splice(0)[0].answer('b-c');
  await game.pass();
  assert.deepEqual([session.now.display.value?.view.ply, session.now.plies.value], [1, 3]);
  assert.equal(game.announcements.at(-1), '0 plays b-c. 1 to move.');
  session.undo();
  await settled();
  session.viewpoint.goTo(0);
  await settled();
  session.redo();
  await settled();
  assert.equal(session.now.live.value, true);
  const other = await openTable({ seats: ['bot1', 'person'], actions: ['a', 'a'] });
  other.session.viewpoint.goTo(1);
  await settled();
  other.bots.questions.splice(0)[0].answer('end');
  await other.pass();
  assert.equal(other.session.now.display.value?.view.ply, 3);
  assert.equal(other.session.now.title.value, 'Red wins · Tiny');
});

test('another page’s game stops a bot, and lets the one think that is next there', async () => {
  const game = await openTable({ seats: ['person', 'bot1', 'bot2'], actions: ['a'] });
  game.session.otherTab.adopt({
    ...savedTable(['a', 'a'], ['person', 'bot1', 'bot2']),
    key: 'here',
  });
  await settled();
  assert.equal(game.bots.interrupts, 1);
  assert.equal(game.session.now.thinking.value?.seat, 2);
});

test('the bots’ worker is started where a bot sits, and only there', async () => {
  const [without, beside] = [await openTable(), await openTable({ seats: ['person', 'bot1'] })];
  assert.deepEqual([without.bots.starts, beside.bots.starts], [0, 1]);
});
