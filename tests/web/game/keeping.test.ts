import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptActions, openTable, savedTable, settled, table } from './table.ts';

test('an action is kept, with the dice that follow, before anything of it shows', async () => {
  const made = await openTable();
  made.fly();
  const keptAt: (string[] | undefined)[] = [];
  made.session.now.display.subscribe((shown) => {
    if (shown?.view.ply) keptAt.push(keptActions(made));
  });
  made.door.held = true;
  made.session.play('d!');
  await settled();
  assert.deepEqual(keptActions(made), []);
  await made.door.answer();
  assert.deepEqual(keptAt, [['d!', 'd6', 'd1']]);
});

test('an action and its dice take one call, and show one after the other', async () => {
  const made = await openTable();
  made.fly();
  made.door.names.splice(0);
  made.session.play('d!');
  await settled();
  assert.deepEqual(made.door.names, ['act']);
  assert.equal(made.session.now.display.value?.view.ply, 1);
  await made.land();
  assert.equal(made.session.now.display.value?.view.ply, 3);
});

test('an action is kept though the table is left before its dice can show', async () => {
  const made = await openTable();
  made.fly();
  made.door.held = true;
  made.session.play('d!');
  await made.door.answer();
  made.session.close();
  await made.door.release();
  assert.deepEqual(keptActions(made), ['d!', 'd6', 'd1']);
  assert.equal(made.session.now.display.value?.view.ply, 1);
});

test('an action is not kept where the table is left before the rules have answered', async () => {
  const made = await openTable();
  made.door.held = true;
  made.session.play('d!');
  made.session.close();
  await made.door.release();
  assert.deepEqual(keptActions(made), []);
  assert.equal(made.session.now.display.value?.view.ply, 0);
});

test('a table that is left while the dice show has kept them all', async () => {
  const made = await openTable();
  made.session.play('d!');
  made.fly();
  await settled();
  const shown = made.session.now.display.value?.view.ply;
  assert.ok(shown !== undefined && shown < 3);
  made.session.close();
  await made.land();
  assert.equal(made.session.now.display.value?.view.ply, shown);
  assert.deepEqual(keptActions(made), ['d!', 'd6', 'd1']);
});

test('an action that the rules refuse is not kept, and can be followed by another', async () => {
  const made = await openTable();
  const { session } = made;
  const before = made.kept.length;
  session.play('bad');
  await settled();
  assert.equal(made.kept.length, before);
  assert.equal(session.now.problem.value?.kind, 'illegal-action');
  assert.equal(session.now.live.value, true);
  session.play('a');
  await settled();
  assert.equal(session.now.problem.value, null);
  assert.deepEqual(keptActions(made), ['a']);
});

test('what is told of a game in the list is kept with its last view', async () => {
  const made = await openTable({ actions: ['a'] });
  assert.deepEqual([made.kept[0].line, made.kept[0].over], ['1 to move', false]);
  assert.equal(made.kept[0].turn, 1);
  made.session.play('end');
  await settled();
  const last = made.kept.at(-1);
  assert.deepEqual([last?.line, last?.over, last?.turn], ['Red wins', true, undefined]);
  made.session.undo();
  assert.equal(made.kept.at(-1)?.over, false);
});

test('undo and redo are kept at once', async () => {
  const made = await openTable({ actions: ['a', 'b-c'] });
  made.door.held = true;
  made.session.undo();
  assert.deepEqual(keptActions(made), ['a']);
  assert.deepEqual(made.kept.at(-1)?.ahead, [['b-c']]);
  made.session.redo();
  assert.deepEqual(keptActions(made), ['a', 'b-c']);
});

test('a closed table does nothing more, whatever is asked of it or comes late', async () => {
  const made = await openTable({ actions: ['a', 'a'], seats: ['person', 'bot1'] });
  const { session, door, bots } = made;
  door.held = true;
  session.play('a');
  session.close();
  const [kept, starts, said, title] = [
    made.kept.length,
    bots.starts,
    made.said.length,
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
  await made.pass();
  assert.deepEqual(
    [made.kept.length, bots.starts, made.said.length, session.now.title.value],
    [kept, starts, said, title],
  );
  assert.equal(session.now.live.value, false);
  assert.equal(session.now.display.value?.view.ply, 2);
  assert.equal(bots.stops, 1);
});

test('a table that is left before it opens starts no bot', async () => {
  const made = table({ seats: ['bot1', 'person'] });
  made.door.held = true;
  const opened = made.session.open();
  made.session.close();
  await made.door.release();
  await opened;
  assert.equal(made.session.now.display.value, null);
  assert.deepEqual([made.bots.starts, made.bots.asked.length, made.kept.length], [0, 0, 0]);
});

test('a record that is not valid keeps the table from opening', async () => {
  await assert.rejects(table({ actions: ['bad'] }).session.open(), { kind: 'illegal-action' });
});

test('a game can be played on from any ply, as a table of its own', async () => {
  const made = await openTable({ actions: ['a', 'b-c', 'a'] });
  const key = made.session.playFrom(1);
  assert.deepEqual(keptActions(made), ['a']);
  assert.equal(made.kept.at(-1)?.key, key);
  assert.notEqual(key, 'here');
  assert.equal(made.kept.at(-1)?.given, 1);
  assert.deepEqual(made.session.now.record.value.actions, ['a', 'b-c', 'a']);
});
