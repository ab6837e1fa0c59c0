// A page that something else writes in: a browser that translates it, and extensions. Whatever is
// done says the same as on a page that is left alone.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setTimeout as later } from 'node:timers/promises';
import { often } from '../runs.ts';
import { click, findByRole, press, type Role, until, visit } from './hand.ts';
import { at, BREAKTHROUGH, linkTo, painted, python, recordLink, tableEntry } from './tables.ts';

const LEFT = 'script, style, textarea, svg, template, font, extension-mark';
const MARKED = 'button, a, h1, h2, label';
const WRAPPED = '.plate, .button, input';

/** Puts elements in the place of a text, as Chrome and Edge do, but with the same words. */
function translate(text: Text) {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT)) return;
  const [outer, inner] = [1, 2].map(() => document.createElement('font'));
  outer.append(inner);
  inner.append(text.data);
  text.replaceWith(outer);
}

/** Adds something to buttons, and wraps buttons and fields, as extensions do. */
function extend(element: Element) {
  if (element.matches(MARKED) && !element.querySelector('extension-mark'))
    element.append(document.createElement('extension-mark'));
  if (!element.matches(WRAPPED) || element.parentElement?.matches('extension-wrapper')) return;
  const wrapper = document.createElement('extension-wrapper');
  element.replaceWith(wrapper);
  wrapper.append(element);
}

function rewrite(node: Node) {
  if (!document.body.contains(node)) return;
  if (node instanceof Text) return translate(node);
  for (const each of [...node.childNodes]) rewrite(each);
  if (node instanceof Element && node !== document.body) extend(node);
}

const writer = new MutationObserver((records) => {
  for (const { target, addedNodes } of records)
    for (const each of [target, ...addedNodes]) rewrite(each);
});

/** All words but those that are only told, which come in their own time. */
function words(of: Element = document.body): string {
  if (of.getAttribute('role') === 'log') return '';
  const parts = [...of.childNodes].map((node) =>
    node instanceof Element ? words(node) : node instanceof Text ? node.data : '',
  );
  return parts.join('').replaceAll(/\s+/g, '');
}

/** All words, once no more come. */
async function quiet(): Promise<string> {
  let last = '';
  for (let count = 0; count < 5; await later(5)) {
    const isBusy = document.querySelector('[aria-busy=true], [data-moving], .toast, .asked');
    count = !isBusy && words() === last ? count + 1 : 0;
    last = words();
  }
  return last;
}

type Game = { record: object; steps: { picks: string[]; ply: number }[] };
const GAMES = python<Record<string, Game>>(
  '{game.id: played(game) for game in catalog()}',
  'from pygames.games import catalog',
  'from tests.support.scripts import whole_game',
  'def played(game):',
  '    record, steps = whole_game(game, seed="browser")',
  `    steps = [{"picks": each.picks, "ply": each.ply} for each in steps[:${often(8, 1000)}]]`,
  '    return {"record": record.data(), "steps": steps}',
);

/** The first steps of a game, and its end. */
async function* playing(id: string, { record, steps }: Game) {
  await visit(`#game=${id}&seed=browser`, 'table', {});
  await painted();
  for (const { picks, ply } of steps) {
    for (const pick of picks)
      click(
        await until(() => document.querySelector<HTMLElement>(`[data-pick="${pick}"][data-open]`)),
      );
    await at(ply);
    yield;
  }
  await visit(recordLink(record), 'table', {});
  await until(() => document.querySelector('[data-over]'));
  yield;
}

type Press = [role: Role, name: string | RegExp, within?: Role];
/** From an address on: what is pressed there, one after the other. */
const WALKS: Record<string, [hash: string, page: string, presses: Press[]]> = {
  'before a game': [
    '',
    'home',
    [
      ['button', /^Cercas/],
      ['radio', /^Each on their own device/],
      ['radio', 'You and a bot'],
      ['radio', /^Keen/],
      ['radio', /^Even match/],
    ],
  ],
  'at a table': [
    linkTo(BREAKTHROUGH.slice(0, 6)),
    'table',
    [
      ['button', 'Undo'],
      ['button', 'Redo'],
      ['option', /^f1,/],
      ['button', 'First position'],
      ['button', 'Back to the game'],
      ['button', 'More'],
      ['button', 'Keyboard and screen reader'],
      ['button', /Whose turn/, 'dialog'],
      ['button', /score/, 'dialog'],
      ['button', 'Close', 'dialog'],
      ['button', 'Settings'],
      ['button', 'Advanced', 'dialog'],
      ['switch', /notation/, 'dialog'],
      ['button', 'Close', 'dialog'],
      ['button', 'More'],
      ['button', 'Resign'],
      ['button', 'Resign', 'dialog'],
    ],
  ],
  'in the list of games': [
    '#games',
    'games',
    [
      ['button', /^More:/],
      ['button', /^Delete:/],
      ['button', 'Undo'],
    ],
  ],
  'in a lesson': [
    '#learn=murus-gallicus&step=2',
    'learn',
    [
      ['option', /^a1,/],
      ['button', 'Show me'],
    ],
  ],
  'in the challenges of a day': [
    '#daily=2026-11-16',
    'daily',
    [
      ['button', 'Calendar'],
      ['button', 'Earlier month'],
      ['button', 'Later month'],
    ],
  ],
};

async function* walking([hash, page, presses]: (typeof WALKS)[string]) {
  await visit(hash, page, tableEntry('one', BREAKTHROUGH.slice(0, 2)));
  if (page === 'table' || page === 'learn') await painted();
  yield;
  for (const [role, name, within] of presses) {
    await press(role, name, within ? await findByRole(within) : document);
    yield;
  }
}

const ALL: Record<string, () => AsyncGenerator<void>> = {
  ...Object.fromEntries(Object.entries(GAMES).map(([id, game]) => [id, () => playing(id, game)])),
  ...Object.fromEntries(Object.entries(WALKS).map(([what, walk]) => [what, () => walking(walk)])),
};

/** What the page says at every step. */
async function wordsAt(steps: AsyncGenerator<void>): Promise<string[]> {
  const all: string[] = [];
  for await (const _ of steps) all.push(await quiet());
  return all;
}

const plain: Record<string, string[]> = {};

before(async () => {
  for (const [what, steps] of Object.entries(ALL)) plain[what] = await wordsAt(steps());
  writer.observe(document, { childList: true, characterData: true, subtree: true });
});

for (const [what, steps] of Object.entries(ALL)) {
  test(`a page that is rewritten says the same at every step: ${what}`, async () => {
    assert.deepEqual(await wordsAt(steps()), plain[what]);
    assert.ok(document.querySelector('main font'));
  });
}
