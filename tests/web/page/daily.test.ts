// The daily challenges: what the page says of a day, and of the days before.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { all, goTo, press, said, says, seen, until, visit } from './hand.ts';

const TODAY = 20_773;
const GAMES = ['8 Cities', 'Cercas', 'Eight-by-Eight', 'Murus Gallicus', 'On Tour'];
const WON = { table: 'a', result: { how: 'won' } };

/** Goes to an address at noon on a Monday. */
async function atNoon(hash: string, page: string, kept: Readonly<Record<string, unknown>> = {}) {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-16T12:00:00Z') });
  await visit(hash, page, kept);
}

/** Reads all that the page asks, once the rules have said it. */
async function asked() {
  const found = () => [...document.querySelectorAll('.challenge')];
  await until(
    () => found().length === GAMES.length && !document.querySelector('.challenge[aria-busy]'),
  );
  return found();
}

test('the home page leads to the challenges of today', async () => {
  await atNoon('', 'home');
  const link = await seen('link', /^Today ?5 new$/);
  await goTo(link.getAttribute('href') ?? '', 'daily');
  assert.equal(document.title, 'Daily challenges · pygames');
  await says('Monday, 16 November 2026');
  await says('New challenges in 12 hours.');
  const challenges = await asked();
  // One stands in front, another each day; the others are in their usual order.
  const inFront = GAMES[TODAY % GAMES.length];
  const titles = challenges.map((each) => said(each.querySelector('h2, h3')));
  assert.deepEqual(titles, [inFront, ...GAMES.filter((game) => game !== inFront)]);
  const [murus] = challenges.filter((each) => said(each).includes('Murus Gallicus'));
  assert.match(said(murus), /Find the win for Black: it takes 2 moves. Only one of.*2 min/);
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
  const link = await seen('link', /^Today ?4 left$/);
  await goTo(link.getAttribute('href') ?? '', 'daily');
  await says('You have played 3 days in a row.');
  // What is done stands in front no more.
  assert.doesNotMatch(said((await asked())[0]), /^Cercas/);
});

test('results are shared as text that gives nothing away', async () => {
  const games = {
    cercas: { table: 'a', opened: TODAY, result: { how: 'lost' } },
    'on-tour': { table: 'b', opened: TODAY, result: { how: 'scored', score: 33 } },
  };
  const rivals = { 'on-tour': { 1: 14, 2: 26, 3: 33, 4: 35, 5: 31 } };
  await atNoon('#daily', 'daily', { [`daily:${TODAY}`]: { games, rivals } });
  await asked();
  await press('button', 'Share the result');
  const text = (await seen('field', 'Your result as text')) as HTMLTextAreaElement;
  const [title, ...lines] = text.value.split('\n');
  assert.equal(title, 'pygames, day 320');
  assert.deepEqual(lines.slice(0, 2), [
    '□ Cercas: lost',
    '■■□□■ On Tour: 33 points, bots 14, 26, 33, 35, 31',
  ]);
  assert.match(lines[2], /#daily=2026-11-16$/);
});

test('a day that has not come is not shown', async () => {
  for (const hash of ['#daily=2026-11-17', '#daily=2026-11-17&game=cercas']) {
    await atNoon(hash, 'words');
    await says('This day has not come yet.');
  }
  await press('button', 'Today’s challenges');
  await says('Monday, 16 November 2026');
  assert.equal(all('heading', 'Daily challenges').length, 1);
});
