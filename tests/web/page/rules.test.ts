// The rules of every game, as a page and over the choice of players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, press, until, visit, wordsOf } from './hand.ts';
import { are, begin, painted, python, texts } from './tables.ts';

type Rules = { id: string; title: string; short: string[]; rulings: number };

const GAMES = python<Rules[]>(
  '[{"id": game.id, "title": game.title, "short": game.short,\n' +
    '"rulings": game.text().count("**Our ruling.**")} for game in catalog()]',
  'from pygames.games import catalog',
);
const [FIRST] = GAMES;
const MURUS = 'Murus Gallicus';

/** Waits for the rules of a game. */
function article(title: string): Promise<HTMLElement> {
  const articles = () => [...document.querySelectorAll('article')];
  return until(() => articles().find((each) => all('heading', title, each).length));
}

test('before the first clause stands the game in short', async () => {
  for (const { id, title, short } of GAMES) {
    await visit(`#rules=${id}`, 'rules', {});
    const rules = await article(title);
    await are('article .in-short[aria-label="In short"] dd', short);
    assert.ok(!document.querySelector('.clauses ~ .in-short'), title);
    // Who listens goes by headings: none is skipped.
    const levels = all('heading', /./, rules).map(({ tagName }) => Number(tagName[1]));
    assert.ok(levels.length > 2 && levels.every((level, at) => level <= (levels[at - 1] ?? 2) + 1));
  }
});

test('rulings stand in a frame', async () => {
  for (const { id, title, rulings } of GAMES) {
    await visit(`#rules=${id}`, 'rules', {});
    const framed = texts('.ruling p', await article(title));
    assert.equal(framed.length, rulings, title);
    for (const words of framed) assert.match(words, /^Our ruling\. /, title);
  }
});

test('the home page leads to the rules and back', async () => {
  await visit('', 'home', {});
  await press('link', 'Rules');
  await article(FIRST.title);
  await press('link', MURUS, await until(() => document.querySelector('main nav, nav')));
  await article(MURUS);
  const current = () => document.querySelector('nav [aria-current=page]');
  await until(() => wordsOf(current()) === MURUS && document.activeElement === current());
  await press('link', 'Back');
  await until(() => document.querySelector('[aria-label="Games"]'));
});

test('Back leads to the table one came from', async () => {
  await begin('#game=cercas');
  const { hash } = location;
  location.hash = '#rules=cercas';
  await article('Cercas');
  await press('link', 'Back');
  await painted();
  assert.equal(location.hash, hash);
});

test('the print button prints', async () => {
  await visit(`#rules=${FIRST.id}`, 'rules', {});
  await article(FIRST.title);
  let printed = 0;
  Object.assign(globalThis, { print: () => (printed += 1) });
  await press('button', 'Print rules');
  await until(() => printed === 1);
  assert.deepEqual(all('dialog'), []);
});
