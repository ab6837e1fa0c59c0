import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dueSeat,
  earlierSeat,
  neighbours,
  Seating,
  type Side,
} from '../../../web/src/game/seating.ts';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';

const PERSONS: SeatPlayer[] = ['person', 'person', 'person'];
const ALONE: SeatPlayer[] = ['person', 'bot1', 'bot2'];
const bottom = (seats: SeatPlayer[], side: Side) => new Seating(seats, false, side).bottom;
const turns = (seats: SeatPlayer[], side: Side) => new Seating(seats, false, side).follows;

test('the players before and after one sit beside them, round the table', () => {
  assert.deepEqual(neighbours(0, 3), [2, 1]);
});

test('the one person here sits at the bottom, or of several the first', () => {
  assert.equal(bottom(['bot1', 'person'], 'own'), 1);
  assert.equal(bottom(['person', 'person'], 'own'), 0);
  assert.equal(bottom(['bot1', 'bot1'], 'own'), 0);
});

test('a chosen seat sits at the bottom, whoever plays', () => {
  assert.equal(bottom(['bot1', 'person'], 'first'), 0);
  assert.equal(bottom(['person', 'bot1'], 'second'), 1);
  assert.equal(bottom(['person'], 'second'), 0);
});

test('a board turns only for several people, never for a bot', () => {
  assert.equal(turns(['person', 'person'], 'turn'), true);
  assert.equal(turns(['person', 'person'], 'own'), false);
  assert.equal(turns(['person', 'bot1'], 'turn'), false);
  assert.equal(bottom(['bot1', 'person'], 'turn'), 1);
});

const LIVE = { over: false, ended: null, winners: [], ranking: [] };

test('a person who is to move gets the own sheet, whatever was chosen', () => {
  assert.equal(dueSeat({ ...LIVE, to_move: 2, seat: 0 }, PERSONS, 1), 2);
  assert.equal(dueSeat({ ...LIVE, to_move: 0, seat: 1 }, ALONE, 1), 0);
});

test('while a bot or chance acts, the sheet stays that was chosen, or the person’s own', () => {
  assert.equal(dueSeat({ ...LIVE, to_move: 1, seat: 2 }, ALONE, 2), 2);
  assert.equal(dueSeat({ ...LIVE, to_move: 1, seat: 0 }, ALONE, null), 0);
  assert.equal(dueSeat({ ...LIVE, to_move: 'chance', seat: 1 }, PERSONS, null), 1);
});

test('at the end the winner’s sheet shows, the person’s own if they share the win or resign', () => {
  const end = { to_move: null, seat: 0, over: true, ended: null };
  const lost = { ...end, winners: [1], ranking: [1, 0, 2] };
  assert.equal(dueSeat(lost, ALONE, null), 1);
  assert.equal(dueSeat({ ...lost, ended: 'Red resigned' }, ALONE, null), 0);
  assert.equal(dueSeat({ ...end, winners: [1, 0], ranking: [1, 0, 2], seat: 2 }, ALONE, null), 0);
  assert.equal(dueSeat({ ...end, winners: [2], ranking: [2, 0, 1] }, PERSONS, 1), 1);
  assert.equal(dueSeat({ ...end, winners: [2], ranking: [2, 0, 1] }, PERSONS, null), 2);
});

test('after a draw the person’s own sheet shows, of several persons the best one’s', () => {
  const draw = { to_move: null, seat: 2, over: true, ended: null, winners: [], ranking: [1, 0, 2] };
  assert.equal(dueSeat(draw, ALONE, null), 0);
  assert.equal(dueSeat(draw, PERSONS, null), 1);
});

test('an earlier ply shows on the sheet of the player who acted', () => {
  const moves = [
    { player: 'chance' as const, text: '', phrase: '' },
    { player: 1, text: '', phrase: '' },
  ];
  const view = { moves, seat: 2 };
  assert.equal(earlierSeat(view, 2, PERSONS, null), 1);
  assert.equal(earlierSeat(view, 1, PERSONS, null), 2);
  assert.equal(earlierSeat(view, 2, ALONE, null), 0);
  assert.equal(earlierSeat(view, 2, ALONE, 2), 2);
});
