import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueSeat, neighbours, seatAt, whoseSheet } from '../../web/src/table/sheets.ts';

const persons = ['person', 'person', 'person'];
const alone = ['person', 'bot1', 'bot2'];

test('a person who is to move gets the own sheet, whatever was chosen', () => {
  assert.equal(dueSeat({ to_move: 2, seat: 0 }, persons, 1), 2);
  assert.equal(dueSeat({ to_move: 0, seat: 1 }, alone, 1), 0);
});

test('while a bot or chance acts, the sheet stays that was chosen, or the person’s own', () => {
  assert.equal(dueSeat({ to_move: 1, seat: 2 }, alone, 2), 2);
  assert.equal(dueSeat({ to_move: 1, seat: 0 }, alone, null), 0);
  assert.equal(dueSeat({ to_move: 'chance', seat: 1 }, persons, null), 1);
});

test('at the end the winner’s sheet shows, the person’s own where they share the win', () => {
  const end = { to_move: null, seat: 0, over: true, players: [{}, {}, {}] };
  assert.equal(dueSeat({ ...end, returns: [-1, 1, -1] }, alone, null), 1);
  assert.equal(dueSeat({ ...end, returns: [1, 1, -1], seat: 2 }, alone, null), 0);
  assert.equal(dueSeat({ ...end, returns: [-1, -1, 1] }, persons, 1), 1);
});

test('an earlier ply shows on the sheet of whoever acted', () => {
  const view = { moves: [{ player: 'chance' }, { player: 1 }], seat: 2 };
  assert.equal(seatAt(view, 2, persons, null), 1);
  assert.equal(seatAt(view, 1, persons, null), 2);
  assert.equal(seatAt(view, 2, alone, null), 0);
  assert.equal(seatAt(view, 2, alone, 2), 2);
});

test('it is said whose sheet it is', () => {
  const view = { players: [{ name: 'Red' }, { name: 'Yellow' }, { name: 'Green' }], seat: 0 };
  assert.equal(whoseSheet(view, alone, 'map'), 'Your map');
  assert.equal(whoseSheet(view, alone, 'map', 1), 'Yellow’s map');
  assert.equal(whoseSheet(view, persons, 'map'), 'Red’s map');
  assert.deepEqual(neighbours(0, 3), [2, 1]);
});
