// What is asked for before the page runs, held against how the page reads the same address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gamesAhead } from '../../web/src/app/ahead.ts';
import { linkHash, messageHash, recordHash } from '../../web/src/keep/game-links.ts';
import {
  dailyHash,
  learnHash,
  newHash,
  printHash,
  puzzlesHash,
  type Route,
  readHash,
  rulesHash,
} from '../../web/src/keep/links.ts';

const GAMES = ['cercas', 'on-tour'];
const LINK = '1DCa0IinCCVl1ge4zaV6V-x';

type Wanted = { all: string[] } | { one: string[] } | { none: string[] };

/** Addresses of each kind, and whether they want the cards of all games, of one, or of none. */
const ADDRESSES: Record<Exclude<Route['to'], 'wrong'>, Wanted> = {
  home: { all: ['', '#'] },
  games: { all: ['#games'] },
  fame: { all: ['#fame'] },
  daily: { all: ['#daily', dailyHash(20_000), dailyHash(20_000, 'cercas')] },
  rules: { all: ['#rules', rulesHash('cercas')] },
  print: { all: ['#print', printHash('cercas', '1k2b3c')] },
  new: { one: [newHash('cercas', { seats: ['person', 'bot3'], seed: 'a' })] },
  link: { one: [linkHash(LINK, { of: 'cercas' })] },
  message: { one: [messageHash('mbgb-Bg', { of: 'cercas', by: 'Ann' })] },
  dare: { one: [`#of=cercas&by=Ann&seats=person,bot2&beat=${LINK}`] },
  record: { one: [recordHash({ game: 'cercas', players: 2, actions: [] })] },
  analysis: { one: [`#of=cercas&at=7&analyse=${LINK}`] },
  learn: { one: [learnHash('cercas'), learnHash('cercas', 'fine-print', 3)] },
  puzzles: { one: [puzzlesHash('cercas'), puzzlesHash('cercas', 'run')] },
  // What is kept on the device says which game it is.
  table: { none: ['#table=1k2b3c'] },
  mistakes: { none: ['#mistakes=1k2b3c'] },
  deck: { none: ['#deck'] },
  delete: { none: ['#delete'] },
  backup: { none: ['#backup', '#part=1-2-abc&move=xyz'] },
};

for (const [to, wanted] of Object.entries(ADDRESSES)) {
  const [[how, addresses]] = Object.entries(wanted);
  test(`an address of the kind ${to} asks ahead for the cards of ${how}`, () => {
    const cards = { all: GAMES, one: ['cercas'], none: [] }[how];
    for (const address of addresses) {
      const route = readHash(address);
      assert.equal(route.to, to);
      const named = Object.values(route).includes('cercas');
      assert.ok(how === 'all' || named === (how === 'one'), address);
      assert.deepEqual(gamesAhead(address, GAMES), cards, address);
    }
  });
}

test('a game that is not here is not asked for', () => {
  assert.deepEqual(gamesAhead('#game=chess', GAMES), []);
});
