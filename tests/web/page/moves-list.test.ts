// The list of moves: dice as dice, long moves in lines, and what is said of each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { until, wordsOf } from './hand.ts';
import { tell } from './odd-storage.ts';
import { at, begin, moves, python, recordLink } from './tables.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');
const { notation } = await import('../../../web/src/keep/settings.ts');

type Game = { actions: string[] };

const [CITIES, EIGHT, FENCES, WALLS, TOUR] = python<Game[]>(
  '[golden(find(game)).data() for game in games]',
  'from pygames.games import find',
  'from tests.support.playthrough import golden',
  'games = ("eight-cities", "eight-by-eight", "cercas", "murus-gallicus", "on-tour")',
);

async function listOf(game: Game, plies: number) {
  await begin(recordLink({ ...game, actions: game.actions.slice(0, plies) }));
  await at(plies);
}

const entries = () =>
  // The styles hide all of a set-up but its last part.
  [...document.querySelectorAll<HTMLElement>('main ol[data-moves] > li:not(.within)')];
const nameOf = (entry: Element) => entry.querySelector('button')?.getAttribute('aria-label') ?? '';

test('a roll is seen as a die and read as what it is', async () => {
  await listOf(EIGHT, 3);
  const [roll, piece] = moves();
  assert.equal(nameOf(entries()[0]), `Rolled ${roll[1]}`);
  assert.ok(entries()[0].querySelector('.glyph'));
  const [row, column] = piece.split(',');
  const words = `Place in row ${row}, column ${column}: Row ${row}, col ${column}`;
  assert.equal(nameOf(entries()[1]), words);
});

test('a long list in lines is cut so that a browser paints little of it anew', async () => {
  await listOf(EIGHT, 90);
  const lists = [...document.querySelectorAll('main ol[data-moves]')];
  assert.deepEqual(
    lists.map((list) => list.querySelectorAll(':scope > li').length),
    [32, 32, 26],
  );
  assert.deepEqual(moves(), EIGHT.actions.slice(0, 90));
  // Alone, a line has the cards of a turn and their dice, and the next one the move.
  await listOf(TOUR, 20);
  const begins = entries().map(({ classList }) => classList.contains('start'));
  assert.deepEqual(begins.slice(-5), [true, false, false, false, true]);
});

/** The words of a text, as spoken. */
const spokenOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

test('who says what shows of a move is understood, with notation and without', async () => {
  for (const [game, plies] of [
    [FENCES, 3],
    [WALLS, 11],
    [EIGHT, 7],
    [CITIES, 12],
  ] as const) {
    await listOf(game, plies);
    for (const chosen of ['on', 'off']) {
      localStorage.setItem(`${OWN}notation`, chosen);
      tell(`${OWN}notation`);
      await until(() => notation.value === chosen);
      await until(() => entries().length);
      for (const entry of entries()) {
        if (entry.querySelector('.glyph')) continue;
        const text =
          entry.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? wordsOf(entry);
        await until(() => spokenOf(nameOf(entry)).includes(spokenOf(text))).catch(() =>
          assert.fail(`“${text}” isn’t in “${nameOf(entry)}”`),
        );
      }
      await nothingFound();
    }
  }
});
