// The courses that teach the games, as learners take them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as later } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { nothingFound } from './axe.ts';
import { all, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { askWhatWasHeld, holdQuestions } from './page.ts';
import {
  ask,
  at,
  begin,
  board,
  escaped,
  key,
  lastLine,
  leaveDialog,
  leaveFor,
  painted,
  pick,
  python,
  ready,
  spoken,
  tablesKept,
  texts,
} from './tables.ts';

const { isTelling } = await import('../../../web/src/ui/announce.ts');

/** After so long, in ms, another few places have their names, if some still have none. */
const NAMED_MS = 50;

type Step = { task: string; kind: string };
type Course = { id: string; title: string; basics: Step[]; fine: Step[] };

const COURSES = python<Course[]>(
  '[course(game) for game in catalog()]',
  'from pygames.games import catalog',
  'steps = lambda all: [{"task": step.task, "kind": step.kind} for step in all]',
  'def course(game):',
  '    basics, fine = steps(game.lessons().basics), steps(game.lessons().fine_print)',
  '    return {"id": game.id, "title": game.title, "basics": basics, "fine": fine}',
);
const MURUS = COURSES.find(({ id }) => id === 'murus-gallicus') as Course;
const TOUR = COURSES.find(({ id }) => id === 'on-tour') as Course;
const LAST_STEP = MURUS.basics.length;

/** Opens a step of a course, with nothing kept. */
async function open(hash: string, task: string) {
  await visit('', 'home', {});
  await leaveFor(hash);
  await findByRole('heading', task);
  await painted();
}

const openStep = (step: number, { id, basics } = MURUS) =>
  open(`#learn=${id}&step=${step}`, basics[step - 1].task);

async function picks(...squares: string[]) {
  for (const square of squares) await pick(square);
}

/** Waits for what is written on the page, not what is only spoken. */
const saysOnPage = (words: string | RegExp) => says(words, () => document.querySelector('main'));

const log = () => document.querySelector('[role=log]');

test('a wrong move is answered with its clause, and the second is followed by the right one', async () => {
  await openStep(3);
  await picks('b1', 'd3');
  await saysOnPage('That makes d3 a stack. Now think of d2.');
  await findByRole('button', 'Rule M4');
  await nothingFound();
  await picks('a1', 'a3');
  await saysOnPage('Like this: c1, then e3.');
  await picks('c1', 'e3');
  await saysOnPage('The stack on d2 can move again.');
  await until(() => !all('button', 'Skip').length);
});

test('what cannot be picked is explained as in a game', async () => {
  await openStep(5);
  await picks('d4');
  await ask('c5');
  await saysOnPage('Black has a stack there, and stacks can’t be hit.');
  await press('button', 'Rule M5');
  await says('Hit.', () => all('dialog', 'Rules')[0]);
  await leaveDialog();
});

test('single keys read the step and the position aloud', async () => {
  await openStep(1);
  // The keys are on the board, at c3.
  await until(() => document.activeElement?.getAttribute('role') === 'option');
  for (const [sign, words] of [
    ['p', 'White: 3 stacks'],
    ['s', '2 rows to go'],
    ['w', 'Row 3: '],
    ['t', MURUS.basics[0].task],
  ]) {
    key(sign, document.body);
    await says(words, lastLine);
  }
  await at(0);
});

test('a button that does several things is left out of a step that asks for one', async () => {
  // In the game it would draw the whole tour.
  for (const step of [1, 3]) {
    await openStep(step, TOUR);
    const others = texts('.picks button').filter((label) => label && label !== 'End the tour');
    assert.deepEqual(others, [], `step ${step}`);
    await press('button', 'Show me');
    await saysOnPage(/Like this: (Mississippi|Missouri)/);
  }
});

test('what the others do follows a right move', async () => {
  await openStep(2);
  await picks('d1', 'd3');
  await at(2);
  await spoken('Black moved d7 to d5');
});

test('the last step continues as a game against the gentlest bot', async () => {
  await openStep(LAST_STEP);
  await picks('e1', 'e3');
  await says('e1-e3', () => document.querySelector('ol[data-moves]'));
  await says('Gentle bot', () => document.querySelector('.table'));
  await at(2);
  // The first move was made here, too, so the game counts.
  assert.equal(tablesKept()[0].given, 0);
});

/** The places of a board in words. */
const names = () =>
  [...(board()?.querySelectorAll('[data-pick]') ?? [])].map(
    (each) => each.getAttribute('aria-label') ?? wordsOf(each),
  );

/** Returns these once nothing is told, and so all have their names. */
async function whatShows(before: string[] = []): Promise<string[]> {
  await ready();
  const isTold = isTelling();
  await later(NAMED_MS);
  const now = names();
  return !isTold && !isTelling() && isDeepStrictEqual(now, before) ? now : whatShows(now);
}

test('the button of the last step plays on with the board that shows, even if chance has made it', async () => {
  for (const course of COURSES) {
    await openStep(course.basics.length, course);
    const before = await whatShows();
    await press('button', 'Play a game now');
    await until(() => document.body.dataset.page === 'table');
    await painted();
    assert.deepEqual(await whatShows(), before, course.id);
  }
});

test('a table leads to its lesson, and the lesson back', async () => {
  await begin('#game=murus-gallicus');
  await press('button', 'Learn');
  await findByRole('heading', 'Learn Murus Gallicus');
  await press('link', 'Back');
  await findByRole('button', 'Learn');
});

test('an address beyond the last step opens the last', async () => {
  await open('#learn=murus-gallicus&step=99', MURUS.basics[LAST_STEP - 1].task);
  assert.match(location.hash, new RegExp(`step=${LAST_STEP}$`));
});

test('a course continues where it was left', async () => {
  await openStep(1);
  await picks('d5', 'd7');
  await findByRole('button', 'Next');
  await leaveFor('#learn=murus-gallicus');
  await findByRole('heading', 'Move the stack on d1 straight up.');
  await until(() => location.hash.endsWith('step=2'));
  await goTo('', 'home');
  await until(() => document.querySelector('[data-game="murus-gallicus"]'));
  assert.deepEqual(all('link', 'Learn in 3 minutes: Murus Gallicus'), []);
  await leaveFor('#learn=murus-gallicus');
  await until(() => location.hash.endsWith('step=2'));
});

// Figures

test('a figure of the rules can be tried on the spot', async () => {
  await visit('#rules=murus-gallicus', 'rules', {});
  await press(
    'button',
    'Try it: Nothing stands on d6 and d7, so the stack on d5 can go there, and White wins.',
  );
  const trial = await findByRole('dialog', 'Try it yourself');
  await nothingFound();
  await pick('d7', trial);
  await says('White moved d5–d7. White wins.', () => trial);
  await press('button', 'From the start');
  await says('Where does the stack on d5 go?', () => trial);
  await leaveDialog();
  await until(() => !all('dialog').length);
  await findByRole('heading', 'Murus Gallicus');
});

test('the rules lead to the courses', async () => {
  await visit('#rules=murus-gallicus', 'rules', {});
  await press('link', 'The fine print');
  await findByRole('heading', 'Find the square f2.');
});

// By ear: nothing here looks at what is painted, at styles or at attributes that only eyes need.

/** All that is said so far. */
const lines = () => [...document.querySelectorAll('[role=log] p')];

/** Waits for what is said after these lines. */
const hears = (words: string, before: Element[]) =>
  until(() =>
    lines()
      .filter((line) => !before.includes(line))
      .map(wordsOf)
      .find((line) => line.includes(words)),
  );

const saysInLog = (words: string | RegExp) => says(words, log);

/** Presses Enter at a button, as long as the page does not do something else with the key. */
function enter(button: HTMLElement) {
  button.focus();
  if (key('Enter', button)) button.click();
}

const enterAt = async (name: string) => enter(await findByRole('button', name));

/** Finds a place of the board, or a choice beside it, by the beginning of its name. */
function element(name: RegExp) {
  const groups = [...document.querySelectorAll('[role=group]')];
  const within = groups.filter((each) =>
    /^(Board|Choices)$/.test(each.getAttribute('aria-label') ?? ''),
  );
  const roles = ['option', 'button'] as const;
  return within.flatMap((group) => roles.flatMap((role) => all(role, name, group)));
}

/** Asks for the solution, and does what is said. */
async function follow() {
  const before = lines();
  await enterAt('Show me');
  const [, places] = (await hears('Like this: ', before)).split(/Like this: |\.$/);
  for (const name of places.split(', then ')) {
    const place = new RegExp(`^${escaped(name)}($|, )`);
    enter(await until(() => element(place)[0]));
  }
  await hears('Right.', before);
}

/** Makes any first move of the game at the end, until its table shows. */
async function beginGame() {
  while (document.body.dataset.page !== 'table') {
    const before = wordsOf(log());
    enter(await until(() => element(/./).find((each) => each.matches('[data-open]'))));
    await until(() => document.body.dataset.page === 'table' || wordsOf(log()) !== before);
  }
}

test('each course is taken by ear to its game', async () => {
  for (const { id, title, basics } of COURSES) {
    await open(`#learn=${id}&step=1`, basics[0].task);
    await findByRole('heading', `Learn ${title}`);
    for (const [at, { kind }] of basics.entries()) {
      await saysInLog(`Step ${at + 1} of ${basics.length}`);
      // Next leads to the board, where there is something to find.
      const isAtBoard = () => document.activeElement?.getAttribute('role') === 'option';
      if (at && kind !== 'look') await until(isAtBoard);
      if (kind === 'play') break;
      if (kind !== 'look') await follow();
      await enterAt('Next');
    }
    await beginGame();
    await findByRole('heading', title);
  }
});

test('each fine print is taken by ear to its end', async () => {
  for (const { id, fine } of COURSES.filter(({ fine }) => fine.length)) {
    await open(`#learn=${id}&course=fine-print&step=1`, fine[0].task);
    for (const [at, { kind }] of fine.entries()) {
      await saysInLog(`Step ${at + 1} of ${fine.length}`);
      if (kind !== 'look') await follow();
      if (at < fine.length - 1) await enterAt('Next');
    }
    await findByRole('button', 'Play a game now');
  }
});

test('a link to a step says at once that the rules are on their way', async () => {
  await visit('', 'home', {});
  holdQuestions();
  await leaveFor('#learn=murus-gallicus&step=3');
  await says('Setting up');
  askWhatWasHeld();
  await findByRole('heading', MURUS.basics[2].task);
});
