import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptActions, openTable, savedTable, settled } from './table.ts';

test('a bot chooses at its turn, a moment after the person’s action has landed', async () => {
  const made = await openTable({ seats: ['person', 'bot2'] });
  const { session, bots } = made;
  session.play('a');
  made.fly();
  await settled();
  assert.deepEqual(session.now.thinking.value, { seat: 1, seconds: 3 });
  assert.equal(session.now.status.value?.words, 'Blue is thinking');
  bots.asked.splice(0)[0].answer('b-c');
  await settled();
  assert.deepEqual(made.pauses, []);
  await made.land();
  assert.deepEqual(made.pauses, [250]);
  assert.equal(session.now.plies.value, 1);
  await made.pass();
  assert.deepEqual(keptActions(made), ['a', 'b-c']);
  assert.equal(session.now.thinking.value, null);
  assert.equal(session.now.live.value, true);
});

test('a bot ponders while a person is to move, and rests as soon as they do', async () => {
  const made = await openTable({ seats: ['person', 'bot2'] });
  const { session, bots } = made;
  assert.deepEqual(bots.pondered.slice(-1), [0]);
  session.play('a');
  await settled();
  assert.deepEqual(bots.pondered.slice(-1), [null]);
  bots.asked.splice(0)[0].answer('b-c');
  await made.pass();
  assert.deepEqual(bots.pondered.slice(-1), [2]);
});

test('an undo interrupts a bot, and what it still chooses does not count', async () => {
  const made = await openTable({ seats: ['person', 'bot1'] });
  made.session.play('a');
  await settled();
  const [thought] = made.bots.asked;
  made.session.undo();
  assert.equal(made.bots.interrupts, 1);
  assert.equal(made.session.now.thinking.value, null);
  thought.answer('b-c');
  await made.pass();
  assert.deepEqual(made.session.now.record.value.actions, []);
  assert.equal(made.session.now.problem.value, null);
});

test('a bot that has chosen already is not interrupted: its worker would start anew', async () => {
  const made = await openTable({ seats: ['person', 'bot1'] });
  made.session.play('a');
  await settled();
  made.bots.asked.splice(0)[0].answer('b-c');
  await settled();
  made.session.undo();
  await made.pass();
  assert.equal(made.bots.interrupts, 0);
  assert.deepEqual(made.session.now.record.value.actions, []);
});

test('a bot that can’t choose is said, and can try again', async () => {
  const made = await openTable({ seats: ['bot1', 'person'] });
  made.bots.asked.splice(0)[0].fail(Object.assign(new Error('no memory'), { kind: 'crashed' }));
  await settled();
  const { problem, thinking } = made.session.now;
  assert.deepEqual([problem.value?.what, problem.value?.message], ['bot', 'no memory']);
  assert.equal(thinking.value, null);
  problem.value?.again();
  assert.equal(problem.value, null);
  await settled();
  made.bots.asked.splice(0)[0].answer('a');
  await made.pass();
  assert.deepEqual(keptActions(made), ['a']);
});

test('a bot’s thought that comes after the table is left is not played', async () => {
  const made = await openTable({ seats: ['bot1', 'person'] });
  const kept = made.kept.length;
  const [thought] = made.bots.asked;
  made.session.close();
  assert.equal(made.session.now.thinking.value, null);
  thought.answer('a');
  await made.pass();
  assert.equal(made.kept.length, kept);
  assert.deepEqual([made.bots.stops, made.bots.asked.length], [1, 1]);
});

test('bots that play each other leave time to follow them, and wait when they are paused', async () => {
  const made = await openTable({ seats: ['bot1', 'bot1'] });
  const { session, bots } = made;
  assert.deepEqual(made.pauses, [900]);
  session.pause();
  assert.equal(session.now.thinking.value, null);
  assert.deepEqual([session.now.offers.value.pause, made.said.at(-1)], ['go', 'Paused.']);
  assert.equal(session.now.status.value?.words, 'Paused. Red is next');
  await made.pass();
  assert.equal(session.now.plies.value, 0);
  session.pause();
  await settled();
  bots.asked.splice(0)[0].answer('a');
  await made.pass();
  assert.equal(session.now.plies.value, 1);
  session.undo();
  assert.equal(session.now.paused.value, true);
  await made.pass();
  assert.deepEqual([session.now.plies.value, bots.asked.length], [0, 0]);
});

test('where a person plays, nothing can be paused', async () => {
  const { session } = await openTable({ seats: ['person', 'bot1'] });
  session.pause();
  assert.deepEqual([session.now.paused.value, session.now.offers.value.pause], [false, 'none']);
});

test('bots that continue show the newest ply first', async () => {
  const made = await openTable({ seats: ['bot1', 'bot1'], actions: ['a', 'a'] });
  made.session.pause();
  made.session.viewpoint.goTo(0);
  await settled();
  made.session.pause();
  await settled();
  assert.equal(made.session.now.display.value?.view.ply, 2);
  assert.equal(made.session.now.thinking.value?.seat, 0);
});

test('a bot plays on while an earlier ply shows, and the end is shown', async () => {
  const made = await openTable({ seats: ['bot1', 'person'], actions: ['a', 'a'] });
  const { session } = made;
  session.viewpoint.goTo(1);
  await settled();
  made.bots.asked.splice(0)[0].answer('b-c');
  await made.pass();
  assert.deepEqual([session.now.display.value?.view.ply, session.now.plies.value], [1, 3]);
  assert.equal(made.said.at(-1), '0 plays b-c. 1 to move.');
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
  other.bots.asked.splice(0)[0].answer('end');
  await other.pass();
  assert.equal(other.session.now.display.value?.view.ply, 3);
  assert.equal(other.session.now.title.value, 'Red wins · Tiny');
});

test('another page’s game stops a bot, and lets the one think that is next there', async () => {
  const made = await openTable({ seats: ['person', 'bot1', 'bot2'], actions: ['a'] });
  made.session.otherTab.adopt({
    ...savedTable(['a', 'a'], ['person', 'bot1', 'bot2']),
    key: 'here',
  });
  await settled();
  assert.equal(made.bots.interrupts, 1);
  assert.equal(made.session.now.thinking.value?.seat, 2);
});

test('the bots’ worker is started where a bot sits, and only there', async () => {
  const [without, beside] = [await openTable(), await openTable({ seats: ['person', 'bot1'] })];
  assert.deepEqual([without.bots.starts, beside.bots.starts], [0, 1]);
});
