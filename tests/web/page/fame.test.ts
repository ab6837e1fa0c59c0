// The hall of fame: what it says of the games that were finished here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { all, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { at, BREAKTHROUGH, begin, LAST, play, tableEntry } from './tables.ts';

const DAY = 86_400_000;

/** A game of Cercas that Ann won against a bot. */
function finished(number: number, more: object = {}) {
  return {
    key: `game${number}`,
    game: 'cercas',
    at: (20_000 + number) * DAY,
    seats: ['person', 'bot3'],
    names: ['Ann', ''],
    places: [0, 1],
    scores: [12 + number, 9],
    moves: [14, 13],
    kind: 'rated',
    early: false,
    options: {},
    ...more,
  };
}

async function hallOf(...games: object[]) {
  await visit('#fame', 'fame', { fame: { since: 0, games } });
  await until(() => document.querySelector('.fame section'));
}

/** The records and other lines that name something. */
function lines(name: string) {
  return [...document.querySelectorAll('.records > div')]
    .map(wordsOf)
    .filter((it) => it.includes(name));
}

/** Reads a table of the figures, row by row. */
async function rows(name: string) {
  const closed = 'details.figures-of:not([open])';
  const cells = (row: Element) => [...row.children].map(wordsOf).join(' ');
  // The page may still be about to show it anew, closed.
  const table = await until(() => {
    document.querySelector<HTMLElement>(`${closed} > summary`)?.click();
    return all('table', name)[0];
  });
  return [...table.querySelectorAll('tr')].map(cells);
}

test('the bot of an even match has a whole face', async () => {
  await hallOf(finished(1, { seats: ['person', 'bot2.25'] }));
  const faces = (await findByRole('list', 'Ann’s opponents')).querySelectorAll('.face path');
  assert.equal(faces.length, 6);
  for (const face of faces) assert.doesNotMatch(face.getAttribute('d') ?? '', /undefined/);
});

test('challenges and practice have their own lines', async () => {
  const moves = [2, 1];
  const puzzle = { kind: 'challenge', seats: ['person', 'bot5'], moves, names: ['', ''] };
  const practice = finished(3, { kind: 'practice' });
  const lost = finished(2, { ...puzzle, places: [1, 0] });
  await hallOf(finished(1, puzzle), lost, practice, finished(4));
  await says('4 games finished, 1 counted');
  assert.match(lines('Daily challenges')[0], /1 of 2 won/);
  assert.match(lines('Practice')[0], /1 game/);
  const [, ...ratings] = await rows('Ratings');
  assert.deepEqual(
    ratings.map((row) => row.split(' 1')[0]),
    ['Ann', 'Keen bot'],
  );
});

test('opponents stand first with their level and what came of it', async () => {
  await hallOf(...Array.from({ length: 12 }, (_, n) => finished(n, { seats: ['person', 'bot1'] })));
  const met = all('item', /./, await findByRole('list', 'Ann’s opponents'));
  assert.equal(met.length, 5);
  assert.match(wordsOf(met[0]), /Gentle bot.*12 games, all won/);
  assert.match(wordsOf(met[0]), /weaker/i);
  assert.ok(met[0].querySelector('[role=img][aria-label="level 1 of 5"]'));
  assert.match(wordsOf(met[1]), /Not played yet/);
  assert.deepEqual(all('table', 'Ratings'), []);
});

test('ratings, records and a plot with its table', async () => {
  const tie = finished(3, { places: [0, 0], seats: ['person', 'bot5'] });
  await hallOf(finished(1), finished(2, { places: [1, 0] }), tie);
  assert.match(lines('Most points')[0], /15 points.*Ann, 7 October 2024/);
  assert.equal((await rows('Ratings'))[0], 'Player Rating Played Won Drawn Lost');
  const against = ['Keen bot 2 1 0 1', 'Relentless bot 1 0 1 0'];
  assert.deepEqual((await rows('Ann against')).slice(1), against);
  const label = 'Rating over time, 5 October 2024 to 7 October 2024';
  await until(() => document.querySelector(`[role=img][aria-label^="${label}"]`));
  await press('button', 'As a table');
  const [head, ...plotted] = await rows('Rating over time');
  assert.equal(head, 'Date Player Rating');
  assert.deepEqual(
    plotted.map((row) => row.slice(0, row.lastIndexOf(' '))),
    [5, 6, 7].map((day) => `${day} October 2024 Ann`),
  );
  await nothingFound();
});

/** Of one person's tours. */
const TOUR = { game: 'on-tour', seats: ['person'], names: [''], places: [0], moves: [40] };

test('a player alone sees points over time', async () => {
  const tours = [22, 35, 31].map((score, n) => finished(n, { ...TOUR, scores: [score] }));
  await hallOf(...tours);
  assert.match(lines('Most points')[0], /35 points/);
  await findByRole('heading', 'Points over time');
  assert.deepEqual(all('heading', 'Ratings'), []);
});

test('records say which games they compare if there are several kinds', async () => {
  const europe = { ...TOUR, options: { map: 'europe' }, scores: [45] };
  await hallOf(finished(1, europe), finished(2, { ...TOUR, scores: [30] }));
  assert.match(lines('Map: Europe')[0], /^Most points.*45 points/);
  assert.match(lines('Map: USA')[0], /^Most points.*30 points/);
  await findByRole('heading', 'Points over time (Map: USA)');
});

test('a reset can be undone until the page is left', async () => {
  await hallOf(finished(1));
  const reset = async () => {
    await press('button', 'More');
    await press('button', 'Reset');
    await says('All results so far are forgotten');
  };
  await reset();
  const undo = await findByRole('button', 'Undo');
  assert.ok(document.activeElement === undo);
  undo.click();
  await says('1 game finished');
  assert.ok((await rows('Ratings')).length > 1);
  await reset();
  await goTo('', 'home');
  await goTo('#fame', 'fame');
  await says('your first result stands here');
  await nothingFound();
});

/** Opens a table that was begun here, one move before White wins. */
async function nearlyWon(more: object = {}) {
  await begin(
    '#table=mine',
    tableEntry('mine', BREAKTHROUGH.slice(0, LAST), { given: 0, ...more }),
  );
  await at(LAST);
}

async function win() {
  await play(BREAKTHROUGH.slice(LAST), LAST);
  await until(() => document.querySelector('[data-over]'));
}

async function inHall() {
  await goTo('#fame', 'fame');
  await until(() => document.querySelector('.fame'));
}

const FRIENDS = { names: ['Ann', 'Bo'] };

test('a copy of a game does not count again', async () => {
  await nearlyWon(FRIENDS);
  await win();
  await goTo('#games', 'games');
  await press('button', 'More: Murus Gallicus, 1');
  await press('button', 'Duplicate: Murus Gallicus, 1');
  await until(() => all('list', 'Games kept on this device')[0]?.children.length === 2);
  await inHall();
  await says(/1 game finished(?!,)/);
});
