import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Looker } from '../../web/src/table/looker.ts';

globalThis.document = { querySelectorAll: () => [], body: { querySelector: () => null } };
const settled = () => new Promise((done) => setImmediate(done));

/** A table of two persons where Blue (1) is due, and Red's sheet (0) shows; answers come when told. */
function tableOfTwo() {
  const players = [{ name: 'Red' }, { name: 'Blue' }];
  const show = (seat) => ({ ply: 7, seat, to_move: 1, players, compact: false });
  const table = { shown: show(0), turn: 0, answers: [], land: () => {} };
  const session = {
    follows: true,
    seats: ['person', 'person'],
    due: () => 1,
    view: (_ply, seat) => new Promise((done) => table.answers.push(() => done(show(seat)))),
  };
  const landed = new Promise((done) => {
    table.land = done;
  });
  const looker = new Looker({
    card: { sheets: 'map' },
    session,
    board: { landed: () => landed, room: { compact: true } },
    view: () => table.shown,
    present: (view) => {
      table.shown = view;
      looker.shown();
    },
    stillNow: () => {
      const begun = table.turn;
      return () => begun === table.turn;
    },
    failed: assert.fail,
  });
  const answer = async (index) => {
    await settled();
    table.answers[index]();
    await settled();
  };
  return { table, looker, answer };
}

test('when what moved has landed, the sheet of whoever is due comes', async () => {
  const { table, looker, answer } = tableOfTwo();
  looker.turn();
  await settled();
  assert.equal(table.answers.length, 0);
  table.land();
  await answer(0);
  assert.equal(table.shown.seat, 1);
});

test('it comes though the board was drawn anew in another size meanwhile', async () => {
  const { table, looker, answer } = tableOfTwo();
  looker.turn();
  looker.sized();
  await answer(0);
  table.land();
  await answer(1);
  assert.equal(table.shown.seat, 1);
});

test('a sheet that somebody chose isn\u2019t lost to a board that changes its size', async () => {
  const { table, looker, answer } = tableOfTwo();
  looker.lookAt(1);
  looker.sized();
  await answer(0);
  await answer(1);
  assert.equal(table.shown.seat, 1);
});

test('of two sheets that were asked for, the later shows, whichever comes first', async () => {
  const { table, looker, answer } = tableOfTwo();
  looker.lookAt(1);
  looker.lookAt(0);
  await answer(1);
  await answer(0);
  assert.equal(table.shown.seat, 0);
});

test('a sheet that comes after something new has begun stays away', async () => {
  const { table, looker, answer } = tableOfTwo();
  looker.lookAt(1);
  await settled();
  table.turn += 1;
  await answer(0);
  assert.equal(table.shown.seat, 0);
});
