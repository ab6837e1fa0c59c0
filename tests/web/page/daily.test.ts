// The daily challenges: what the page says of a day, and of the days before.
import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { nothingFound } from './axe.ts';
import { all, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { has, key, painted, python, tablesKept } from './tables.ts';

const TODAY = 20_773;
const GAMES = ['8 Cities', 'Cercas', 'Eight-by-Eight', 'Murus Gallicus', 'On Tour'];
const WON = { table: 'a', result: { how: 'won' } };

const NOON = '2026-11-16T12:00:00Z';
const HERE = process.env.TZ;

afterEach(() => {
  process.env.TZ = HERE ?? '';
});

/** Goes to an address at a time. */
async function atTime(time: string, hash: string, page: string, entries = {}) {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: new Date(time) });
  await visit(hash, page, entries);
}

/** Goes to an address at noon on a Monday. */
const atNoon = (hash: string, page: string, entries: Readonly<Record<string, unknown>> = {}) =>
  atTime(NOON, hash, page, entries);

/** Reads all that the page asks, once the rules have said it. */
async function allChallenges() {
  const challenges = () => [...document.querySelectorAll('.challenge')];
  await until(
    () => challenges().length === GAMES.length && !document.querySelector('.challenge[aria-busy]'),
  );
  return challenges();
}

test('the home page leads to the challenges of today', async () => {
  await atNoon('', 'home');
  const link = await findByRole('link', /^Today ?5 new$/);
  await goTo(link.getAttribute('href') ?? '', 'daily');
  assert.equal(document.title, 'Daily challenges · pygames');
  await says('Monday 16 November');
  await says('New challenges in 12 hours.');
  const challenges = await allChallenges();
  // One stands in front, another each day; the others are in their usual order.
  const inFront = GAMES[TODAY % GAMES.length];
  const titles = challenges.map((each) => wordsOf(each.querySelector('h2, h3')));
  assert.deepEqual(titles, [inFront, ...GAMES.filter((game) => game !== inFront)]);
  const [murus] = challenges.filter((each) => wordsOf(each).includes('Murus Gallicus'));
  assert.match(wordsOf(murus), /Find the win for Black: it takes 2 moves. Only one of.*2 min/);
  await nothingFound();
  // A bot of each level plays for its score, on request.
  const score = python<number>(
    'daily.score(find("on-tour"), Day(20_773), 1)',
    'from pygames import daily',
    'from pygames.challenge import Day',
    'from pygames.games import find',
  );
  const [tour] = challenges.filter((each) => wordsOf(each).includes('On Tour'));
  tour.querySelector<HTMLElement>('.rivals summary')?.click();
  await until(() => wordsOf(tour.querySelector('.rival-score')) === `${score}`);
});

test('home says what is left and what keeps the streak', async () => {
  const days = [TODAY - 2, TODAY - 1].map((day) => [
    `daily:${day}`,
    { games: { cercas: { ...WON, opened: day } } },
  ]);
  const before = Object.fromEntries(days);
  await atNoon('', 'home', before);
  await says('Finish a challenge today for 3 days in a row.');
  const today = { games: { cercas: { ...WON, opened: TODAY } } };
  await atNoon('', 'home', { ...before, [`daily:${TODAY}`]: today });
  await says('You have played 3 days in a row.');
  const link = await findByRole('link', /^Today ?4 left$/);
  await goTo(link.getAttribute('href') ?? '', 'daily');
  await says('You have played 3 days in a row.');
  // What is done stands in front no more.
  assert.doesNotMatch(wordsOf((await allChallenges())[0]), /^Cercas/);
});

test('a day that has not come is not shown', async () => {
  for (const hash of ['#daily=2026-11-17', '#daily=2026-11-17&game=cercas']) {
    await atNoon(hash, 'words');
    await says('This day has not come yet.');
  }
  await press('button', 'Today’s challenges');
  await says('Monday 16 November');
  assert.equal(all('heading', 'Daily challenges').length, 1);
});

test('the day changes at midnight in UTC, as clocks go forward or back', async () => {
  for (const [zone, evening, before, after] of [
    ['Europe/Berlin', '2026-03-28', 'Saturday 28 March', 'Sunday 29 March'],
    ['America/New_York', '2026-10-31', 'Saturday 31 October', 'Sunday 1 November'],
  ]) {
    process.env.TZ = zone;
    mock.timers.reset();
    await visit('', 'home', {});
    const now = new Date(`${evening}T23:58:00Z`);
    mock.timers.enable({ apis: ['Date', 'setInterval'], now });
    await goTo('#daily', 'daily');
    await has('.daily-date', before);
    await has('.daily-next', /^New challenges in 2 minutes\.$/);
    const challenges = (await allChallenges()).map(wordsOf);
    mock.timers.tick(130_000);
    await has('.daily-date', after);
    await has('.daily-next', /^New challenges in 24 hours\.$/);
    assert.notDeepEqual((await allChallenges()).map(wordsOf), challenges);
    const today = document.querySelector('.day[aria-current=date]');
    assert.match(today?.getAttribute('aria-label') ?? wordsOf(today), new RegExp(`^${after}`));
  }
});

test('a week shows, and the month on request', async () => {
  await atNoon('#daily', 'daily');
  const week = [10, 11, 12, 13, 14, 15, 16].map((each) => `${each}`);
  assert.deepEqual([...document.querySelectorAll('.day')].map(wordsOf), week);
  assert.equal(wordsOf(document.querySelector('.calendar th')), 'Tue');
  await press('button', 'Calendar');
  await findByRole('heading', 'November 2026');
  assert.equal(wordsOf(document.querySelector('.calendar th')), 'Mon');
  assert.equal(document.querySelectorAll('.day').length, 30);
  assert.equal(document.activeElement, all('link', 'Monday 16 November')[0]);
  // An earlier day stands among those round it.
  await atNoon('#daily=2026-11-02', 'daily');
  await has('.daily-date', 'Monday 2 November');
  assert.equal(wordsOf(document.querySelector('.day')), '30');
});

test('a past day is found by the keyboard and played', async () => {
  await atNoon('#daily', 'daily');
  await allChallenges();
  document.querySelector<HTMLElement>('.day[tabindex="0"]')?.focus();
  const isFocused = (day: string) => () => all('link', day)[0] === document.activeElement;
  key('PageUp');
  await until(isFocused('Friday 16 October'));
  key('ArrowLeft');
  const focused = 'Thursday 15 October';
  await until(isFocused(focused));
  // The key has unfolded the month.
  assert.equal(document.querySelectorAll('a.day').length, 31);
  await press('link', focused);
  await has('.daily-date', focused);
  await until(isFocused(focused));
  await press('link', 'Play: Cercas');
  await painted();
  const [{ record, title }] = tablesKept();
  assert.deepEqual([record.seed, title], ['day-20741', 'Cercas, 15 October 2026']);
});
