import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptActions, openTable, savedTable, settled, table } from './table.ts';

test('a pick before the frame that shows an undo does nothing', async () => {
  const { session, door } = await openTable({ actions: ['a', 'b-c'] });
  door.held = true;
  session.undo();
  assert.equal(session.now.live.value, false);
  session.play('a');
  await door.release();
  assert.deepEqual(session.now.record.value.actions, ['a']);
  assert.equal(session.now.display.value?.view.ply, 1);
  assert.equal(session.now.live.value, true);
  assert.equal(door.names.filter((name) => name === 'act').length, 0);
});

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
  const made = await openTable({ seats: ['person', 'person'] });
  made.door.more = { hold: 700 };
  made.session.play('a!');
  await settled();
  assert.equal(made.session.now.display.value?.view.ply, 1);
  assert.deepEqual(made.pauses, [700]);
  await made.pass();
  await made.pass();
  assert.equal(made.session.now.display.value?.view.ply, 3);
  assert.deepEqual(made.pauses, [], 'nothing comes after the last');
});

test('an undo while the dice show takes the decision back that they followed', async () => {
  const made = await openTable({ actions: ['a'] });
  made.session.play('d!');
  made.fly();
  await settled();
  assert.equal(made.session.now.canUndo.value, true);
  made.session.undo();
  await made.land();
  assert.deepEqual(made.session.now.record.value.actions, ['a']);
  assert.equal(made.session.now.display.value?.view.ply, 1);
  made.session.redo();
  await settled();
  assert.deepEqual(made.session.now.record.value.actions, ['a', 'd!', 'd6', 'd1']);
  assert.equal(made.session.now.live.value, true);
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

test('undo takes back a person’s decision, with what a bot has answered', async () => {
  const { session, said } = await openTable({ actions: ['a', 'a'], seats: ['person', 'bot1'] });
  session.undo();
  await settled();
  assert.deepEqual(session.now.record.value.actions, []);
  assert.equal(session.now.canUndo.value, false);
  assert.equal(said.at(-1), 'Undone. 0 to move.');
  session.redo();
  await settled();
  assert.equal(said.at(-1), 'Redone. 0 to move.');
});

test('the plies that come show one after the other, each when the last has landed', async () => {
  const made = await openTable();
  const { session } = made;
  const shown = () => session.now.display.value?.view.ply;
  session.play('d!');
  made.fly();
  await settled();
  assert.equal(shown(), 1);
  assert.equal(session.now.live.value, false);
  assert.equal(session.now.looking.value, false);
  await made.land();
  assert.equal(shown(), 3);
  assert.equal(session.now.live.value, true);
  assert.deepEqual(made.said, ['0 plays d!', 'Chance plays d6.', 'Chance plays d1. 1 to move.']);
});

test('if an earlier ply is opened while plies come, it stays and the game continues', async () => {
  const made = await openTable({ actions: ['a'] });
  const { session } = made;
  session.play('d!');
  made.fly();
  await settled();
  session.viewpoint.goTo(0);
  await made.land();
  assert.equal(session.now.display.value?.view.ply, 0);
  assert.equal(session.now.display.value?.view.plies, 4);
  assert.equal(session.now.looking.value, true);
  session.viewpoint.goTo(Infinity);
  await settled();
  assert.equal(session.now.display.value?.view.ply, 4);
  assert.equal(session.now.live.value, true);
});

test('a record that ends before chance continues: dice fall, are saved, and show', async () => {
  const made = table({ actions: ['a', 'd!'] });
  await made.session.open();
  assert.equal(made.session.now.display.value?.view.ply, 2);
  await settled();
  assert.deepEqual(keptActions(made), ['a', 'd!', 'd6', 'd1']);
  assert.equal(made.door.names.filter((name) => name === 'continue').length, 1);
  assert.equal(made.session.now.display.value?.view.ply, 4);
  assert.equal(made.session.now.display.value?.how, 'step');
  assert.equal(made.session.now.live.value, true);
});

test('where chance can’t be drawn the table is open, and says so', async () => {
  const made = table({ actions: ['d!'] });
  made.door.held = true;
  const opened = made.session.open();
  await settled();
  await made.door.answer();
  await opened;
  made.door.calls[0].fail(Object.assign(new Error('broken'), { kind: 'failed' }));
  await settled();
  const { problem } = made.session.now;
  assert.deepEqual([problem.value?.what, problem.value?.message], ['rules', 'broken']);
  problem.value?.again();
  assert.equal(made.restarts, 1);
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

test('another page’s game shows, and is not kept again here', async () => {
  const made = await openTable({ actions: ['a'] });
  const kept = made.kept.length;
  made.session.otherTab.adopt({ ...savedTable(['a', 'b-c']), key: 'here' });
  assert.equal(made.session.now.live.value, false);
  await settled();
  assert.equal(made.session.now.display.value?.view.ply, 2);
  assert.equal(made.kept.length, kept);
  assert.equal(made.session.now.savedCopy.value, null);
});

test('an action that another page’s game lacks becomes a branch, beside those of both', async () => {
  const made = await openTable({ actions: ['a'] });
  made.session.play('b-c');
  await settled();
  const branches = [{ actions: ['b', 'a'] }];
  made.session.otherTab.adopt({ ...savedTable(['a', 'a']), key: 'here', branches });
  await settled();
  assert.deepEqual(made.session.now.record.value.actions, ['a', 'a']);
  assert.deepEqual(made.kept.at(-1)?.branches, [{ actions: ['a', 'b-c'] }, ...branches]);
  assert.deepEqual(
    [made.session.now.savedCopy.value, made.session.now.branchedOff.value],
    [null, true],
  );
  made.session.play('b-c');
  assert.equal(made.session.now.branchedOff.value, false);
});

test('what another page changed besides the game shows', async () => {
  const made = await openTable({ actions: ['a'] });
  const branches = [{ actions: ['b-c'] }];
  made.session.otherTab.adopt({ ...savedTable(['a']), key: 'here', branches, names: ['Ann', ''] });
  await settled();
  assert.deepEqual(made.session.now.saved.value.branches, branches);
  assert.deepEqual(made.session.now.saved.value.names, ['Ann', '']);
});

test('without branches, an action that another page’s game lacks is saved as a copy', async () => {
  const made = await openTable({ actions: ['a'], serious: true });
  made.session.play('b-c');
  await settled();
  made.session.otherTab.adopt({ ...savedTable(['a', 'a']), key: 'here' });
  await settled();
  assert.deepEqual(keptActions(made), ['a', 'b-c']);
  assert.equal(made.kept.at(-1)?.key, made.session.now.savedCopy.value);
  assert.deepEqual(made.session.now.record.value.actions, ['a', 'a']);
});

test('what another page has undone is not kept apart: it can be redone', async () => {
  const made = await openTable({ actions: ['a'] });
  made.session.play('b-c');
  await settled();
  made.session.otherTab.adopt({
    ...savedTable([], ['person', 'person'], [['b-c'], ['a']]),
    key: 'here',
  });
  await settled();
  assert.equal(made.session.now.savedCopy.value, null);
});

/** A table at which the board moves towards what a first action has brought. */
async function inMotion() {
  const made = await openTable();
  made.moves = true;
  made.fly();
  made.session.play('a');
  await settled();
  return made;
}

test('words say what is being drawn, figures follow it, and commands are of the newest view', async () => {
  const made = await inMotion();
  const { session } = made;
  assert.equal(session.now.status.value?.words, '0 plays a');
  assert.equal(session.now.arrived.value?.view.ply, 0);
  assert.equal(session.now.live.value, true);
  await made.land();
  assert.equal(session.now.status.value?.words, '1 to move');
});

test('a pick has words at once, for it ends what moves', async () => {
  const made = await inMotion();
  const { session } = made;
  session.picking.picked(['b']);
  assert.equal(session.now.status.value?.words, 'Where does b go?');
});

test('a step that breaks off another tells where that one led', async () => {
  const made = await inMotion();
  const { session } = made;
  session.play('d');
  await settled();
  assert.equal(session.now.arrived.value?.view.ply, 1);
});
