// What is for paper: the ways to it and back. What is printed: tests/browser/test_paper.py.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findByRole, press, says, until, visit } from './hand.ts';
import { begin, menu, painted, python, recordLink, texts } from './tables.ts';

// Letters are there at once.
const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve(), check: () => true });
Object.assign(document, { fonts });

const LEAF = '[aria-label=Preview]:not([aria-busy=true]) article';
const leaf = () => document.querySelector(LEAF);

test('a game that is not over prints too, with its bot, and Back leads to the table', async () => {
  await begin('#game=murus-gallicus&seats=person,bot2');
  const { hash } = location;
  await menu('Print');
  await says('Not finished', leaf);
  assert.ok(texts(`${LEAF} tr`).some((row) => /^Black.*Patient bot/.test(row)));
  await press('link', 'Back');
  await painted();
  assert.equal(location.hash, hash);
});

test('what chance brings both players is printed above what they do', async () => {
  const record = python<object>(
    'golden(find("on-tour"), "bots-on-the-usa-map").data()',
    'from pygames.games import find',
    'from tests.support.playthrough import golden',
  );
  await begin(recordLink(record));
  await menu('Print');
  await until(leaf);
  const rows = [...document.querySelectorAll('.leaf-moves li')];
  const parts = [...rows[8].children].map((each) => each.textContent?.trim());
  assert.deepEqual(parts, ['8', '#WA #LA #TN r77', '*TN', '*MO']);
});

test('the rules lead to paper and back', async () => {
  await visit('#rules=on-tour', 'rules', {});
  await press('link', 'Boards and sheets to print');
  await until(leaf);
  assert.equal(document.title, 'On Tour on paper · pygames');
  await press('link', 'The rules, to read or print');
  await findByRole('heading', 'On Tour');
});

test('the print button prints', async () => {
  await visit('#print', 'print', {});
  await until(leaf);
  let printed = 0;
  Object.assign(globalThis, { print: () => (printed += 1) });
  await press('button', 'Print');
  await until(() => printed === 1);
});
