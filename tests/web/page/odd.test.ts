// What the page says and keeps when something is odd: wrong addresses, and damaged saves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import {
  at,
  BREAKTHROUGH,
  begin,
  linkTo,
  moves,
  names,
  play,
  python,
  RECORD,
  tableEntry,
} from './tables.ts';

const NEWER = python<string>(
  'sealed("2", Packer())',
  'from pygames.link.seal import sealed',
  'from pygames.packing import Packer',
);

const alert = () => document.querySelector('[role=alert]');
const home = () => until(() => document.querySelector('[data-game="murus-gallicus"]'));

test('a link that does not hold shows the game up to there', async () => {
  await visit('', 'home', {});
  location.hash = linkTo([...BREAKTHROUGH.slice(0, 3), 'a1-a9', 'd7-b5']);
  await says('Its move 4 isn’t possible', alert);
  await press('button', 'Details', await until(alert));
  await says("Action 3: 'a1-a9' is not legal here", alert);
  await press('button', 'Play from here');
  await until(() => document.body.dataset.page === 'table' && moves().length);
  await at(3);
  assert.deepEqual(moves(), BREAKTHROUGH.slice(0, 3));
});

test('a wrong address is answered in words with a way on', async () => {
  await visit('', 'home', {});
  for (const [address, words] of [
    ['game=chess', 'chess'],
    ['game=murus-gallicus&seats=person,bot9', 'bot9'],
    ['game=murus-gallicus&seats=person', 'takes 2'],
    ['game=murus-gallicus&options={', 'options'],
    ['game=murus-gallicus&seed=no%20good', 'Seed: expected 1 to 32 of'],
    ['record=%7B', 'link'],
    ['g=', 'art of this link is missing'],
    ['g=1DCa0I', 'art of this link is missing'],
    ['g=%E2%82%AC', 'art of this link is missing'],
    ['g=2DCa0IinCC', 'isn’t a link from pygames'],
    [`g=${NEWER}`, 'made by a newer version'],
    ['table=nothing', 'isn’t kept'],
    ['mistakes=nothing', 'This game isn’t kept on this device.'],
    ['learn=no-such-game', 'no-such-game'],
    ['rules=no-such-game', 'no-such-game'],
    ['print=no-such-game', 'no-such-game'],
    ['record=%7B%22toString%22:1%7D', 'his link'],
    ['game=murus-gallicus&options=%7B%22toString%22:1%7D', 'his link'],
  ]) {
    location.hash = address;
    await says(words, () => document.querySelector('main')).catch(() => {
      assert.fail(`${address}: ${wordsOf()}`);
    });
    await press('button', 'All games');
    await home();
  }
});

test('a link that is too long is refused in words', async () => {
  await visit('', 'home', {});
  location.hash = `record=${JSON.stringify({ ...RECORD, actions: Array(140_000).fill('c1-a3') })}`;
  await says('too long to be read', alert);
  await goTo('#game=murus-gallicus', 'table');
  await at(0);
});

test('a damaged save is set aside with words', async () => {
  await begin('#game=murus-gallicus');
  await play(BREAKTHROUGH.slice(0, 1));
  const { hash } = location;
  await goTo('', 'home');
  const [name] = names('table:');
  localStorage.setItem(name, (localStorage.getItem(name) ?? '').slice(0, 40));
  await goTo(hash, 'words');
  await says('damaged');
  await findByRole('button', 'All games');
  const texts = Object.values({ ...localStorage }).filter((text) => text.length === 40);
  assert.equal(texts.length, 1, 'the damaged save must not be deleted');
});

/** Keeps a table as the page does, with changes. */
const odd = (changes: object) => tableEntry('odd', ['c1-a3'], changes);

test('a saved game that cannot be opened says why, and stays', async () => {
  for (const [changes, words] of [
    [{ format: 99 }, 'saved by a newer version'],
    [{ record: { ...RECORD, actions: ['c1-a3'], game: 'chess' } }, 'no game called “chess”'],
    [{ record: { ...RECORD, actions: ['a1-a9'] } }, 'isn’t valid'],
    [{ seats: ['person', 'bot99'] }, '“bot99”'],
    [{ seats: ['person', { toString: 1 }] }, 'damaged'],
  ] as const) {
    const table = odd(changes);
    await visit('', 'home', table);
    for (const _ of [1, 2]) {
      await goTo('#table=odd', 'words');
      await says(words, () => document.querySelector('main'));
      await goTo('', 'home');
      await home();
    }
    const texts = Object.values({ ...localStorage });
    assert.ok(texts.includes(JSON.stringify(table['table:odd'])), words);
  }
});

test('damage beside a game stops neither it nor the page', async () => {
  for (const side of ['line', 'used', 'names']) {
    await visit('', 'home', tableEntry('beside', ['c1-a3'], { [side]: { toString: 1 } }));
    await home();
    await goTo('#table=beside', 'table');
    await at(1);
  }
});

test('a game of a newer version is told of on the shelf', async () => {
  await visit('', 'home', odd({ format: 99 }));
  await says('saved by a newer version', alert);
  await findByRole('button', 'Reload', await until(alert));
});
