// Any address and any stored data is read, or refused in words; nothing throws.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  type Arbitrary,
  anything,
  array,
  assert as check,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  string,
  tuple,
} from '../../web/node_modules/fast-check/lib/fast-check.js';
import { recordHash } from '../../web/src/addresses/game-links.ts';
import { dateOf, today } from '../../web/src/dates/calendar.ts';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { readTable } from '../../web/src/keep/saved-table.ts';
import { Store } from '../../web/src/keep/store.ts';
import { linkIn } from './pasted.ts';
import { readHash } from './routes.ts';
import { often } from './runs.ts';
import { spoiled } from './spoiled.ts';
import { storage } from './storage.ts';

const numRuns = often(1_000, 200_000);
const corpus = readFileSync(new URL('../corpus/addresses.txt', import.meta.url), 'utf8');
const places = [
  'home',
  'library',
  'table',
  'link',
  'record',
  'rules',
  'print',
  'lessons',
  'new',
  'daily',
  'fame',
  'message',
  'wrong',
];

const name = constantFrom(
  'game',
  'g',
  'games',
  'record',
  'table',
  'rules',
  'print',
  'learn',
  'seats',
  'options',
  'names',
  'seed',
  'undo',
  'course',
  'step',
  'daily',
  'fame',
  'm',
);
const text: Arbitrary<string> = oneof(
  string({ unit: 'binary' }),
  jsonValue().map((value) => JSON.stringify(value)),
  constantFrom('person,bot1', 'bot99', '__proto__', 'constructor', '%', '%E0%A4%A', '\u0000'),
);
const field = tuple(name, oneof(text, text.map(encoded))).map((pair) => pair.join('='));

/** As an address has it; half of a pair of surrogates can't be encoded, and stays. */
function encoded(value: string) {
  try {
    return encodeURIComponent(value);
  } catch {
    return value;
  }
}

function isRead(hash: string) {
  const route = readHash(hash);
  assert.ok(places.includes(route.to), route.to);
  if (route.to === 'wrong') assert.match(route.words, /^This link/);
}

test('any address leads somewhere, or is refused in words', () => {
  check(property(string({ unit: 'binary' }), isRead), { numRuns });
});

test('any address made of the fields that there are leads somewhere', () => {
  const addresses = array(field, { maxLength: 5 }).map((fields) => `#${fields.join('&')}`);
  check(property(addresses, isRead), { numRuns });
});

for (const address of corpus.trimEnd().split('\n')) {
  test(`an address that once did harm is read: ${address}`, () => isRead(`#${address}`));
}

test('any record comes back unchanged from its address', () => {
  check(
    property(jsonValue(), (record) => {
      const route = readHash(recordHash(record));
      assert.ok(route.to === 'record');
      assert.equal(route.text, JSON.stringify(record));
    }),
    { numRuns },
  );
});

test('any text that is pasted holds a link of letters, another address, or none', () => {
  const pasted = tuple(string({ unit: 'binary' }), constantFrom('#m=', '#g=', 'm='), text);
  check(
    property(pasted, (parts) => {
      const link = linkIn(parts.join(''));
      const { to, text: letters } = readHash(link ?? '#fame');
      assert.notEqual(to, 'home');
      if (to === 'link' || to === 'message') assert.match(letters, /^[\w-]+$/);
    }),
    { numRuns },
  );
});

const part = oneof(anything(), jsonValue());
const match = { id: 'i', link: 'l', seat: 0, secret: 's', next: 1, joined: 1, own: true };
const entry = dictionary(
  constantFrom(
    ...['format', 'key', 'record', 'seats', 'ahead', 'over', 'line', 'used', '__proto__'],
    ...['match', 'branches', 'names', 'title', 'turn', 'serious', 'rooms'],
  ),
  oneof(
    part,
    constantFrom<unknown>(
      1,
      2,
      3,
      1e300,
      -1,
      ['person'],
      ['bot99'],
      [],
      { game: 'g', actions: [] },
      [['a']],
    ),
    constantFrom<unknown>(match, ['person', 'far'], [{ actions: ['a'], ended: 'draw' }, 1, {}]),
    dictionary(constantFrom(...Object.keys(match)), part),
  ),
);
const side = { ahead: [['a']], over: true, line: '', turn: 0, title: 't', used: 9e11 };
const record = { format: 'f', game: 'g', options: {}, players: 2, actions: ['a'] };
const table = {
  ...{ format: 1, key: 'key', record, seats: ['person', 'far'], names: ['Ann', ''] },
  ...{ ...side, match, branches: [{ actions: ['b'] }] },
};
const entries = oneof(
  string(),
  spoiled(table).map((spoiled) => JSON.stringify(spoiled)),
  entry.map((value) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? 0 : each))),
);

test('any entry of the storage is a table, or damaged, or newer', () => {
  check(
    property(entries, (entry) => {
      const lookup = readTable(entry ?? '', 'key');
      assert.ok(['kept', 'damaged', 'newer'].includes(lookup.is));
      if (lookup.is !== 'kept') return;
      assert.equal(typeof lookup.table.line, 'string');
      assert.ok(dateOf(today(lookup.table.used)));
      assert.ok(lookup.table.record.actions.every((action) => typeof action === 'string'));
      assert.ok((lookup.table.branches ?? []).every(({ actions }) => Array.isArray(actions)));
      assert.ok(lookup.table.match || !lookup.table.seats.includes('far'));
    }),
    { numRuns },
  );
});

test('no entry, however damaged, is in the way of a table that is whole', () => {
  check(
    property(array(entries, { maxLength: 3 }), (damaged) => {
      const disk = storage();
      for (const [at, value] of damaged.entries()) disk.setItem(`${OWN}table:${at}`, value ?? '');
      const store = new Store(disk);
      const record = { format: 'f', game: 'g', options: {}, players: 1, actions: [] };
      const side = { ahead: [], over: false, line: '', used: 9e15 };
      store.save({ format: 1, key: 'whole', record, seats: ['person'], ...side, given: 0 });
      assert.ok(store.all().some(({ key }) => key === 'whole'));
      assert.deepEqual(new Store(disk).load('whole')?.record, record);
    }),
    { numRuns: numRuns / 5 },
  );
});
