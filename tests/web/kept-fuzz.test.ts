// Any stored data besides tables: damaged parts are left out, and nothing throws.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Arbitrary,
  array,
  assert as check,
  constantFrom,
  oneof,
  property,
  string,
  tuple,
} from '../../web/node_modules/fast-check/lib/fast-check.js';
import { rememberedChoices } from '../../web/src/keep/last-choices.ts';
import { knownNames } from '../../web/src/keep/names.ts';
import { write } from '../../web/src/keep/prefs.ts';
import type { SavedTable } from '../../web/src/keep/saved-table.ts';
import { keptView, positionKey } from '../../web/src/keep/views.ts';
import { attemptsOf, doneOn, rivalsOf, streak } from '../../web/src/rooms/daily/kept.ts';
import { finishedGames, tallyOf } from '../../web/src/rooms/fame/kept.ts';
import { stepsDone } from '../../web/src/rooms/lessons/kept.ts';
import { readDeck } from '../../web/src/rooms/mistakes/kept.ts';
import { dueOf } from '../../web/src/rooms/mistakes/schedule.ts';
import type { Card } from '../../web/src/scene/types.ts';
import { date } from '../../web/src/words/dates.ts';
import { attemptOn, FINISHED } from './entries.ts';
import { part } from './part.ts';
import { often } from './runs.ts';
import { spoiled, value } from './spoiled.ts';

const numRuns = often(500, 200_000);
const DAY = 7;

function textsOf(of: Arbitrary<unknown>): Arbitrary<string> {
  const any = oneof(of, value);
  return oneof(
    string(),
    any.map((each) => JSON.stringify(each)),
  );
}

/** Tries what is read of an entry with anything in it. */
function reads(name: string, entries: Arbitrary<string>, read: () => void) {
  test(`${name}: anything may stand there`, () => {
    const attempts = property(entries, (entry) => {
      write(name, entry);
      read();
    });
    check(attempts, { numRuns });
    write(name, '');
  });
}

const hall = array(spoiled(FINISHED)).chain((games) => spoiled({ since: 0, games }));
reads('fame', textsOf(hall), () => {
  const games = finishedGames();
  assert.ok(games.every(({ at }) => date(at)));
  for (const { seats, names, places } of games) {
    assert.deepEqual([names.length, places.length], [seats.length, seats.length]);
  }
  const tally = tallyOf('nim', 1);
  assert.ok(!tally || tally.won <= tally.played);
});

const notes = tuple(spoiled(attemptOn(DAY)), spoiled({ 1: 20, 2: 30 })).chain(([attempt, scores]) =>
  spoiled({ games: { nim: attempt }, rivals: { nim: scores } }),
);
reads(`daily:${DAY}`, textsOf(notes), () => {
  assert.ok(Object.values(attemptsOf(DAY)).every(({ table }) => typeof table === 'string'));
  assert.ok(Object.values(rivalsOf(DAY, 'nim')).every(Number.isFinite));
  assert.ok(doneOn(DAY) >= 0);
  assert.ok(streak(DAY) >= 0);
});

const line = oneof(string(), constantFrom('a 7:1,8:3', 'b 7:2', 'a 9:1,', 'c 999999:3,0:2', '\n'));
reads(
  'deck',
  array(line).map((lines) => lines.join('\n')),
  () => {
    const { exercises } = readDeck();
    assert.ok(exercises.every(({ link, answers }) => link && answers.length && dueOf(answers) > 0));
  },
);

reads('learned', textsOf(spoiled({ 'nim basics': 3 })), () => assert.ok(stepsDone('nim') >= 0));

reads('names', textsOf(oneof(array(value), spoiled({ Ann: 5, Ben: 9e11 }))), () => {
  assert.ok(knownNames().every((name) => typeof name === 'string' && name));
});

const card = part<Card>({ id: 'nim', players: [1, 4], levels: [1, 2], options: [] });
const usual = { seats: ['person'], options: {}, names: ['Ann'], mixed: true, serious: true };
reads('usual:nim', textsOf(spoiled(usual)), () => {
  const { seats = [] } = rememberedChoices(card);
  assert.ok(seats.length <= 4);
});

const saved = { key: 'k', record: { actions: ['a'] } } as SavedTable;
const view = { of: positionKey(saved), build: '', sum: 0, view: {} };
reads('found:view:k', textsOf(spoiled(view)), () => assert.equal(keptView(saved), null));
