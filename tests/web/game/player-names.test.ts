import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  alsoCalled,
  distinctName,
  ownNames,
  playerName,
  type Sitting,
} from '../../../web/src/game/player-names.ts';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';

const SIDES = [{ name: 'White' }, { name: 'Black' }];

const at = (seats: SeatPlayer[], names?: string[]): Sitting => ({ seats, names });
const called = (sitting: Sitting) =>
  sitting.seats.map((_, seat) => [
    playerName(sitting, SIDES, seat),
    alsoCalled(sitting, SIDES, seat),
    distinctName(sitting, SIDES, seat),
  ]);

test('without names, players are called as those at this device know them', () => {
  assert.deepEqual(called(at(['person', 'bot3'])), [
    ['You', 'White', 'You'],
    ['Black', 'Keen bot', 'Keen bot'],
  ]);
  assert.deepEqual(called(at(['person', 'person'])), [
    ['White', '', 'White'],
    ['Black', '', 'Black'],
  ]);
  assert.deepEqual(called(at(['bot9'])), [['Home-made bot', '', 'Home-made bot']]);
  assert.equal(distinctName(at(['bot3', 'bot3']), SIDES, 1), 'Keen bot (Black)');
});

test('a name stands in place of the side, which is told beside it', () => {
  assert.deepEqual(called(at(['person', 'person'], ['Anna', ''])), [
    ['Anna', 'White', 'Anna'],
    ['Black', '', 'Black'],
  ]);
  assert.deepEqual(called(at(['bot1', 'person'], ['', 'Ben'])), [
    ['White', 'Gentle bot', 'Gentle bot'],
    ['Ben', 'Black', 'Ben'],
  ]);
});

test('equal names are told apart by their sides, whatever their letters look like', () => {
  const names = (...typed: string[]) => ownNames(at(['person', 'person'], typed), SIDES);
  assert.deepEqual(names('Anna', 'anna'), ['Anna (White)', 'anna (Black)']);
  assert.deepEqual(names('Jo', 'Ｊｏ'), ['Jo (White)', 'Ｊｏ (Black)']);
  assert.deepEqual(names('Anna', 'Ben'), ['Anna', 'Ben']);
});

test('a name that is another player’s side is told apart, one that is the own side is not', () => {
  const names = (...typed: string[]) => ownNames(at(['person', 'person'], typed), SIDES);
  assert.deepEqual(names('black', ''), ['black (White)', '']);
  assert.deepEqual(names('White', ''), ['White', '']);
});

test('a name that runs from right to left leaves the words around it in order', () => {
  assert.deepEqual(ownNames(at(['person', 'person'], ['דנה', 'Zoë']), SIDES), [
    '\u2068דנה\u2069',
    'Zoë',
  ]);
});

test('a bot has no name of its own, and without names there is no list of them', () => {
  assert.deepEqual(ownNames(at(['bot1', 'person'], ['Deep', 'Ben']), SIDES), ['', 'Ben']);
  assert.equal(ownNames(at(['bot1', 'person']), SIDES), undefined);
});
