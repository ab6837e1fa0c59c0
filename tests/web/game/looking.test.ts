import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';
import { openTable, savedTable, settled, table } from './table.ts';

const THREE: SeatPlayer[] = ['person', 'person', 'person'];

/** Where and whose the view is that shows. */
function shows({ session }: Awaited<ReturnType<typeof openTable>>) {
  const view = session.now.display.value?.view;
  return [view?.ply, view?.seat];
}

test('of two plies that were asked for, the later one shows, whichever comes first', async () => {
  const game = await openTable({ actions: ['a', 'a', 'a'] });
  game.door.held = true;
  game.session.viewpoint.goTo(0);
  game.session.viewpoint.goTo(2);
  await game.door.answer(1);
  await game.door.answer(0);
  assert.deepEqual(shows(game), [2, 0]);
  assert.equal(game.announcements.at(-1), 'Turn 2 of 3. 1 plays a.');
});

test('one ply later comes with its motions, any other by a fade', async () => {
  const { session } = await openTable({ actions: ['a', 'a', 'a'] });
  const how = async (ply: number) => {
    session.viewpoint.goTo(ply);
    await settled();
    return session.now.display.value?.how;
  };
  assert.deepEqual(
    [await how(0), await how(1), await how(3), await how(2)],
    ['fade', 'step', 'fade', 'fade'],
  );
});

test('when a motion has landed, the sheet of the next player comes', async () => {
  const game = await openTable({ sheets: 'map' });
  game.session.play('a');
  game.fly();
  await settled();
  assert.deepEqual(shows(game), [1, 0]);
  assert.equal(game.session.now.live.value, false);
  await game.land();
  assert.deepEqual(shows(game), [1, 1]);
  assert.equal(game.session.now.live.value, true);
});

test('it comes though the board has another size meanwhile', async () => {
  const game = await openTable({ sheets: 'map' });
  game.session.play('a');
  game.fly();
  await settled();
  game.room = { compact: true };
  game.session.viewpoint.sized();
  await settled();
  assert.deepEqual(shows(game), [1, 0]);
  await game.land();
  assert.deepEqual(shows(game), [1, 1]);
  assert.equal(game.session.now.display.value?.view.compact, true);
});

test('a chosen sheet stays when the board changes its size', async () => {
  const game = await openTable({ sheets: 'map' });
  game.door.held = true;
  game.session.viewpoint.lookFrom(1);
  game.room = { compact: true };
  game.session.viewpoint.sized();
  await game.door.release();
  assert.deepEqual(shows(game), [0, 1]);
  assert.equal(game.session.now.display.value?.view.compact, true);
});

test('a board that changes its size during the game is drawn for it in the end', async () => {
  const game = await openTable({ actions: ['a'] });
  game.door.held = true;
  game.session.undo();
  game.room = { compact: true, low: false };
  game.session.viewpoint.sized();
  await game.door.release();
  assert.equal(game.session.now.display.value?.view.compact, true);
  assert.equal(game.session.now.display.value?.view.ply, 0);
});

test('of two sheets that were asked for, the later shows, whichever comes first', async () => {
  const game = await openTable({ sheets: 'map', seats: THREE });
  game.door.held = true;
  game.session.viewpoint.lookFrom(1);
  game.session.viewpoint.lookFrom(2);
  await game.door.answer(1);
  await game.door.answer(0);
  assert.deepEqual(shows(game), [0, 2]);
  assert.equal(game.announcements.at(-1), 'Green’s map.');
  assert.equal(game.session.now.chosenSeat.value, 2);
  assert.equal(game.session.now.live.value, false);
});

test('a sheet that comes after the game has gone another way stays away', async () => {
  const game = await openTable({ sheets: 'map', actions: ['a', 'a'] });
  game.door.held = true;
  game.session.viewpoint.lookFrom(1);
  game.session.undo();
  await game.door.answer();
  assert.deepEqual(shows(game), [2, 0]);
  await game.door.release();
  assert.deepEqual(shows(game), [1, 1]);
  assert.equal(game.session.now.display.value?.view.plies, 1);
});

test('a sheet that is chosen while plies come stays, and they continue', async () => {
  const game = await openTable({ sheets: 'map', seats: ['person', 'bot1', 'bot1'] });
  game.session.play('d!');
  game.fly();
  await settled();
  game.session.viewpoint.lookFrom(2);
  await game.land();
  assert.deepEqual(shows(game), [3, 2]);
});

test('a sheet that is chosen while a ply is on its way is that of the ply', async () => {
  const game = await openTable({ sheets: 'map', seats: ['person', 'bot1', 'bot1'] });
  game.session.play('d!');
  game.fly();
  await settled();
  game.door.held = true;
  await game.land();
  game.session.viewpoint.lookFrom(2);
  await game.door.answer();
  assert.deepEqual(shows(game), [1, 0]);
  await game.door.release();
  assert.deepEqual(shows(game), [3, 2]);
});

test('a ply that comes after the table is left does not show', async () => {
  const game = await openTable({ actions: ['a', 'a'] });
  game.door.held = true;
  game.session.viewpoint.goTo(0);
  game.session.close();
  await game.door.release();
  assert.deepEqual(shows(game), [2, 0]);
});

test('a sheet that can’t be loaded is reported, and the table continues', async () => {
  const game = await openTable({ sheets: 'map' });
  game.door.held = true;
  game.session.viewpoint.lookFrom(1);
  game.door.calls[0].fail(new Error('broken'));
  await settled();
  assert.equal(game.session.now.problem.value?.message, 'broken');
  game.door.held = false;
  game.door.calls = [];
  game.session.viewpoint.lookFrom(1);
  await settled();
  assert.deepEqual(shows(game), [0, 1]);
});

/** A table that shows a picture of its game, as one does before the rules run. */
async function prepared(actions: string[], seats: SeatPlayer[] = ['person', 'person']) {
  const other = await openTable({ actions, seats });
  const game = table({ actions, seats });
  game.session.prepare(other.session.now.display.value?.view ?? null);
  return game;
}

test('a picture of the game shows until the rules answer, and nothing is played on it', async () => {
  const { session } = await prepared(['a']);
  assert.deepEqual(
    [session.now.live.value, session.now.status.value?.words, session.now.title.value],
    [false, '1 to move', null],
  );
  assert.deepEqual(session.now.seats.value, ['person', 'person']);
  session.play('a');
  session.viewpoint.goTo(0);
  assert.equal(session.now.plies.value, 1);
  await session.open();
  assert.deepEqual([session.now.display.value?.prepared, session.now.live.value], [false, true]);
});

test('nothing can be picked on a picture while a bot is to move', async () => {
  const { session } = await prepared([], ['bot1', 'person']);
  assert.equal(session.now.picking.value, null);
});

test('what was picked on a picture is let go when another page has played on', async () => {
  const game = await prepared(['a']);
  const { session } = game;
  session.picking.picked(['b']);
  game.stored = savedTable(['a', 'end']);
  await session.open();
  assert.deepEqual([session.now.plies.value, session.now.complete.value], [2, null]);
  assert.equal(session.now.picking.value, null);
});

test('the seats stand in one order, at the end too', async () => {
  const seats: SeatPlayer[] = ['bot1', 'person', 'bot1'];
  const { session } = await openTable({ seats, actions: ['a'] });
  assert.deepEqual(session.now.seats.value, seats);
  session.play('end');
  await settled();
  assert.deepEqual(session.now.seats.value, seats);
});
