// What version 1.0 has kept and exported is read as it was written, for ever.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { inMemory } from '../../web/src/keep/prefs.ts';
import { Store } from '../../web/src/keep/store.ts';
import { backupOf } from '../../web/src/rooms/backup/text.ts';
import { importGames } from '../../web/src/rooms/library/import.ts';
import type { Card, Door } from '../../web/src/scene/types.ts';
import './far.ts';
import './rooms.ts';
import { part } from './part.ts';
import { storage } from './storage.ts';

type Saves = { entries: Record<string, string>; backup: { games: Record<string, unknown>[] } };

const file = new URL('../corpus/saves-1.json', import.meta.url);
const { entries, backup }: Saves = JSON.parse(readFileSync(file, 'utf8'));

/** A device that keeps these entries. */
function device(items: Readonly<Record<string, string>>): Store {
  globalThis.localStorage = storage();
  inMemory.clear();
  for (const [name, text] of Object.entries(items)) localStorage.setItem(OWN + name, text);
  return new Store(localStorage);
}

type Game = Record<string, unknown>;

/** A game of version 1.0 with its manner of playing where rooms keep it now. */
function inRooms({ taught, even, dares, dare, ...game }: Game): Game {
  const rooms = {
    ...(taught === true && { teaching: true }),
    ...(even === true && { fame: true }),
    ...((dare ?? dares) !== undefined && { dare: dare ?? dares }),
  };
  return { ...game, ...(Object.keys(rooms).length && { rooms }) };
}

/** Everything on this device, as a backup has it. */
function everything(store: Store): object {
  return JSON.parse(backupOf(store)?.text ?? 'null');
}

test('a device that kept its data with version 1.0 still has all of it', () => {
  const store = device(entries);
  const games = backup.games.map(inRooms);
  assert.deepEqual(everything(store), { ...backup, games });
  assert.equal(store.countQuarantined(), 0);
});

test('each table of version 1.0 is kept again with all that it had', () => {
  const store = device(entries);
  for (const table of store.all()) store.saveAgain(table);
  for (const [name, text] of Object.entries(entries)) {
    const now = localStorage.getItem(OWN + name);
    if (/^(table|finished):/.test(name))
      assert.deepEqual(JSON.parse(now ?? ''), inRooms(JSON.parse(text)));
  }
});

test('a backup of version 1.0 brings all of it to an empty device', async () => {
  const store = device({});
  // Rules that take every record, and ask nothing of a message.
  const door = part<Door>({
    call: async () => ({ over: false, result: null, status: '', to_move: 0, fits: true }),
  });
  const games = ['cercas', 'eight-by-eight', 'eight-cities', 'murus-gallicus', 'on-tour'];
  const cards = games.map((id) => part<Card>({ id, levels: [1, 2, 3, 4, 5] }));
  const plain = { ...backup, games: backup.games.filter(({ match }) => !match) };
  const report = await importGames(JSON.stringify(plain), { cards, door, store });
  assert.equal(typeof report, 'object');
  const { games: tables, ...rest } = everything(store) as typeof plain;
  assert.equal(tables.length, plain.games.length);
  const { games: _, ...others } = plain;
  assert.deepEqual(rest, others);
});
