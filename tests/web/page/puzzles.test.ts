// Puzzles as people solve them: how to reach them, right and wrong answers, and what is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import {
  at,
  escaped,
  has,
  key,
  lastLine,
  leaveFor,
  none,
  painted,
  past,
  pick,
  python,
  spoken,
} from './tables.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');

type Puzzle = {
  text: string;
  begun: number;
  asks: string;
  band: number;
  themes: string[];
  right: string[];
  wrong: string;
};
type Theme = { name: string; text: string; count: number };

/** Two own moves, with an answer between them; all puzzles; a theme and the first of its puzzles. */
const [PUZZLE, TEXTS, THEME] = python<[Puzzle, string[], Theme]>(
  `[{"text": text, "begun": len(task["record"]["actions"]), "asks": task["asks"],
    "band": task["band"], "themes": [themes[each] for each in task["themes"]], "right": right,
    "wrong": wrong}, texts, {"name": themes[id], "text": texts[at[0]], "count": len(at)}]`,
  'from pygames.games import find',
  'from tests.support.door import ok, texts_of',
  'game = "murus-gallicus"',
  'texts, themes = texts_of(game), find(game).puzzle_themes',
  'tasks = ((each, ok("puzzle", game=game, text=each)) for each in texts)',
  'text, task = next((a, b) for a, b in tasks if b["moves"] == 2 and b["themes"])',
  'right = ok("solution", game=game, text=text)["actions"]',
  'legal = ok("state", record=task["record"])["legal"]',
  'wrong = next(each for each in legal if each != right[0] and "x" not in each)',
  'id, at = next(iter(ok("puzzles", game=game)["themes"].items()))',
);
const { begun } = PUZZLE;
const [FIRST, , FINAL] = PUZZLE.right;

async function withKept(lines: readonly string[], hash = '#puzzles=murus-gallicus') {
  await visit('', 'home', {});
  localStorage.setItem(`${OWN}puzzles:murus-gallicus`, lines.join('\n'));
  await leaveFor(hash);
}

/** Opens the puzzle as the only one that was not tried. */
async function onlyThis() {
  const others = TEXTS.filter((text) => text !== PUZZLE.text);
  await withKept(others.map((text) => `20000:3:1 ${text}`));
  await press('link', 'At my level');
  await painted();
  await at(begun);
}

/** The answer that is kept of the puzzle. */
function grade(): string {
  const lines = localStorage.getItem(`${OWN}puzzles:murus-gallicus`) ?? '';
  return new RegExp(`:(\\d):\\d ${escaped(PUZZLE.text)}`).exec(lines)?.[1] ?? '';
}

const graded = (wanted: string) => until(() => grade() === wanted);

async function move(action: string) {
  for (const square of action.split(/[-x]/)) await pick(square);
}

test('a puzzle is solved move by move against the longest defence', async () => {
  await onlyThis();
  await findByRole('heading', PUZZLE.asks);
  await has('.step', `Difficulty ${PUZZLE.band} of 5.`);
  for (const theme of PUZZLE.themes)
    assert.ok(!wordsOf(document.querySelector('.learn')).includes(theme));
  await move(FIRST);
  await at(begun + 2);
  assert.equal(grade(), '');
  await move(FINAL);
  await has('.answer', 'Right.');
  await has('.answer', new RegExp(PUZZLE.themes[0], 'i'));
  await has('.answer', /Your rating: \d+ \(\+\d+\)\. Theme/);
  await spoken('Your rating');
  await graded('3');
  await press('link', 'All puzzles');
  await has('.puzzles', `You have tried ${TEXTS.length} of ${TEXTS.length}.`);
});

test('a wrong answer shows what it leads to, and can be tried again', async () => {
  await onlyThis();
  await move(PUZZLE.wrong);
  await past(begun);
  await has('.answer', /./);
  assert.equal(grade(), '');
  key('t', document.body);
  await says(/Try again\.$/, lastLine);
  key('Escape', document.body);
  await at(begun);
  await none('.answer');
  await says(PUZZLE.asks, lastLine);
  await move(FIRST);
  await at(begun + 2);
  await move(FINAL);
  await has('.answer', 'Your rating');
  await graded('2');
});

test('the next move is shown on request or after two wrong answers, and counts as failed', async () => {
  await onlyThis();
  await press('button', 'Show me');
  await has('.answer', 'The next move is marked.');
  await graded('1');
  await onlyThis();
  for (const _ of [1, 2]) {
    await move(PUZZLE.wrong);
    await past(begun);
    await press('button', 'Try again');
    await at(begun);
  }
  await graded('1');
});

test('leaving after a wrong answer fails the puzzle', async () => {
  await onlyThis();
  await move(PUZZLE.wrong);
  await past(begun);
  await press('link', 'Back');
  await findByRole('link', /^At my level/);
  await graded('1');
});

test('where all were tried the ways show again', async () => {
  const lines = TEXTS.map((text) => `20000:3:1 ${text}`);
  await withKept(lines, '#puzzles=murus-gallicus&way=rating');
  await findByRole('link', /^At my level/);
});

test('a theme says how many were tried, and leads to its puzzles', async () => {
  await withKept([`20000:3:1 ${THEME.text}`]);
  await press('link', new RegExp(`^${THEME.name} ?1 of ${THEME.count}$`));
  await has('.step', `${THEME.name}. Difficulty`);
});

/** So many puzzles that were tried, every other one solved. */
const triesLine = (count: number) =>
  TEXTS.slice(0, count).map((text, at) => `200${at + 10}:${at % 2 ? 1 : 3}:2 ${text}`);

test('a rating comes after ten puzzles, and each answer changes it from then on', async () => {
  await withKept(triesLine(8));
  await has('.puzzles', 'Your rating comes after 2 more puzzles.');
  assert.equal(document.querySelector('.puzzles [role=img]'), null);
  await press('link', /^At my level/);
  await press('button', 'Show me');
  await has('.answer', 'Your rating comes after 1 more puzzle.');
  await press('button', 'Next');
  await has('.step', /^[^.]*Difficulty \d of 5\./);
  await press('button', 'Show me');
  await has('.answer', /Your rating: \d+\./);
  await press('button', 'Next');
  await has('.step', /Your rating: \d+\./);
  await press('button', 'Show me');
  await has('.answer', /Your rating: \d+ \(−\d+\)\./);
});

test('the rating shows with its curve', async () => {
  await withKept(triesLine(10));
  await has('.puzzles', `You have tried 10 of ${TEXTS.length}.`);
  const curve = () => [...document.querySelectorAll('[role=img]')];
  await until(() =>
    curve().some((each) => /from 900 to \d+, over 10/.test(each.getAttribute('aria-label') ?? '')),
  );
});

test('a newcomer finds today’s puzzle from the home page and from the challenges', async () => {
  await visit('', 'home', {});
  await press('link', 'Puzzles');
  await press('link', /^Murus Gallicus ?None tried yet$/);
  await has('.puzzle-today', /to win|Find|move/i);
  await until(() => document.querySelector('.puzzle-today:not([aria-busy=true]) canvas'));
  await nothingFound();
  await press('link', /^Solve it/);
  await has('.step', 'Today’s puzzle.');
  await goTo('#daily', 'daily');
  await press('link', 'Today’s puzzle: Murus Gallicus');
  await has('.step', 'Today’s puzzle.');
  await painted();
  for (const _ of [1, 2]) {
    await press('button', 'Show me');
    await has(
      '.answer',
      /The next move is marked\. (Themes?: .+\. )?Your rating comes after \d more/,
    );
  }
  await nothingFound();
});

const { postMessage } = Worker.prototype;
/** The text of the puzzle that the rules were asked for last. */
let text = '';

Worker.prototype.postMessage = function (message: { text?: string }) {
  const request: { call: string; text: string } = JSON.parse(message.text ?? '{}');
  if (request.call === 'puzzle') text = request.text;
  postMessage.call(this, message);
};

/** A first move that is not right in the puzzle that shows. */
const wrongNow = () =>
  python<string>(
    'next(each for each in legal if each != right and "x" not in each)',
    'from tests.support.door import ok',
    `asked = {"game": "murus-gallicus", "text": ${JSON.stringify(text)}}`,
    'legal = ok("state", record=ok("puzzle", **asked)["record"])["legal"]',
    'right = ok("solution", **asked)["actions"][0]',
  );

test('a run goes on where it was left and ends with the third miss', async () => {
  await visit('', 'home', {});
  await leaveFor('#puzzles=murus-gallicus');
  await press('link', 'Run');
  await has('.step', 'In this run: 0 solved, 0 missed.');
  await press('button', 'Skip');
  await has('.step', 'In this run: 0 solved, 1 missed.');
  const all = { ...localStorage };
  await visit('', 'home', {});
  Object.assign(localStorage, all);
  await leaveFor('#puzzles=murus-gallicus&way=run');
  await has('.step', 'In this run: 0 solved, 1 missed.');
  await painted();
  await move(wrongNow());
  await has('.answer', /./);
  await press('button', 'Skip');
  await has('.step', 'In this run: 0 solved, 2 missed.');
  await painted();
  await press('button', 'Show me');
  await has('.answer', 'The run is over: 0 puzzles solved.');
  await has('.step', 'In this run: 0 solved, 3 missed.');
  await press('link', 'All puzzles');
  await findByRole('link', 'Run');
});
