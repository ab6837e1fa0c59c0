// In what manner a game is played: what rooms keep with it, and how version 1.0 wrote that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHash } from '../../web/src/addresses/links.ts';
import { keepChoices, rememberedChoices } from '../../web/src/keep/last-choices.ts';
import { hasAdaptive, isPlayedAs, type RoomData } from '../../web/src/keep/modes.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { write } from '../../web/src/keep/prefs.ts';
import { readTable } from '../../web/src/keep/saved-table.ts';
import { daredBy } from '../../web/src/rooms/dare/address.ts';
import { isEven } from '../../web/src/rooms/fame/at-table.ts';
import { isTaught } from '../../web/src/rooms/teaching/address.ts';
import type { Card } from '../../web/src/scene/types.ts';
import { part } from './part.ts';
import { readHash } from './routes.ts';

const RECORD = { format: 'pygames-record-1', game: 'nim', options: {}, players: 2, actions: [] };
const PLAIN = newTable(RECORD, ['person', 'bot1']);
const THEIRS = { link: 'theirs', by: 'Ann' };

type Game = { rooms?: RoomData };

/** Each manner: how version 1.0 kept it, what rooms keep now, and how a room knows it. */
const MANNERS: Readonly<
  Record<string, { before: object; rooms: RoomData; is: (game: Game) => unknown }>
> = {
  taught: { before: { taught: true }, rooms: { teaching: true }, is: isTaught },
  even: { before: { even: true }, rooms: { fame: true }, is: isEven },
  'to dare others': {
    before: { dares: true },
    rooms: { dare: true },
    is: (game) => game.rooms?.dare === true && !daredBy(game),
  },
  'for a dare': {
    before: { dare: THEIRS },
    rooms: { dare: THEIRS },
    is: (game) => daredBy(game)?.link === 'theirs' && daredBy(game)?.by === 'Ann',
  },
};

function open(more: object) {
  const lookup = readTable(JSON.stringify({ ...PLAIN, ...more }), PLAIN.key);
  assert.ok(lookup.is === 'kept');
  return lookup.table;
}

for (const [what, { before, rooms, is }] of Object.entries(MANNERS)) {
  test(`a game that version 1.0 has kept goes on as it was begun: ${what}`, () => {
    const table = open(before);
    assert.ok(is(table));
    assert.deepEqual(table, { ...PLAIN, rooms });
    assert.deepEqual(open(table), table);
    assert.ok(!is(open({})));
  });
}

test('a game is kept in several manners, of which damaged ones are left out', () => {
  const rooms = { fame: true, teaching: true, dare: true };
  assert.deepEqual(open({ taught: true, even: true, dares: true }).rooms, rooms);
  assert.deepEqual(open({ rooms: { ...rooms, fame: 1, dare: { by: 'Ann' } } }).rooms, {
    teaching: true,
  });
  for (const damaged of [3, 'x', [true], null, { teaching: 'yes', nobodys: true }]) {
    assert.ok(!('rooms' in open({ rooms: damaged, dare: 'x', taught: 1 })));
  }
});

test('what was chosen with version 1.0 is chosen again', () => {
  const card = part<Card>({ id: 'nim', players: [1, 2], levels: [1], options: [] });
  write('usual:nim', JSON.stringify({ seats: ['person', 'bot1'], taught: true, used: 1 }));
  assert.ok(isTaught(rememberedChoices(card)));
  keepChoices('nim', { seats: ['person', 'bot1'], options: {}, rooms: { fame: true } });
  assert.deepEqual(rememberedChoices(card).rooms, { fame: true });
});

test('an address asks for each manner, but can’t name a game to beat', () => {
  const rooms = { dare: true, fame: true, teaching: true };
  const address = newHash('nim', { rooms });
  assert.equal(address, '#game=nim&dares=yes&even=yes&teach=yes');
  assert.deepEqual(readHash(address).rooms, rooms);
  assert.equal(newHash('nim', { rooms: { dare: THEIRS } }), '#game=nim');
  assert.ok(!('rooms' in readHash('#game=nim&teach=no')));
});

test('a manner is known by the field that asks for it, and whether bots adapt in it', () => {
  const even = { rooms: { fame: true } };
  assert.ok(isPlayedAs('even', even) && hasAdaptive(even));
  assert.ok(!isPlayedAs('teach', even) && !hasAdaptive({ rooms: { teaching: true } }));
  assert.ok(!isPlayedAs('even', {}) && !hasAdaptive({}));
});
