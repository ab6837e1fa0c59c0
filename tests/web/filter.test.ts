import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBegun } from '../../web/src/keep/saved-table.ts';
import { NO_FILTER, opponentsOf, passes } from '../../web/src/rooms/library/filter.ts';
import type { SeatPlayer } from '../../web/src/scene/types.ts';

function table(game: string, seats: SeatPlayer[], over = false) {
  const record = { format: 'f', game, options: {}, players: seats.length, actions: ['a'] };
  return { record, seats, over };
}

test('the opponents in a game are its bots, once each, and people if there are several', () => {
  assert.deepEqual(opponentsOf(table('g', ['person', 'bot2', 'bot2'])), ['bot2']);
  assert.deepEqual(opponentsOf(table('g', ['person', 'person', 'bot1'])), ['bot1', 'person']);
  assert.deepEqual(opponentsOf(table('g', ['person'])), []);
});

test('a game shows if it passes all filters', () => {
  const game = table('one', ['person', 'bot3'], true);
  assert.ok(passes(game, NO_FILTER));
  assert.ok(passes(game, { progress: 'over', game: 'one', opponent: 'bot3', name: '' }));
  assert.ok(!passes(game, { ...NO_FILTER, progress: 'open' }));
  assert.ok(!passes(game, { ...NO_FILTER, game: 'two' }));
  assert.ok(!passes(game, { ...NO_FILTER, opponent: 'person' }));
});

test('games are found by a part of a player’s name, in capitals or not', () => {
  const game = { ...table('one', ['person', 'person']), names: ['Zoë', 'Ben'] };
  const passesBy = (name: string) => passes(game, { ...NO_FILTER, name });
  assert.deepEqual(['zoë', ' BEN ', 'e', 'Anna', ''].map(passesBy), [
    true,
    true,
    true,
    false,
    true,
  ]);
  assert.ok(!passes(table('one', ['person']), { ...NO_FILTER, name: 'Ben' }));
});

test('a game that was not begun shows only if it has a title', () => {
  const game = table('one', ['person']);
  const empty = { ...game, record: { ...game.record, actions: [] } };
  assert.deepEqual([game, empty, { ...empty, title: 'Mine' }].map(isBegun), [true, false, true]);
  assert.ok(isBegun({ ...empty, ahead: [['a']] }), 'all of it was taken back');
});
