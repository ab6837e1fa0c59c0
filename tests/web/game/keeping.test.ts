import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptActions, openTable, savedTable, settled, table } from './table.ts';

test('an action is kept though the table is left before its dice can show', async () => {
  const game = await openTable();
  game.fly();
  game.door.held = true;
  game.session.play('d!');
  await game.door.answer();
  game.session.close();
  await game.door.release();
  await game.land();
  assert.deepEqual(keptActions(game), ['d!', 'd6', 'd1']);
  assert.equal(game.session.now.display.value?.view.ply, 1);
});

test('an action is not kept where the table is left before the rules have answered', async () => {
  const game = await openTable();
  game.door.held = true;
  game.session.play('d!');
  game.session.close();
  await game.door.release();
  assert.deepEqual(keptActions(game), []);
  assert.equal(game.session.now.display.value?.view.ply, 0);
});

test('an action that the rules refuse is not kept, and can be followed by another', async () => {
  const game = await openTable();
  const { session } = game;
  const before = game.saves.length;
  session.play('bad');
  await settled();
  assert.equal(game.saves.length, before);
  assert.equal(session.now.problem.value?.kind, 'illegal-action');
  assert.equal(session.now.live.value, true);
  session.play('a');
  await settled();
  assert.equal(session.now.problem.value, null);
  assert.deepEqual(keptActions(game), ['a']);
});

test('what is told of a game in the list is kept with its last view', async () => {
  const game = await openTable({ actions: ['a'] });
  assert.deepEqual([game.saves[0].line, game.saves[0].over], ['1 to move', false]);
  assert.equal(game.saves[0].turn, 1);
  game.session.play('end');
  await settled();
  const last = game.saves.at(-1);
  assert.deepEqual([last?.line, last?.over, last?.turn], ['Red wins', true, undefined]);
  game.session.undo();
  assert.equal(game.saves.at(-1)?.over, false);
});

test('undo and redo are kept at once', async () => {
  const game = await openTable({ actions: ['a', 'b-c'] });
  game.door.held = true;
  game.session.undo();
  assert.deepEqual(keptActions(game), ['a']);
  assert.deepEqual(game.saves.at(-1)?.ahead, [['b-c']]);
  game.session.redo();
  assert.deepEqual(keptActions(game), ['a', 'b-c']);
});

test('a closed table does nothing more, whatever is asked of it or comes late', async () => {
  const game = await openTable({ actions: ['a', 'a'], seats: ['person', 'bot1'] });
  const { session, door, bots } = game;
  door.held = true;
  session.play('a');
  session.close();
  const [count, starts, words, title] = [
    game.saves.length,
    bots.starts,
    game.announcements.length,
    session.now.title.value,
  ];
  await door.release();
  session.play('a');
  session.undo();
  session.redo();
  session.pause();
  session.viewpoint.goTo(0);
  session.picking.toggleHint();
  session.picking.explain(['x']);
  session.otherTab.adopt(savedTable(['a', 'a', 'a', 'a']));
  session.close();
  await session.open();
  await game.pass();
  assert.deepEqual(
    [game.saves.length, bots.starts, game.announcements.length, session.now.title.value],
    [count, starts, words, title],
  );
  assert.equal(session.now.live.value, false);
  assert.equal(session.now.display.value?.view.ply, 2);
  assert.equal(bots.stops, 1);
});

test('a table that is left before it opens starts no bot', async () => {
  const game = table({ seats: ['bot1', 'person'] });
  game.door.held = true;
  const opened = game.session.open();
  game.session.close();
  await game.door.release();
  await opened;
  assert.equal(game.session.now.display.value, null);
  assert.deepEqual([game.bots.starts, game.bots.questions.length, game.saves.length], [0, 0, 0]);
});
