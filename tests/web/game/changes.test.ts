import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptActions, openTable, savedTable, settled, table } from './table.ts';

test('a pick before the frame that shows a redo does nothing', async () => {
  const { session, door } = await openTable({ actions: ['a'], ahead: [['b-c']] });
  door.held = true;
  session.redo();
  assert.equal(session.now.live.value, false);
  session.play('a');
  await door.release();
  assert.deepEqual(session.now.record.value.actions, ['a', 'b-c']);
  assert.equal(session.now.live.value, true);
});

test('nothing is live while an earlier ply shows to which an undo goes back', async () => {
  const { session, door } = await openTable({ actions: ['a', 'b-c'] });
  session.viewpoint.goTo(1);
  await settled();
  door.held = true;
  session.undo();
  assert.equal(session.now.display.value?.view.ply, 1);
  assert.equal(session.now.live.value, false);
});

test('a second action before the first has shown does nothing', async () => {
  const { session, door } = await openTable();
  door.held = true;
  session.play('a');
  session.play('b-c');
  await door.release();
  assert.deepEqual(session.now.record.value.actions, ['a']);
});

test('an undo while the rules check an action waits for nothing and loses nothing', async () => {
  const { session, door } = await openTable({ actions: ['a'] });
  door.held = true;
  session.play('b-c');
  session.undo();
  await door.release();
  assert.deepEqual(session.now.record.value.actions, ['a', 'b-c']);
});

test('what has to be read holds before what came after it shows', async () => {
  const game = await openTable({ seats: ['person', 'person'] });
  game.door.more = { hold: 700 };
  game.session.play('a!');
  await settled();
  assert.equal(game.session.now.display.value?.view.ply, 1);
  assert.deepEqual(game.pauses, [700]);
  await game.pass();
  await game.pass();
  assert.equal(game.session.now.display.value?.view.ply, 3);
  assert.deepEqual(game.pauses, [], 'nothing comes after the last');
});

test('an undo while the dice show takes the decision back that they followed', async () => {
  const game = await openTable({ actions: ['a'] });
  game.session.play('d!');
  game.fly();
  await settled();
  assert.equal(game.session.now.canUndo.value, true);
  game.session.undo();
  await game.land();
  assert.deepEqual(game.session.now.record.value.actions, ['a']);
  assert.equal(game.session.now.display.value?.view.ply, 1);
  game.session.redo();
  await settled();
  assert.deepEqual(game.session.now.record.value.actions, ['a', 'd!', 'd6', 'd1']);
  assert.equal(game.session.now.live.value, true);
});

test('undo twice at once goes back two decisions', async () => {
  const { session, door } = await openTable({ actions: ['a', 'b-c', 'a'] });
  door.held = true;
  session.undo();
  session.undo();
  await door.release();
  assert.deepEqual(session.now.record.value.actions, ['a']);
  assert.deepEqual(session.now.saved.value.ahead, [['a'], ['b-c']]);
  assert.equal(session.now.display.value?.view.ply, 1);
});

test('undo right after redo goes back as far as redo went', async () => {
  const { session, door } = await openTable({ actions: ['a', 'b-c'] });
  session.undo();
  await settled();
  door.held = true;
  session.redo();
  session.undo();
  assert.deepEqual(session.now.record.value.actions, ['a']);
});

test('the plies that come show one after the other, each when the last has landed', async () => {
  const game = await openTable();
  const { session } = game;
  const plyOnBoard = () => session.now.display.value?.view.ply;
  game.door.names.splice(0);
  session.play('d!');
  game.fly();
  await settled();
  assert.deepEqual([game.door.names, plyOnBoard()], [['act'], 1]);
  assert.equal(session.now.live.value, false);
  assert.equal(session.now.looking.value, false);
  await game.land();
  assert.equal(plyOnBoard(), 3);
  assert.equal(session.now.live.value, true);
  assert.deepEqual(game.announcements, [
    '0 plays d!',
    'Chance plays d6.',
    'Chance plays d1. 1 to move.',
  ]);
});

test('if an earlier ply is opened while plies come, it stays and the game continues', async () => {
  const game = await openTable({ actions: ['a'] });
  const { session } = game;
  session.play('d!');
  game.fly();
  await settled();
  session.viewpoint.goTo(0);
  await game.land();
  assert.equal(session.now.display.value?.view.ply, 0);
  assert.equal(session.now.display.value?.view.plies, 4);
  assert.equal(session.now.looking.value, true);
  session.viewpoint.goTo(Infinity);
  await settled();
  assert.equal(session.now.display.value?.view.ply, 4);
  assert.equal(session.now.live.value, true);
});

test('a record that ends before chance continues: dice fall, are saved, and show', async () => {
  const game = table({ actions: ['a', 'd!'] });
  await game.session.open();
  assert.equal(game.session.now.display.value?.view.ply, 2);
  await settled();
  assert.deepEqual(keptActions(game), ['a', 'd!', 'd6', 'd1']);
  assert.equal(game.door.names.filter((name) => name === 'continue').length, 1);
  assert.equal(game.session.now.display.value?.view.ply, 4);
  assert.equal(game.session.now.display.value?.how, 'step');
  assert.equal(game.session.now.live.value, true);
});

test('where chance can’t be drawn the table is open, and says so', async () => {
  const game = table({ actions: ['d!'] });
  game.door.held = true;
  const opened = game.session.open();
  await settled();
  await game.door.answer();
  await opened;
  game.door.calls[0].fail(Object.assign(new Error('broken'), { kind: 'failed' }));
  await settled();
  const { problem } = game.session.now;
  assert.deepEqual([problem.value?.what, problem.value?.message], ['rules', 'broken']);
  problem.value?.again();
  assert.equal(game.restarts, 1);
});

test('an undo whose view does not come leaves nothing live, and can be shown again', async () => {
  const { session, door } = await openTable({ actions: ['a', 'b-c'] });
  door.held = true;
  session.undo();
  door.calls[0].fail(new Error('broken'));
  await settled();
  assert.equal(session.now.live.value, false);
  assert.equal(session.now.problem.value?.what, 'rules');
  door.held = false;
  door.calls = [];
  session.viewpoint.goTo(Infinity);
  await settled();
  assert.equal(session.now.live.value, true);
});

test('another page’s game that can’t be shown leaves nothing live', async () => {
  const { session, door } = await openTable({ actions: ['a'] });
  door.held = true;
  session.otherTab.adopt({ ...savedTable(['b-c']), key: 'here' });
  door.calls[0].fail(new Error('broken'));
  await settled();
  assert.equal(session.now.live.value, false);
  door.held = false;
  session.viewpoint.goTo(Infinity);
  await settled();
  assert.equal(session.now.live.value, true);
});

/** A table at which the board moves towards what a first action has brought. */
async function inMotion() {
  const game = await openTable();
  game.moves = true;
  game.fly();
  game.session.play('a');
  await settled();
  return game;
}

test('words say what is being drawn, figures follow it, and commands are of the newest view', async () => {
  const game = await inMotion();
  const { session } = game;
  assert.equal(session.now.status.value?.words, '0 plays a');
  assert.equal(session.now.arrived.value?.view.ply, 0);
  assert.equal(session.now.live.value, true);
  await game.land();
  assert.equal(session.now.status.value?.words, '1 to move');
});

test('a pick has words at once, for it ends what moves', async () => {
  const game = await inMotion();
  const { session } = game;
  session.picking.picked(['b']);
  assert.equal(session.now.status.value?.words, 'Where does b go?');
});

test('a step that breaks off another tells where that one led', async () => {
  const game = await inMotion();
  const { session } = game;
  session.play('d');
  await settled();
  assert.equal(session.now.arrived.value?.view.ply, 1);
});
