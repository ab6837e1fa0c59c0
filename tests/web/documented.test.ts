import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { addressesOf, readHash } from './routes.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/page.md'), 'utf8');
const ROW = /^\| (`\/#?.*?) \| (?:`([a-z-]+)` )?\| /gm;
/** The addresses that are documented, and the room of each, '' for those of the core. */
const DOCUMENTED = [...PAGE.matchAll(ROW)].flatMap(([, cell, room = '']) =>
  [...cell.matchAll(/`\/(#?[^`]*)`/g)].map(([, address]) => ({ address, room })),
);

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
    const written = own.flatMap(({ address }) => fieldsOf(address));
    for (const field of Object.keys(addresses))
      assert.ok(written.includes(field), `${room}: ${field}`);
  }
});
