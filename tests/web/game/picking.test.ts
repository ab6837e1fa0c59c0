import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, settled } from './table.ts';

const ADVICE = {
  action: 'b-c',
  phrase: 'Do b-c',
  picks: ['b', 'c'],
  words: 'it wins',
  line: [],
  win: { now: [], after: [] },
};

test('picks stay where the board changes its size, and so does the question whether to play', async () => {
  const game = await openTable();
  const { session } = game;
  session.picking.picked(['b', 'c']);
  session.picking.hold('b-c');
  assert.equal(session.now.status.value?.words, 'Play this move?');
  game.room = { compact: true };
  session.viewpoint.sized();
  await settled();
  assert.equal(session.now.display.value?.view.compact, true);
  assert.deepEqual(session.now.path.value, ['b', 'c']);
  assert.equal(session.now.held.value, 'b-c');
  await settled();
  assert.equal(session.now.status.value?.words, 'Do b-c?');
});

test('a hint stays at another size of the board, and goes with the next ply', async () => {
  const game = await openTable();
  const { session, bots } = game;
  session.picking.toggleHint();
  bots.questions[0].answer({ action: 'a', picks: ['a'], words: '' });
  await settled();
  assert.ok(session.now.hint.value.after);
  game.room = { compact: true };
  session.viewpoint.sized();
  await settled();
  assert.equal(session.now.display.value?.view.compact, true);
  assert.deepEqual(session.now.hint.value.advice?.picks, ['a']);
  // The picture of its effect was made for the other size.
  assert.equal(session.now.hint.value.after, null);
  session.play('a');
  await settled();
  assert.equal(session.now.hint.value.state, 'off');
});

test('a hint that comes after it was hidden, or after an action, stays away', async () => {
  const { session, bots } = await openTable();
  session.picking.toggleHint();
  session.picking.toggleHint();
  bots.questions[0].answer(ADVICE);
  await settled();
  assert.equal(session.now.hint.value.state, 'off');
  session.picking.toggleHint();
  session.play('a');
  assert.equal(session.now.hint.value.state, 'off');
  await settled();
  bots.questions[1].answer(ADVICE);
  await settled();
  assert.equal(session.now.hint.value.state, 'off');
});

test('of two hints that were asked for the later shows', async () => {
  const { session, bots } = await openTable();
  session.picking.toggleHint();
  session.picking.hideHint();
  session.picking.toggleHint();
  bots.questions[1].answer({ ...ADVICE, action: 'later' });
  await settled();
  bots.questions[0].answer(ADVICE);
  await settled();
  assert.equal(session.now.hint.value.advice?.action, 'later');
});

test('a hint that does not come is said; nothing is asked for where nothing is live', async () => {
  const { session, bots } = await openTable({ actions: ['a'] });
  session.picking.toggleHint();
  bots.questions[0].fail(new Error('broken'));
  await settled();
  assert.deepEqual(
    [session.now.hint.value.state, session.now.problem.value?.message],
    ['off', 'broken'],
  );
  session.viewpoint.goTo(0);
  await settled();
  assert.equal(session.now.offers.value.hint, 'closed');
  session.picking.toggleHint();
  assert.deepEqual([session.now.hint.value.state, bots.questions.length], ['off', 1]);
});

test('why something can’t be picked is said for three seconds', async () => {
  const game = await openTable();
  const { session, door, announcements } = game;
  door.answers.explain = { sentence: 'This is taken.', clause: 'T1' };
  session.picking.explain(['x']);
  await settled();
  assert.deepEqual(session.now.status.value, {
    words: 'This is taken.',
    below: '',
    note: '',
    explains: true,
  });
  assert.equal(announcements.at(-1), 'This is taken.');
  assert.deepEqual(game.pauses, [3000]);
  await game.pass();
  assert.deepEqual([session.now.explained.value], [null]);
  assert.equal(session.now.status.value?.words, '0 to move');
});

test('the only person is spoken to when something can’t be picked', async () => {
  const { session, door } = await openTable({ seats: ['person', 'bot1'] });
  door.held = true;
  session.picking.explain(['x']);
  session.typed('x');
  assert.deepEqual(
    door.calls.map(({ name, args }) => [name, args.you]),
    [
      ['explain', 0],
      ['typed', 0],
    ],
  );
});

test('of two explanations the later shows; one that fails, or comes after a pick, is left out', async () => {
  const { session, door } = await openTable();
  door.held = true;
  door.answers.explain = { sentence: 'First.' };
  session.picking.explain(['x']);
  session.picking.explain(['y']);
  await door.answer(0);
  assert.deepEqual([session.now.explained.value], [null]);
  door.calls[0].fail(new Error('broken'));
  await settled();
  assert.deepEqual([session.now.explained.value, session.now.problem.value], [null, null]);
  door.calls = [];
  session.picking.explain(['z']);
  session.picking.picked(['b']);
  await door.release();
  assert.deepEqual([session.now.explained.value], [null]);
});

test('it is said why nothing can be picked at all', async () => {
  const bot = await openTable({ seats: ['bot1', 'person'] });
  bot.session.picking.explain();
  assert.equal(bot.session.now.explained.value?.words, 'Red is thinking');
  const over = await openTable({ actions: ['end'] });
  over.session.picking.explain();
  assert.equal(over.session.now.explained.value?.words, 'The game is over');
  const sheets = await openTable({ sheets: 'map' });
  sheets.session.viewpoint.lookFrom(1);
  await settled();
  sheets.session.picking.explain();
  assert.equal(sheets.session.now.explained.value?.words, 'This is Blue’s map. Go back to play');
});

test('where the mouse rests, it shows what the action would bring', async () => {
  const game = await openTable();
  const { session, door } = game;
  const calls = door.names.length;
  session.picking.preview('a');
  session.picking.preview('b-c');
  assert.equal(door.names.length, calls);
  await game.pass();
  assert.equal(door.names.length, calls + 1);
  assert.equal(session.now.foreseen.value?.action, 'b-c');
  assert.equal(session.now.foreseen.value?.view, session.now.display.value?.view);
  session.picking.preview(null);
  assert.deepEqual([session.now.foreseen.value], [null]);
  assert.deepEqual(session.now.record.value.actions, []);
});

test('the rules have one preview at a time, and the last one asked for shows', async () => {
  const game = await openTable();
  const { session, door } = game;
  door.held = true;
  session.picking.preview('a');
  await game.pass();
  session.picking.preview('b-c');
  await game.pass();
  session.picking.preview('d!');
  await game.pass();
  assert.deepEqual(
    door.calls.map(({ args }) => args.record.actions),
    [['a']],
  );
  await door.answer();
  assert.deepEqual([session.now.foreseen.value], [null]);
  assert.deepEqual(
    door.calls.map(({ args }) => args.record.actions),
    [['d!']],
  );
  await door.answer();
  assert.equal(session.now.foreseen.value?.action, 'd!');
});

test('rules that answer slowly are not asked again, but for an action to be confirmed', async (t) => {
  let passed = 0;
  t.mock.method(performance, 'now', () => passed);
  const game = await openTable();
  const { session, door } = game;
  door.held = true;
  session.picking.preview('a');
  await game.pass();
  passed += 81;
  await door.answer();
  session.picking.preview('b-c');
  await game.pass();
  assert.equal(door.calls.length, 0);
  session.picking.hold('b-c');
  await door.answer();
  assert.equal(session.now.foreseen.value?.action, 'b-c');
});

test('a preview that fails or comes after the action was played shows nothing', async () => {
  const game = await openTable();
  const { session, door } = game;
  door.held = true;
  session.picking.preview('a');
  await game.pass();
  session.play('b-c');
  await door.answer(1);
  await door.release();
  assert.equal(session.now.plies.value, 1);
  assert.deepEqual([session.now.foreseen.value], [null]);
  session.picking.preview('bad');
  await game.pass();
  assert.deepEqual([session.now.foreseen.value, session.now.problem.value], [null, null]);
});
