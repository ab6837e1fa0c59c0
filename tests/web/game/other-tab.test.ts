/** One page plays at a table; the others follow it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';
import { claimed, openTable, savedTable, settled, type TestTable, table } from './table.ts';

async function following(actions: string[], seats?: SeatPlayer[]) {
  const claim = claimed(false);
  return { claim, game: await openTable({ actions, seats, claim }) };
}

const shownPly = ({ session }: TestTable) => session.now.display.value?.view.ply;

test('a page that follows can’t act, undo, redo or ask for a hint, and says why', async () => {
  const { game } = await following(['a', 'a']);
  const { session } = game;
  session.play('a');
  session.undo();
  session.redo();
  session.picking.toggleHint();
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a', 'a']);
  assert.deepEqual([session.now.live.value, session.now.canUndo.value], [false, false]);
  assert.equal(session.now.offers.value.hint, 'closed');
  session.picking.explain();
  assert.match(session.now.status.value?.words ?? '', /in another tab/);
});

test('a page that follows keeps nothing, asks no bot and draws no dice', async () => {
  for (const actions of [['a'], ['d!']]) {
    const { game } = await following(actions, ['person', 'bot1']);
    assert.deepEqual([game.saves.length, game.bots.starts, game.bots.questions.length], [0, 0, 0]);
    assert.equal(game.door.names.includes('continue'), false);
  }
});

test('a page that follows shows and tells what comes, ply by ply', async () => {
  const { game } = await following(['a']);
  game.announcements.length = 0;
  game.session.otherTab.adopt({ ...savedTable(['a', 'a', 'b-c']), key: 'here' });
  await settled();
  assert.equal(shownPly(game), 3);
  assert.deepEqual(
    game.announcements.map((text) => text.split('.')[0]),
    ['1 plays a', '0 plays b-c'],
  );
  assert.equal(game.saves.length, 0);
});

test('a page that follows shows the newest ply though one more came before it showed the last', async () => {
  const { game } = await following([]);
  game.door.held = true;
  game.session.otherTab.adopt({ ...savedTable(['a']), key: 'here' });
  await settled();
  game.session.otherTab.adopt({ ...savedTable(['a', 'b-c']), key: 'here' });
  await game.door.release();
  assert.equal(shownPly(game), 2);
});

test('a bot thinks in the page that takes over', async () => {
  const { game } = await following(['a'], ['person', 'bot1']);
  game.session.otherTab.playHere();
  await settled();
  assert.equal(game.bots.questions.length, 1);
});

test('a page that is taken over interrupts its bot and plays no more', async () => {
  const claim = claimed(true);
  const game = await openTable({ actions: ['a'], seats: ['person', 'bot1'], claim });
  assert.equal(game.bots.questions.length, 1);
  const count = game.saves.length;
  claim.here.value = false;
  await settled();
  assert.deepEqual([game.bots.interrupts, game.bots.questions.length], [1, 0]);
  assert.deepEqual([game.saves.length, game.session.now.live.value], [count, false]);
});

test('an action that the rules still check is not played once another page plays', async () => {
  const claim = claimed(true);
  const game = await openTable({ actions: ['a'], claim });
  game.door.held = true;
  game.session.play('a');
  game.stored = savedTable(['a', 'b-c']);
  claim.here.value = false;
  await game.door.release();
  assert.deepEqual(game.session.now.record.value.actions, ['a', 'b-c']);
  assert.equal(
    game.saves.some(({ record }) => record.actions.at(-1) === 'a' && record.actions.length > 1),
    false,
  );
});

test('moves made here stay although another page saved the older game', async () => {
  const game = await openTable({ actions: ['a'] });
  game.session.play('b-c');
  await settled();
  const count = game.saves.length;
  game.session.otherTab.adopt({ ...savedTable(['a']), key: 'here' });
  await settled();
  assert.deepEqual(game.session.now.record.value.actions, ['a', 'b-c']);
  const [last] = game.saves.slice(count);
  assert.deepEqual([last.key, last.record.actions], ['here', ['a', 'b-c']]);
});

test('a page that gets the table while it opens it continues from what is kept then', async () => {
  const claim = claimed(false);
  const game = table({ actions: ['a'], claim });
  game.door.held = true;
  const opens = game.session.open();
  await settled();
  // The news of it comes after the table.
  game.stored = savedTable(['a', 'b-c']);
  claim.here.value = true;
  await game.door.release();
  await opens;
  assert.deepEqual([shownPly(game), game.saves.at(-1)?.record.actions], [2, ['a', 'b-c']]);
});
