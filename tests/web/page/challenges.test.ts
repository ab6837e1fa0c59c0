// The daily challenges as they are played: kept by their day, counted once, the same for everyone.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { all, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import {
  at,
  has,
  key,
  moves,
  names,
  none,
  painted,
  pick,
  play,
  python,
  resign,
  statusIs,
  tablesKept,
  texts,
  type,
} from './tables.ts';

const MONDAY = '2026-11-16';
const NOON = `${MONDAY}T12:00:00Z`;
const GAMES = 5;
const of = (game: string) => `#daily=${MONDAY}&game=${game}`;
const MURUS = of('murus-gallicus');
const TASK = 'Challenge: Find the win for Black: it takes 2 moves.';

function setTime(time: string) {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: new Date(time) });
}

async function atTime(time: string, hash: string, page = 'table') {
  setTime(time);
  await visit(hash, page, {});
  if (page === 'table') await painted();
}

/** What wins, and what else can be done, in each record that was asked about. */
const answers = new Map<string, [best: string, legal: string[]]>();

/** Asks the bot that finds every win about the game that was played last. */
function movesNow(): [best: string, legal: string[]] {
  const record = JSON.stringify(tablesKept()[0].record);
  const answer =
    answers.get(record) ??
    python<[string, string[]]>(
      '[bots.choose(state, 5, Budget("nodes", 100_000), Random(1)).action, list(state.legal_actions())]',
      'from random import Random',
      'from pygames.bots.budget import Budget',
      'from pygames.games import find',
      'from pygames.record import final, parse',
      `state = final(parse(json.loads(${JSON.stringify(record)})))`,
      'bots = find("murus-gallicus").bots',
    );
  answers.set(record, answer);
  return answer;
}

/** Wins the position of a Monday, which takes two moves. */
async function win() {
  for (const ply of [0, 2]) {
    await at(ply);
    const [best] = movesNow();
    await play([best], ply);
  }
  await has('[data-over]', 'You win');
}

const challenge = (title: string) =>
  [...document.querySelectorAll('.challenge')].find(
    (each) => wordsOf(each.querySelector('h2, h3')) === title,
  );
const challengeSays = (title: string, words: string) => says(words, () => challenge(title));

async function toTheDay() {
  await press('link', 'All challenges of the day');
  await until(() => document.body.dataset.page === 'daily');
}

async function challengeTexts() {
  await until(
    () =>
      document.querySelectorAll('.challenge').length === GAMES &&
      !document.querySelector('.challenge[aria-busy]'),
  );
  return texts('.challenge');
}

test('a first move that lets a win go is answered and taken back', async () => {
  await atTime(NOON, MURUS);
  await at(0);
  const [right, legal] = movesNow();
  const wrong = legal.find((action) => action.slice(0, 2) !== right.slice(0, 2)) ?? '';
  const answer = 'Not that one: it no longer wins in 2. Try another.';
  await type(wrong);
  await statusIs(answer);
  await pick(right.slice(0, 2));
  await until(() => wordsOf(document.querySelector('.status-words')) !== answer);
  key('Escape');
  for (const square of wrong.split(/[-x]/)) await pick(square);
  await statusIs(answer);
  assert.deepEqual(tablesKept()[0].record.actions, []);
  await resign();
  await toTheDay();
  await challengeSays('Murus Gallicus', 'Lost');
});

test('a challenge keeps its day and counts once', async () => {
  await atTime(`${MONDAY}T23:50:00Z`, MURUS);
  await at(0);
  const [{ key: table, title }] = tablesKept();
  assert.equal(location.hash, `#table=${table}`);
  assert.equal(title, 'Murus Gallicus, 16 November 2026');
  await says(TASK);
  setTime('2026-11-17T00:05:00Z'); // it is Tuesday
  await win();
  await says('1 of 5 on 16 November 2026.');
  await toTheDay();
  await challengeSays('Murus Gallicus', 'Won');
  await says('1 of 5 done');
  // It was opened on Monday, and today is Tuesday.
  await says('Finish a challenge today for 2 days in a row.');
  // Played again and lost, it stays won.
  await press('link', 'Play again: Murus Gallicus');
  await until(() => document.body.dataset.page === 'table');
  await at(0);
  await resign();
  await has('[data-over]', 'resigned');
  await press('button', 'Play again');
  await none('[data-over]');
  await at(0);
  await says(TASK);
  await press('link', 'Challenges of 16 November 2026');
  await challengeSays('Murus Gallicus', 'Won');
  await says('1 of 5 done');
});

test('after a challenge the next one is a press away, and the way back leads to its day', async () => {
  await atTime(NOON, MURUS);
  await win();
  await says('1 of 5 today.');
  await press('button', 'Next challenge');
  await findByRole('heading', '8 Cities');
  await painted();
  await press('link', 'Challenges of 16 November 2026');
  await findByRole('link', 'Resume: 8 Cities');
});

test('a challenge won with help is the same everywhere', async () => {
  await atTime(NOON, MURUS);
  await at(0);
  await press('button', 'Hint');
  await statusIs(/^Hint: /);
  await win();
  const end = await has('[data-over]', 'Won with help. 1 of 5 today.');
  assert.doesNotMatch(end, /count/);
  await toTheDay();
  await challengeSays('Murus Gallicus', 'Won with help');
  await says('1 of 5 done');
  await says('Your streak starts today.');
  const day = document.querySelector('.day[aria-current]');
  assert.equal(day?.getAttribute('aria-label'), 'Monday 16 November, 1 done, 1 with help');
  await press('button', 'Share the result');
  const text = (await findByRole('field', 'Your result as text')) as HTMLTextAreaElement;
  assert.match(text.value, /^▣ Murus Gallicus: won with help$/m);
  await goTo('#fame', 'fame');
  await until(() => texts('.records > div').length === 1);
  await has('.records > div', 'Practice');
});

test('a solved puzzle is no win over a bot, and practice the second time', async () => {
  await atTime(NOON, MURUS);
  await win();
  await goTo('#fame', 'fame');
  await has('.records > div', /Daily challenges.*1 of 1 won/);
  assert.equal(texts('.records > div').length, 1);
  assert.deepEqual(all('table', /./, document.querySelector('.fame') ?? document), []);
  await goTo('', 'home');
  (await until(() => document.querySelector<HTMLElement>('[data-game="murus-gallicus"]'))).click();
  assert.doesNotMatch(wordsOf(await findByRole('dialog')), /You have won/);
  for (const kind of ['table:', 'finished:'])
    for (const name of names(kind)) localStorage.removeItem(name);
  await goTo('#games', 'games');
  await goTo(MURUS, 'table');
  await win();
  await goTo('#fame', 'fame');
  await until(() => texts('.records > div').length === 2);
  await has('.records > div:first-child', '1 of 1 won');
  await has('.records > div:last-child', 'Practice');
});

test('nothing is rolled anew after an Undo, and everyone gets the same', async () => {
  const rolls = [];
  for (const time of [NOON, `${MONDAY}T23:30:00Z`]) {
    await atTime(time, '#daily', 'daily');
    const asks = await challengeTexts();
    await press('link', 'Play: On Tour');
    await until(() => document.body.dataset.page === 'table');
    await at(9);
    const write = python<string>(
      'final(parse(record)).legal_actions()[0]',
      'from pygames.record import final, parse',
      `record = json.loads(${JSON.stringify(JSON.stringify(tablesKept()[0].record))})`,
    );
    for (const _ of [1, 2]) {
      await type(write);
      await until(() => moves().length > 13);
      rolls.push([asks, tablesKept()[0].record.actions]);
      await press('button', 'Undo');
      await until(() => moves().length === 9);
    }
  }
  for (const each of rolls) assert.deepEqual(each, rolls[0]);
});
