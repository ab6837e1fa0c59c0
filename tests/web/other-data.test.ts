// Other data for another device, besides games and exercises, and how it is merged there.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { today } from '../../web/src/dates/calendar.ts';
import { knownNames } from '../../web/src/keep/names.ts';
import { mergeOtherData, otherData } from '../../web/src/keep/other-data.ts';
import { inMemory, read, write } from '../../web/src/keep/prefs.ts';
import { theme } from '../../web/src/keep/settings.ts';
import { seenTips } from '../../web/src/keep/tips.ts';
import { attemptsOf, rivalsOf } from '../../web/src/rooms/daily/kept.ts';
import { finishedGames } from '../../web/src/rooms/fame/kept.ts';
import { stepsDone } from '../../web/src/rooms/lessons/kept.ts';
import { sounds } from '../../web/src/rooms/sound/room.ts';
import { exchange } from '../../web/src/words/words.ts';
import './rooms.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

function game(key: string, at: number) {
  const lists = { names: ['', ''], places: [0, 1], scores: [null, null], moves: [3, 3] };
  const how = { kind: 'rated', early: false, options: {} };
  return { key, game: 'g', at, seats: ['person', 'bot1'], ...lists, ...how };
}

const chosen = (map: string, used: number) => {
  return JSON.stringify({ seats: ['person'], options: { map }, used });
};

/** What a device has after it took in what another has. */
function merged(here: Record<string, string>, there: Record<string, string>) {
  for (const [name, text] of Object.entries(here)) write(name, text);
  return mergeOtherData(there);
}

test('of a lesson the farther step stands, on whichever device it was', () => {
  merged(
    { learned: '{"g basics": 4, "h basics": 1}' },
    { learned: '{"g basics": 2, "h basics": 3, "g fine-print": 1, "g other": 9}' },
  );
  const steps = [stepsDone('g'), stepsDone('h'), stepsDone('g', 'fine-print')];
  assert.deepEqual(steps, [4, 3, 1]);
});

const TODAY = today();
const DAY = `daily:${TODAY}`;

test('of a day what is finished stands, else what was begun first; scores of bots come together', () => {
  const attemptAt = (table: string, result?: object) => {
    return { table, opened: TODAY + Number(table), task: '', result };
  };
  const day = (games: object, rivals: object) => JSON.stringify({ games, rivals });
  merged(
    { [DAY]: day({ a: attemptAt('1'), b: attemptAt('2', { how: 'won' }) }, { a: { 1: 10 } }) },
    {
      [DAY]: day(
        { a: attemptAt('3', { how: 'lost' }), b: attemptAt('4'), c: attemptAt('5') },
        { a: { 2: 20 }, c: { 1: 5 } },
      ),
    },
  );
  const attempts = Object.entries(attemptsOf(TODAY)).map(([game, { table }]) => `${game}${table}`);
  assert.deepEqual(attempts.sort(), ['a3', 'b2', 'c5']);
  assert.deepEqual([rivalsOf(TODAY, 'a'), rivalsOf(TODAY, 'c')], [{ 1: 10, 2: 20 }, { 1: 5 }]);
});

test('names and tips come together, the names used last first', () => {
  merged(
    { names: '{"Ann": 5, "Ben": 3}', tips: '["undo"]' },
    { names: '{"Ben": 6, "Cleo": 1}', tips: '["undo", "hint"]' },
  );
  assert.deepEqual(knownNames(), ['Ben', 'Ann', 'Cleo']);
  assert.deepEqual(seenTips(), ['hint', 'undo']);
});

test('the players and options of a game are those chosen last', () => {
  merged({ 'usual:g': chosen('small', 5), 'usual:h': chosen('small', 5) }, {});
  mergeOtherData({ 'usual:g': chosen('large', 6), 'usual:h': chosen('large', 4) });
  const maps = ['usual:g', 'usual:h'].map((name) => JSON.parse(read(name) ?? '').options.map);
  assert.deepEqual(maps, ['large', 'small']);
});

test('entries that this page would not write are not taken in as they are', () => {
  const long = 'x'.repeat(1_000_000);
  const many = Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`k${at} basics`, 1]));
  const attempt = { table: 'k', opened: 5, task: long };
  const more = { table: 'k', opened: 5, more: long };
  const entries = {
    'usual:g': JSON.stringify({ seats: [], options: { long, [long]: 'x' }, used: 5, more: long }),
    [DAY]: JSON.stringify({
      games: { g: attempt, h: more },
      rivals: { g: { [long]: 3 } },
      more: long,
    }),
    [`daily:${TODAY + 30}`]: '{"games":{}}',
    'daily:1': '{"games":{}}',
    fame: JSON.stringify({ since: 0, games: [{ ...game('a', 1), more: long }] }),
    learned: JSON.stringify(many),
    tips: JSON.stringify([long, ...Array.from({ length: 9000 }, (_, at) => `tip ${at}`)]),
    'puzzles:g': `5:3:1 ${long}`,
    'puzzle-run:g': JSON.stringify({ seed: 1, best: 0, grades: long.split('').map(() => 3) }),
  };
  mergeOtherData(entries);
  const sizes = Object.values(otherData()).map((text) => text.length);
  assert.ok(Math.max(...sizes) < 10_000, `${sizes}`);
  assert.deepEqual(
    Object.keys(otherData()).filter((name) => name.startsWith('daily')),
    [DAY],
  );
});

test('what was learned is written once, however much comes', () => {
  const disk = storage();
  let written = 0;
  globalThis.localStorage = new Proxy(disk, {
    get: (target, use) => {
      if (use === 'setItem') written += 1;
      return Reflect.get(target, use);
    },
  });
  const many = (name: (at: number) => string) => Array.from({ length: 150 }, (_, at) => name(at));
  const learned = Object.fromEntries(many((at) => `g${at} basics`).map((key) => [key, 3]));
  mergeOtherData({
    learned: JSON.stringify(learned),
    tips: JSON.stringify(many((at) => `t${at}`)),
  });
  assert.deepEqual([stepsDone('g149'), seenTips().length, written], [3, 150, 2]);
});

test('a setting is taken where nothing was chosen here', () => {
  theme.choose('dark');
  merged({}, { theme: 'light', sounds: 'on', keys: 'sideways' });
  assert.deepEqual([theme.value, sounds.value, read('keys')], ['dark', 'on', null]);
});

test('all of it, and nothing else, is exported; what is damaged or unknown changes nothing', () => {
  const entries = { fame: '{}', 'daily:3': '{}', 'table:x': '{}', moving: '1', deck: 'a 1:1' };
  for (const [name, text] of Object.entries(entries)) write(name, text);
  assert.deepEqual(Object.keys(otherData()).sort(), ['daily:3', 'fame']);
  const damaged = {
    fame: '[',
    learned: '3',
    tips: '{}',
    names: '7',
    'daily:3': 'x',
  };
  assert.equal(mergeOtherData({ 'table:x': 'stolen', backup: '{}' }), null);
  assert.deepEqual(mergeOtherData(damaged)?.told, []);
  assert.equal(read('table:x'), '{}');
  assert.deepEqual([finishedGames(), knownNames(), seenTips()], [[], [], []]);
  assert.equal(mergeOtherData('nothing'), null);
});

test('an import takes so much of each kind, of games that this page has, and says what it leaves', () => {
  const ids = Array.from({ length: 300 }, (_, at) => at);
  const usual = Object.fromEntries(ids.map((id) => [`usual:g${id}`, chosen('large', 5)]));
  const text = (id: number, letters = 5) =>
    JSON.stringify({ name: `f${id}.py`, text: `${id}${'x'.repeat(letters)}`, used: 5 });
  const { many, game: unknown } = exchange.notKeptSince;
  const small = Object.fromEntries(ids.map((id) => [`text:a${id}`, text(id)]));
  const large = Object.fromEntries(ids.map((id) => [`text:a${id}`, text(id, 50_000)]));
  for (const [came, kind, least, most, why] of [
    [usual, 'usual:', 200, 200, exchange.refusedEntry('', many)],
    [small, 'text:', 200, 200, exchange.refusedEntry('f299.py', many)],
    [large, 'text:', 15, 20, exchange.refusedEntry('f299.py', many)],
  ] as const) {
    globalThis.localStorage = storage();
    for (let i = 0; i < 2; i += 1) {
      const arrival = mergeOtherData(came);
      assert.ok(arrival?.merged);
      assert.equal(arrival.refused.at(-1), why);
      const count = Object.keys(otherData()).filter((name) => name.startsWith(kind)).length;
      assert.ok(count >= least && count <= most, `${count} of ${kind}`);
    }
  }
  const strange = { 'usual:g': chosen('large', 5), 'puzzles:other': '5:3:1 a' };
  globalThis.localStorage = storage();
  const arrival = mergeOtherData(strange, (id) => id === 'g');
  assert.deepEqual(arrival?.refused, [exchange.refusedEntry('', unknown)]);
  assert.deepEqual(Object.keys(otherData()), ['usual:g']);
});

test('what has no room is left out whole, and that is said; what was here stays', () => {
  const deck = { 'text:a': JSON.stringify({ name: 'a.py', text: 'theirs', used: 9 }), fame: '{}' };
  globalThis.localStorage = storage();
  write('text:a', JSON.stringify({ name: 'a.py', text: 'mine', used: 5 }));
  const used = Object.entries({ ...localStorage }).join('').length;
  const before = { ...localStorage };
  globalThis.localStorage = storage(used);
  for (const [name, text] of Object.entries(before)) localStorage.setItem(name, text);
  const arrival = mergeOtherData(deck);
  const { room } = exchange.notKeptSince;
  assert.deepEqual(arrival, {
    merged: false,
    told: [],
    refused: [exchange.refusedEntry('', room), exchange.refusedEntry('a.py', room)],
  });
  assert.deepEqual([{ ...localStorage }, inMemory.size], [before, 0]);
});
