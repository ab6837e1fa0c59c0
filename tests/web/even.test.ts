// Even matches: their seats, how they are kept, and the words at their end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHash } from '../../web/src/addresses/links.ts';
import { alsoCalled, botName } from '../../web/src/game/player-names.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { readTable } from '../../web/src/keep/saved-table.ts';
import { evenSeats, isDuel, isEven, nextWords } from '../../web/src/rooms/fame/at-table.ts';
import { keepFinished, keptStrength, resetFame } from '../../web/src/rooms/fame/kept.ts';
import type { Door, SeatPlayer } from '../../web/src/scene/types.ts';
import { part } from './part.ts';
import { readHash } from './routes.ts';

const RECORD = {
  format: 'pygames-record-1',
  game: 'nim',
  options: {},
  players: 2,
  actions: [],
};
const DUEL: SeatPlayer[] = ['person', 'bot2.25'];
const EVEN = { rooms: { fame: true } };

function rules(strength: number) {
  const calls: unknown[] = [];
  const call = async (_: string, args: unknown) => {
    calls.push(args);
    return { strength };
  };
  return { door: part<Door>({ call: call as Door['call'] }), calls };
}

test('only one person against one bot can play an even match', () => {
  assert.ok(isDuel(['bot1', 'person']));
  for (const seats of [['person'], ['person', 'person'], ['person', 'far'], ['bot1', 'bot1']]) {
    assert.ok(!isDuel(seats as SeatPlayer[]), `${seats}`);
  }
  assert.ok(!isDuel(['person', 'bot1', 'bot1']));
});

test('its bot gets the strength that the rules find, which the next dialog says', async () => {
  const { door } = rules(3.5);
  assert.deepEqual(await evenSeats(door, 'nim', ['bot1', 'person']), ['bot3.5', 'person']);
  assert.equal(keptStrength('nim'), 3.5);
  assert.equal(keptStrength('chess'), null);
});

test('the rules are asked about the games of this game, with the strength of each', async () => {
  resetFame(0);
  const lists = { names: ['', ''], places: [0, 1], scores: [null, null], moves: [1, 1] };
  const how = { ...lists, kind: 'rated' as const, early: false, options: {} };
  keepFinished({ key: 'a', game: 'nim', at: 10, seats: DUEL, ...how });
  keepFinished({ key: 'b', game: 'chess', at: 20, seats: ['person', 'bot1'], ...how });
  const { door, calls } = rules(2.5);
  await evenSeats(door, 'nim', ['person', 'bot1']);
  const [{ games }] = calls as [{ games: { seats: SeatPlayer[] }[] }];
  assert.deepEqual(
    games.map(({ seats }) => seats),
    [DUEL],
  );
});

test('its table keeps the strength between two levels', () => {
  const lookup = readTable(JSON.stringify({ ...newTable(RECORD, DUEL), ...EVEN }), 'key');
  assert.ok(lookup.is === 'kept' && isEven(lookup.table));
  assert.deepEqual(lookup.table.seats, DUEL);
});

test('at its end it says whether the next one will be stronger or gentler', async () => {
  const table = { ...newTable(RECORD, DUEL), ...EVEN };
  assert.match(await nextWords(rules(2.5).door, table), /a little stronger/);
  assert.match(await nextWords(rules(2).door, table), /a little gentler/);
  assert.match(await nextWords(rules(2.25).door, table), /as strong/);
  const gentlest = { ...table, seats: ['person', 'bot0.1'] as SeatPlayer[] };
  assert.match(await nextWords(rules(0.1).door, gentlest), /no bot is gentler/);
  const gentle = { ...table, seats: ['person', 'bot1'] as SeatPlayer[] };
  assert.match(await nextWords(rules(0.75).door, gentle), /a little gentler/);
});

test('a bot between two levels, or of an even match, is called so', () => {
  assert.equal(botName(2), 'Patient bot');
  assert.equal(botName(2.25), 'Even match');
  const sitting = { seats: ['person', 'bot2'] as SeatPlayer[], ...EVEN };
  assert.equal(alsoCalled(sitting, [{ name: 'White' }, { name: 'Black' }], 1), 'Even match');
});

test('a link asks for an even match; other strengths than quarters are no players', () => {
  const route = readHash(newHash('nim', { seats: ['person', 'bot1'], ...EVEN }));
  assert.deepEqual(route.rooms, EVEN.rooms);
  assert.equal(readHash('#game=nim&seats=person,bot2.25').to, 'new');
  const wrong = readHash('#game=nim&seats=person,bot2.3');
  assert.ok(wrong.to === 'wrong' && wrong.words.includes('bot2.3'));
});
