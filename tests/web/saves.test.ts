// What earlier builds kept on a device: today's page has all of it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { adoptOldEntries, OWN } from '../../web/src/keep/own-keys.ts';
import { Store } from '../../web/src/keep/store.ts';
import { storage } from './storage.ts';

/** By the build that kept them: entries of the storage, of a site at the root of its host. */
const SAVES: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(new URL('../corpus/saves.json', import.meta.url), 'utf8'),
);
const ROOT = 'pygames:/:';

for (const [build, entries] of Object.entries(SAVES)) {
  test(`games that build ${build} kept are all here, move by move`, () => {
    const kept = storage();
    for (const [name, text] of Object.entries(entries)) {
      kept.setItem(name.replace(ROOT, OWN), text);
    }
    adoptOldEntries(kept);
    const store = new Store(kept);
    const tables = Object.entries(entries).filter(([name]) => name.includes('table:'));
    assert.ok(tables.length >= 4);
    assert.deepEqual(store.look().tables.length, tables.length);
    for (const [name, text] of tables) {
      const key = name.split(':').at(-1) ?? '';
      const then = JSON.parse(text);
      const now = store.load(key);
      assert.deepEqual({ ...now }, then);
      assert.equal(now && store.save(now), 'kept');
      assert.deepEqual(new Store(kept).load(key), now);
    }
  });
}
