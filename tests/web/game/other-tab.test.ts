/** One page plays at a table; the others follow it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';
import { claimed, openTable, savedTable, settled, type TestTable, table } from './table.ts';

async function following(actions: string[], seats?: SeatPlayer[]) {
  const claim = claimed(false);
  return { claim, made: await openTable({ actions, seats, claim }) };
}

const shownPly = ({ session }: TestTable) => session.now.display.value?.view.ply;

test('a page that follows can’t act, undo, redo or ask for a hint, and says why', async () => {
  const { made } = await following(['a', 'a']);
  const { session } = made;
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

test('a page that follows keeps nothing and asks no bot', async () => {
  const { made } = await following(['a'], ['person', 'bot1']);
  assert.deepEqual([made.kept.length, made.bots.starts, made.bots.asked.length], [0, 0, 0]);
});

test('a page that follows draws no dice', async () => {
  const { made } = await following(['d!']);
  assert.equal(made.door.names.includes('continue'), false);
});

test('a page that follows shows and tells what comes, ply by ply', async () => {
  const { made } = await following(['a']);
  made.said.length = 0;
  made.session.otherTab.adopt({ ...savedTable(['a', 'a', 'b-c']), key: 'here' });
  await settled();
  assert.equal(shownPly(made), 3);
  assert.deepEqual(
    made.said.map((said) => said.split('.')[0]),
    ['1 plays a', '0 plays b-c'],
  );
  assert.equal(made.kept.length, 0);
});

test('a page that follows shows the newest ply though one more came before it showed the last', async () => {
  const { made } = await following([]);
  made.door.held = true;
  made.session.otherTab.adopt({ ...savedTable(['a']), key: 'here' });
  await settled();
  made.session.otherTab.adopt({ ...savedTable(['a', 'b-c']), key: 'here' });
  await made.door.release();
  assert.equal(shownPly(made), 2);
});

test('a page that follows stays at the earlier ply that a person looks at', async () => {
  const { made } = await following(['a', 'a']);
  void made.session.viewpoint.goTo(1);
  await settled();
  made.session.otherTab.adopt({ ...savedTable(['a', 'a', 'b-c']), key: 'here' });
  await settled();
  made.session.otherTab.adopt({ ...savedTable(['a', 'a', 'b-c', 'a']), key: 'here' });
  await settled();
  assert.equal(shownPly(made), 1);
});

test('a page that takes over continues from the saved game', async () => {
  const { made } = await following(['a']);
  made.stored = savedTable(['a', 'b-c']);
  made.session.otherTab.playHere();
  await settled();
  assert.deepEqual([shownPly(made), made.session.now.live.value], [2, true]);
  made.session.play('a');
  await settled();
  assert.deepEqual(made.kept.at(-1)?.record.actions, ['a', 'b-c', 'a']);
});

test('a bot thinks in the page that takes over', async () => {
  const { made } = await following(['a'], ['person', 'bot1']);
  made.session.otherTab.playHere();
  await settled();
  assert.equal(made.bots.asked.length, 1);
});

test('a page that is taken over interrupts its bot and plays no more', async () => {
  const claim = claimed(true);
  const made = await openTable({ actions: ['a'], seats: ['person', 'bot1'], claim });
  assert.equal(made.bots.asked.length, 1);
  const kept = made.kept.length;
  claim.here.value = false;
  await settled();
  assert.deepEqual([made.bots.interrupts, made.bots.asked.length], [1, 0]);
  assert.deepEqual([made.kept.length, made.session.now.live.value], [kept, false]);
});

test('an action that the rules still check is not played once another page plays', async () => {
  const claim = claimed(true);
  const made = await openTable({ actions: ['a'], claim });
  made.door.held = true;
  made.session.play('a');
  made.stored = savedTable(['a', 'b-c']);
  claim.here.value = false;
  await made.door.release();
  assert.deepEqual(made.session.now.record.value.actions, ['a', 'b-c']);
  assert.equal(
    made.kept.some(({ record }) => record.actions.at(-1) === 'a' && record.actions.length > 1),
    false,
  );
});

test('moves made here stay although another page saved the older game', async () => {
  const made = await openTable({ actions: ['a'] });
  made.session.play('b-c');
  await settled();
  const kept = made.kept.length;
  made.session.otherTab.adopt({ ...savedTable(['a']), key: 'here' });
  await settled();
  assert.deepEqual(made.session.now.record.value.actions, ['a', 'b-c']);
  const [last] = made.kept.slice(kept);
  assert.deepEqual([last.key, last.record.actions], ['here', ['a', 'b-c']]);
  assert.equal(made.session.now.savedCopy.value, null);
});

test('a page that gets the table while it opens it continues from what is kept then', async () => {
  const claim = claimed(false);
  const made = table({ actions: ['a'], claim });
  made.door.held = true;
  const opens = made.session.open();
  await settled();
  // The news of it comes after the table.
  made.stored = savedTable(['a', 'b-c']);
  claim.here.value = true;
  await made.door.release();
  await opens;
  assert.deepEqual([shownPly(made), made.kept.at(-1)?.record.actions], [2, ['a', 'b-c']]);
});
