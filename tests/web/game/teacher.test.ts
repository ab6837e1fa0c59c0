import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Weighable } from '../../../web/src/game/types.ts';
import { Teacher } from '../../../web/src/rooms/teaching/teacher.ts';
import * as words from '../../../web/src/rooms/teaching/words/en.ts';
import { openTable, settled, type TestTable } from './table.ts';

const { teaching } = words;
const weigher = (session: Weighable) => new Teacher(session);
const TOTAL_LOSS = { grade: 'blunder', serious: true, proven: true, cost: 1 };
const LOSS = {
  ...TOTAL_LOSS,
  words: 'It loses for certain',
  because: 'Black then wins at once',
  action: { text: 'a!', phrase: 'Do a', brief: 'a' },
  best: { text: 'd!', phrase: 'Do d', brief: 'd' },
  odds: '',
  points: null,
  reply: ['a', 'b-c', 'a'],
};
const SLIGHT = { grade: 'inaccuracy', serious: false, proven: false, cost: 0.03, words: '' };
const SLIP = { ...LOSS, ...SLIGHT, because: '', odds: '6 in 10' };

/** A teaching game in which the person has just played. */
async function played(): Promise<TestTable> {
  const game = await openTable({ seats: ['person', 'bot1'], rooms: { teaching: true }, weigher });
  game.session.play('a');
  await settled();
  return game;
}

const calls = ({ bots }: TestTable) => bots.questions.map(({ what }) => what);

/** Answers what was asked last. */
async function answer({ bots }: TestTable, value: object) {
  bots.questions.pop()?.answer(value);
  await settled();
}

const noteOf = ({ session }: TestTable) => session.now.status.value?.note;

test('a decision is weighed before the bot thinks, and what it costs is said', async () => {
  const game = await played();
  assert.deepEqual(calls(game), ['weigh']);
  await answer(game, SLIP);
  assert.deepEqual(calls(game), ['choose']);
  const note = 'Your a cost a little: d was better (6 in 10).';
  assert.equal(noteOf(game), note);
  assert.equal(game.announcements.at(-1), note);
});

test('what a decision allows is said with it, or how many points it costs', async () => {
  const allows = await played();
  await answer(allows, { ...SLIP, because: 'Black can close an area of 5 at once' });
  assert.match(noteOf(allows) ?? '', /\(6 in 10\)\. Black can close an area of 5 at once\.$/);
  const counted = await played();
  const points = { odds: '', points: 3, words: 'It costs about 3 points' };
  await answer(counted, { ...SLIP, ...points });
  assert.equal(noteOf(counted), 'Your a cost a little: d was better. It costs about 3 points.');
});

test('of the bot’s own choice it is said that it was, of one as good which, else nothing', async () => {
  const best = await played();
  await answer(best, { ...SLIP, grade: 'best', cost: 0 });
  assert.equal(noteOf(best), teaching.fine);
  const equal = await played();
  await answer(equal, { ...SLIP, grade: 'equal', cost: 0 });
  assert.equal(noteOf(equal), teaching.even('Do d'));
  const good = await played();
  await answer(good, { ...SLIP, grade: 'good', cost: 0.01 });
  assert.equal(noteOf(good), '');
});

test('it is offered once: the next one there stands, with what would have been better', async () => {
  const game = await played();
  await answer(game, LOSS);
  game.session.undo();
  await settled();
  game.session.play('a');
  await settled();
  await answer(game, LOSS);
  assert.deepEqual(calls(game), ['choose']);
  assert.equal(noteOf(game), `${teaching.better.blunder('a', 'd', '')} Black then wins at once.`);
});

test('what only seems costly is weighed once more, and the smaller cost counts', async () => {
  const game = await played();
  await answer(game, { ...LOSS, proven: false, cost: 0.3 });
  assert.deepEqual(calls(game), ['weigh']);
  await answer(game, SLIP);
  assert.deepEqual(calls(game), ['choose']);
  assert.equal(game.session.now.verdict.value?.asks, '');
});

test('a bot that can’t weigh stops no game', async () => {
  const game = await played();
  game.bots.questions.pop()?.fail(new Error('none'));
  await settled();
  assert.deepEqual(calls(game), ['choose']);
  assert.equal(game.session.now.verdict.value, null);
});

test('what is taken back while it is weighed is not spoken of', async () => {
  const game = await played();
  const [weighing] = game.bots.questions.splice(0);
  game.session.undo();
  await settled();
  weighing.answer(LOSS);
  await settled();
  assert.equal(game.session.now.verdict.value, null);
  assert.deepEqual(calls(game), []);
});

test('nothing is weighed in another game, once a game is over, or of what a bot did', async () => {
  const other = await openTable({ seats: ['person', 'bot1'], weigher });
  other.session.play('a');
  await settled();
  assert.deepEqual(calls(other), ['choose']);
  const over = await openTable({ seats: ['person', 'bot1'], rooms: { teaching: true }, weigher });
  over.session.play('end');
  await settled();
  assert.deepEqual(calls(over), []);
  const bots = await played();
  await answer(bots, SLIP);
  await bots.pass();
  await answer(bots, 'a' as unknown as object);
  await bots.pass();
  assert.deepEqual(calls(bots), []);
});

test('a line that is played out stays until the decision is taken back or left', async () => {
  for (const leave of [false, true]) {
    const game = await played();
    await answer(game, LOSS);
    const { now, viewpoint, weigher } = game.session;
    game.moves = true;
    game.fly();
    void viewpoint.playOut(1, ['b-c', 'a']);
    await settled();
    assert.match(now.status.value?.below ?? '', /plays a\./);
    game.moves = false;
    await game.land();
    assert.match(now.status.value?.below ?? '', /plays b-c\./);
    await game.pass();
    await game.pass();
    assert.equal(now.view.value?.ply, 3);
    if (leave) {
      await viewpoint.back();
      weigher?.letStand();
    } else game.session.undo();
    await settled();
    assert.equal(now.view.value?.ply, leave ? 1 : 0);
    assert.equal(now.aside.value, null);
    assert.deepEqual(calls(game), leave ? ['choose'] : []);
  }
});
