// What is asked for before the page runs, held against how the page reads the same address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkHash, messageHash, recordHash } from '../../web/src/addresses/game-links.ts';
import { newHash } from '../../web/src/addresses/links.ts';
import { gamesAhead } from '../../web/src/head/ahead.ts';
import { addressesOf, pagesOfAllGames, readHash } from './routes.ts';

const GAMES = ['cercas', 'on-tour'];
const LINK = '1DCa0IinCCVl1ge4zaV6V-x';

/** Addresses, and whether they want the cards of all games, of one, or of none. */
const ADDRESSES = {
  all: [
    '',
    '#',
    '#games',
    '#fame',
    '#daily',
    '#daily=2026-11-21',
    '#rules',
    '#print',
    '#rules=cercas',
  ],
  one: [
    newHash('cercas', { seats: ['person', 'bot3'], seed: 'a' }),
    linkHash(LINK, { of: 'cercas' }),
    messageHash('mbgb-Bg', { of: 'cercas', by: 'Ann' }),
    `#of=cercas&by=Ann&seats=person,bot2&beat=${LINK}`,
    recordHash({ game: 'cercas', players: 2, actions: [] }),
    `#of=cercas&at=7&analyse=${LINK}`,
    '#learn=cercas',
    '#learn=cercas&course=fine-print&step=3',
    '#puzzles=cercas',
    '#puzzles=cercas&way=run',
  ],
  // What is kept on the device says which game it is.
  none: [
    '#table=1k2b3c',
    '#mistakes=1k2b3c',
    '#part=1-2-abc&move=xyz',
    '#deck',
    '#backup',
    '#game=chess',
  ],
};

for (const [how, addresses] of Object.entries(ADDRESSES)) {
  for (const address of addresses) {
    test(`the address "${address}" asks ahead for the cards of ${how}`, () => {
      const cards = { all: GAMES, one: ['cercas'], none: [] }[how];
      assert.notEqual(readHash(address).to, 'wrong');
      assert.deepEqual(gamesAhead(address, GAMES, pagesOfAllGames), cards);
    });
  }
}

test('each room has an address that is read, and no two have the same', () => {
  const fields = Object.values(addressesOf).flatMap((addresses) => Object.keys(addresses));
  assert.equal(new Set(fields).size, fields.length);
  for (const [name, addresses] of Object.entries(addressesOf)) {
    const [field] = Object.keys(addresses);
    const route = readHash(`#${field}=cercas&seats=person`);
    assert.ok(route.to === 'wrong' || route.to === name, field);
  }
});
