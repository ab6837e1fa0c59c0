import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageHash } from '../../web/src/addresses/game-links.ts';
import { addresses, newHash, roomHash, tableHash } from '../../web/src/addresses/links.ts';
import { printHash } from '../../web/src/rooms/print/address.ts';
import type { SeatPlayer } from '../../web/src/scene/types.ts';
import { contribute } from '../../web/src/slots/slots.ts';
import { linkIn } from './pasted.ts';
import { readHash } from './routes.ts';

test('every key that a table can have is read as it is written, whatever it begins with', () => {
  const sign = (at: number) => (at % 36).toString(36);
  for (let at = 0; at < 36 * 36; at += 1) {
    const two = sign(Math.floor(at / 36)) + sign(at);
    for (const key of [`${two}4h0a6p6v6x`, `4h0a6p6v6x${two}`, two.repeat(6)]) {
      assert.deepEqual(readHash(tableHash(key)), { to: 'table', key });
      assert.deepEqual(readHash(printHash('cercas', key)), {
        to: 'print',
        game: 'cercas',
        table: key,
      });
    }
  }
});

test('an address that is taken is refused, with both names', () => {
  const read = () => ({});
  const takes = (room: string, field: string) => () =>
    contribute(addresses, { [field]: read })(room);
  for (const field of ['g', 'table', 'game', 'delete']) {
    assert.throws(takes('attic', field), { message: `addresses, ${field}: core and attic` });
  }
  takes('cellar', 'stairs')();
  assert.throws(takes('attic', 'stairs'), { message: 'addresses, stairs: cellar and attic' });
  assert.deepEqual([roomHash('stairs'), roomHash('constructor')], ['#stairs', null]);
});

test('an empty address is the home page', () => {
  assert.deepEqual(readHash(''), { to: 'home' });
  assert.deepEqual(readHash('#'), { to: 'home' });
});

test('a new table: seats, options and seed come back as they went', () => {
  const choices = {
    seats: ['person', 'bot3'] satisfies SeatPlayer[],
    options: { map: 'a b&c' },
    seed: 'daily',
  };
  const route = readHash(newHash('some-game', choices));
  assert.deepEqual(route, { to: 'new', game: 'some-game', ...choices });
});

test('a message comes back unchanged, also from a longer text', () => {
  const text = 'mDCa0IinCCVl1ge4zaV6V-_';
  for (const head of [
    { of: '', by: null },
    { of: 'some-game', by: null },
    { of: 'some-game', by: '' },
    { of: 'some-game', by: "Zoë & O'Neil (2.)" },
  ]) {
    const hash = messageHash(text, head);
    assert.deepEqual(readHash(hash), { to: 'message', text, ...head });
    assert.match(hash, /^[#\w=&%-]+$/, 'no sign at which an address could end');
    assert.equal(linkIn(`Your turn! https://example.org/${hash} see you`), hash);
    assert.equal(linkIn(`Your turn!\n> https://example.org/${hash}).`), hash);
  }
  assert.equal(linkIn('https://example.org/#g=1abc.'), '#g=1abc');
  assert.equal(linkIn('https://example.org/#games'), null);
});
