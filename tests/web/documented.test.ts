import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Merger } from '../../web/src/keep/stored-data.ts';
import { addressesOf, readHash } from './routes.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/page.md'), 'utf8');
const ROW = /^\| (`\/#?.*?) \| (?:`([a-z-]+)` )?\| /gm;
/** The addresses that are documented, and the room of each, '' for those of the core. */
const DOCUMENTED = [...PAGE.matchAll(ROW)].flatMap(([, cell, room = '']) =>
  [...cell.matchAll(/`\/(#?[^`]*)`/g)].map(([, address]) => ({ address, room })),
);

/** The fields that rooms add to other addresses. */
const ADDED = [...PAGE.matchAll(/^\| `&(.*?)` \| `([a-z-]+)` \|/gm)];

/** The fields of an address, without those that are only said to be possible. */
function fieldsOf(address: string) {
  return address
    .slice(1)
    .split('&')
    .map((field) => field.split('=')[0]);
}

test('each address that is documented leads to the room that the document names', () => {
  assert.ok(DOCUMENTED.length > 20);
  for (const { address, room } of DOCUMENTED) {
    const { to } = readHash(address);
    if (room) assert.equal(to, room, address);
    else assert.ok(to !== 'wrong' && !(to in addressesOf), address);
  }
});

test('each address that a room reads is documented', () => {
  for (const [room, addresses] of Object.entries(addressesOf)) {
    const own = DOCUMENTED.filter((each) => each.room === room);
    const added = ADDED.filter(([, , of]) => of === room).map(([, fields]) => ` ${fields}`);
    const written = [...own.map(({ address }) => address), ...added].flatMap(fieldsOf);
    for (const field of Object.keys(addresses))
      assert.ok(written.includes(field), `${room}: ${field}`);
  }
});

const ROOMS = join(import.meta.dirname, '../../web/src/rooms');

/** The names of entries that are documented, and the module of a room that keeps each. */
const KEPT = [
  ...PAGE.matchAll(/^\| (`.*`) \| .*`web\/src\/rooms\/([\w-]+)\/(?:kept|texts)\.ts`/gm),
].flatMap(([, cell, room]) => [...cell.matchAll(/`([^`]*)`/g)].map(([, name]) => ({ name, room })));

test('each entry that is documented as that of a room is kept there', () => {
  assert.ok(KEPT.length > 4);
  for (const { name, room } of KEPT) {
    const modules = readdirSync(join(ROOMS, room)).filter((file) => file.endsWith('.ts'));
    const source = modules.map((file) => readFileSync(join(ROOMS, room, file), 'utf8')).join();
    const written = new RegExp(`['\`]${name.replace(/<.*/, '')}`);
    assert.ok(written.test(source), `${room}: ${name}`);
  }
});

test('each entry that a room takes to other devices is documented as its own', async () => {
  const rooms = readdirSync(ROOMS).filter((room) => existsSync(join(ROOMS, room, 'kept.ts')));
  let count = 0;
  for (const room of rooms) {
    const { keeps }: { keeps?: readonly Merger[] } = await import(join(ROOMS, room, 'kept.ts'));
    const own = KEPT.filter((each) => each.room === room).map(({ name }) =>
      name.replace('<game>', 'cercas').replace('<day>', '20000').replace('<id>', 'abc'),
    );
    for (const [entry] of keeps ?? []) {
      assert.ok(
        own.some((name) => entry.test(name)),
        `${room}: ${entry}`,
      );
      count += 1;
    }
  }
  assert.ok(count > 3);
});
