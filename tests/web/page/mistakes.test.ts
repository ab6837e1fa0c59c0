// Exercises from a game that one has played: what cost much is to be done better, and comes again.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { nothingFound } from './axe.ts';
import { all, findByRole, goTo, press, until, visit, wordsOf } from './hand.ts';
import {
  at,
  has,
  leaveFor,
  names,
  none,
  painted,
  pick,
  python,
  RECORD,
  spoken,
  statusIs,
  tableEntry,
  texts,
} from './tables.ts';

/** White wins with d5-d7 only; after nearly anything else Black does. */
const START = '1B3B2/8/3W4/8/7B/8/W7 w';
/** A map of On Tour, filled by a strong bot, on which the tour ends in its first area. */
const SHORT_TOUR =
  '1kDsCHBtH9qunDvM1yR9yb8Uqj6D9Jey-qkcRBkQHTOqXOZMj3ZjxmNzDGhbDuuWkbRxrcKAt0dpcWs0_CxwQTPxYHnorzR2' +
  'GjgGu6i36egf';
const [TOUR, MISTAKE, RIGHT] = python<[object, string, string]>(
  '[links.read(tour).data(), *(links.write(parse(record | {"actions": [one]})) for one in both)]',
  'from pygames import link as links',
  'from pygames.record import parse',
  `tour = ${JSON.stringify(SHORT_TOUR)}`,
  `record = ${JSON.stringify({ ...RECORD, start: START })}`,
  'both = ("a1-c1", "d5-d7")',
);
const LOST = ['a1-c1', 'h3-h1'];
const DAY = 86_400_000;

/** An entry that keeps a game that is over. */
const ended = (seats: string[], actions = LOST, header: object = {}) =>
  tableEntry('over', actions, { seats, over: true }, { start: START, ...header });

async function over(entry: object) {
  await visit('#table=over', 'table', entry as Record<string, unknown>);
  await painted();
}

async function learn() {
  await press('button', 'Learn from your mistakes');
  await until(() => document.body.dataset.page !== 'table');
  await painted();
}

async function tryOut(action: string) {
  for (const square of action.split('-')) await pick(square);
}

const answers = (words: string | RegExp) => has('.answer', words);

async function reviewed() {
  await press('button', 'Review');
  await until(() => {
    const foot = document.querySelector('.review-foot');
    return document.querySelector('ol[data-costs] > li') && (!foot || !wordsOf(foot));
  });
  return texts('ol[data-costs] > li');
}

test('what cost the game is to be done better', async () => {
  await over(ended(['person', 'bot2']));
  await learn();
  await findByRole('heading', 'Find something better');
  await has('.step', 'In turn 1 you chose: move a1–c1.');
  await tryOut('a1-c1');
  await answers(/^That is what you chose in the game\.$/);
  await tryOut('d5-b5');
  await answers('Your opponent then wins at once.');
  await answers('The best was: move d5–d7.');
  await at(2);
  await press('button', 'Try again');
  await at(0);
  await tryOut('d5-d7');
  await answers(/^Right\.$/);
  await has('.foot', 'None solved on the first try.');
  await press('link', 'Back to the game');
  await findByRole('button', 'Learn from your mistakes');
});

test('mistakes are what the review tells of, also when the game is opened again', async () => {
  await over(ended(['person', 'bot2']));
  const news = await reviewed();
  assert.equal(news.length, 1);
  assert.match(news[0], /−100%.*Black then wins at once\./);
  await press('button', 'See what it allows');
  await statusIs(/^Black moved .*\. You lose$/);
  await press('button', 'Back');
  await statusIs('You lose');
  assert.deepEqual(texts('ol[data-costs] > li'), news, 'the review stays');
  await leaveFor('#table=over');
  await painted();
  assert.deepEqual(await reviewed(), news);
  await leaveFor('#mistakes=over');
  await has('.step', 'In turn 1 you chose: move a1–c1. Black then wins at once.');
});

test('one may be shown what was best, and play it', async () => {
  await over(ended(['person', 'bot2']));
  await learn();
  await press('button', 'See what it allows');
  await at(2);
  await press('button', 'Back');
  await at(0);
  await press('button', 'Show me');
  await answers('The best was: move d5–d7.');
  // It is played on the board, which then is as it was, and there is nothing more to show.
  await at(1);
  await at(0);
  assert.deepEqual(all('button', 'Show me'), []);
  await tryOut('d5-d7');
  await answers(/^Right\./);
  await has('.foot', 'None solved on the first try.');
});

test('a wrong answer that ends the game can be tried again', async () => {
  // The last turn of Eight-by-Eight: only a line of six beats the other's five.
  const start = '8/1r4y1/2r3y1/3r2y1/4r3/5ry1/6y1/8 -,- y 5 !';
  await over(ended(['bot2', 'person'], ['5,1'], { game: 'eight-by-eight', start }));
  await learn();
  await has('.step', 'you chose: place in row 5, column 1.');
  await at(0);
  await pick('row 5, column 2');
  await at(1);
  await answers('It loses for certain.');
  await press('button', 'Try again');
  await at(0);
  await pick('row 5, column 7');
  await answers('Right. You’ll see it again in a few days.');
});

test('a game alone has exercises whose costs are points', async () => {
  const table = { format: 1, key: 'over', record: TOUR, seats: ['person'], over: true, used: 1 };
  await visit('', 'home', { 'table:over': table });
  await leaveFor('#mistakes=over');
  await has('.step', 'you chose: end');
  await press('button', 'Show me');
  await answers('The best was: ');
  await goTo('#table=over', 'table');
  await painted();
  await reviewed();
  await findByRole('button', /cost \d+ points/);
});

test('a game without costly mistakes says so', async () => {
  await over(ended(['person', 'bot2'], ['d5-d7']));
  await press('button', 'Learn from your mistakes');
  await findByRole('heading', 'You made no costly mistake in this game.');
  await press('link', 'Back to the game');
  await painted();
});

test('bots make no exercises', async () => {
  await over(ended(['bot1', 'bot2']));
  await until(() => document.querySelector('[data-over]'));
  assert.deepEqual(all('button', 'Learn from your mistakes'), []);
});

// What was failed comes again, day by day.

const deckOf = (exercise: string, grades: string) => `${exercise} ${grades}`;

/** Opens the exercises of the day, with this deck. */
async function deck(text: string) {
  await visit('', 'home', {});
  const { OWN } = await import('../../../web/src/keep/own-keys.ts');
  localStorage.setItem(`${OWN}deck`, text);
  await leaveFor('#deck');
}

const due = () => all('link', /for today/).map(wordsOf);

test('what was failed comes again the next day, also without its game', async () => {
  mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-24T21:58:00Z') });
  await over(ended(['person', 'bot2']));
  await learn();
  await press('button', 'Show me');
  await answers(/^The best was: move d5–d7\. You’ll see it again in a few days\.$/);
  await goTo('', 'home');
  assert.deepEqual(due(), []);
  for (const name of names('table:')) localStorage.removeItem(name);
  mock.timers.setTime(Date.parse('2026-11-25T12:00:00Z'));
  await leaveFor('#');
  await until(() => due()[0] === '1 exercise for today');
  await nothingFound();
  await press('link', /for today/);
  await findByRole('heading', 'Exercises for today');
  await has('.step', '1 exercise for today');
  await has('.step', 'In turn 1 you chose: move a1–c1.');
  await at(0);
  await tryOut('d5-d7');
  const sentence = 'Right. It comes back in 3 days. That was the last one for today.';
  await answers(sentence);
  await spoken(sentence);
  await nothingFound();
  await press('link', 'All games');
  await until(() => document.body.dataset.page === 'home');
  assert.deepEqual(due(), []);
  mock.timers.setTime(Date.parse('2026-11-25T12:00:00Z') + 3 * DAY);
  await leaveFor('#');
  await until(() => due()[0] === '1 exercise for today');
  mock.timers.reset();
});

test('an exercise is taken out and put back', async () => {
  await deck(deckOf(MISTAKE, '20000:1'));
  await press('button', 'Don’t ask again');
  await findByRole('heading', 'This exercise doesn’t come again.');
  assert.deepEqual(all('heading', 'Find something better'), []);
  await spoken('This exercise doesn’t come again.');
  assert.doesNotMatch(wordsOf(document.querySelector('.step')), /for today/);
  await findByRole('link', 'All games');
  await none('[data-open]');
  await nothingFound();
  const back = document.activeElement as HTMLElement;
  back.click();
  await has('.step', '1 exercise for today');
  await findByRole('button', 'Show me');
  await until(() => document.querySelectorAll('.board [data-open]').length === 2);
  await press('button', 'Don’t ask again');
  await press('link', 'All games');
  await until(() => document.body.dataset.page === 'home');
  assert.deepEqual(due(), []);
});

test('what is left after a wrong answer enters, and what is solved at once does not', async () => {
  await over(ended(['person', 'bot2']));
  await learn();
  await tryOut('d5-d7');
  await answers(/^Right\.$/);
  assert.deepEqual(names('deck'), []);
  await press('link', 'Back to the game');
  await learn();
  await tryOut('a1-c1');
  await answers(/./);
  await press('link', 'Back');
  await findByRole('button', 'Learn from your mistakes');
  await until(() => names('deck').length);
});

test('an exercise with nothing better is left out', async () => {
  // Another look is a new one: what was chosen may have been the best after all.
  await deck(deckOf(RIGHT, '20000:1'));
  await spoken('finds nothing better than what you chose');
  await findByRole('heading', 'There are no exercises for today.');
});
