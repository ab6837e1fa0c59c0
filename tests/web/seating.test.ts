import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerCounts } from '../../web/src/game/seating.ts';
import {
  defaultCount,
  defaultSeats,
  type Opponents,
  opponentsOf,
  withCount,
  withOpponents,
  withPersonAt,
} from '../../web/src/home/seating.ts';
import type { Card } from '../../web/src/scene/types.ts';

const TOUR: Pick<Card, 'players' | 'levels'> = { players: [1, 8], levels: [1, 2] };

test('a person usually plays against the gentlest bot', () => {
  assert.equal(defaultCount(TOUR), 2);
  assert.deepEqual(defaultSeats(TOUR, 2), ['person', 'bot1']);
  assert.deepEqual(defaultSeats({ ...TOUR, levels: [] }, 2), ['person', 'person']);
});

test('with more players those who sit stay, and bots come', () => {
  assert.deepEqual(withCount(TOUR, ['bot2', 'person'], 4), ['bot2', 'person', 'bot1', 'bot1']);
  assert.deepEqual(withCount(TOUR, ['bot2', 'person', 'bot1'], 1), ['bot2']);
  assert.deepEqual(playerCounts({ ...TOUR, players: [2, 4] }), [2, 3, 4]);
});

test('who plays against whom is said by the seats, and makes them', () => {
  const all: Opponents[] = ['bot', 'person'];
  for (const opponents of all) {
    for (const count of [2, 3]) {
      assert.equal(opponentsOf(withOpponents(TOUR, count, opponents)), opponents);
    }
  }
  assert.equal(opponentsOf(['person', 'bot1', 'person']), 'person');
  assert.equal(opponentsOf(['bot1', 'bot2']), 'bots');
});

test('the only person changes seats with whoever sits there', () => {
  assert.deepEqual(withPersonAt(['person', 'bot1', 'bot2'], 2), ['bot2', 'bot1', 'person']);
  assert.deepEqual(withPersonAt(['far', 'person'], 1), ['far', 'person']);
});

test('people far away stay far away when there are more or fewer of them', () => {
  assert.deepEqual(withCount(TOUR, ['far', 'person'], 4), ['far', 'person', 'far', 'far']);
  assert.deepEqual(withCount(TOUR, ['far', 'far', 'person'], 2), ['far', 'person']);
  assert.deepEqual(withCount(TOUR, ['person', 'far'], 1), ['person']);
});
