import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { dayHere } from '../../web/src/dates/calendar.ts';
import { read, write } from '../../web/src/keep/prefs.ts';
import { DECK } from '../../web/src/rooms/mistakes/address.ts';
import {
  deckLines,
  drop,
  enter,
  keepAnswer,
  mendDeck,
  mergeDeck,
  readDeck,
  suspend,
} from '../../web/src/rooms/mistakes/kept.ts';
import type { GradeNumber } from '../../web/src/trainer/trainer.ts';
import { readHash } from './routes.ts';

const DAY = 20_000;
const [SHOWN, HELPED, AT_ONCE]: GradeNumber[] = [1, 2, 3];

const before = Object.getOwnPropertyNames(Date.prototype);
const { dueOf, dueOn, daysTo } = await import('../../web/src/rooms/mistakes/schedule.ts');

beforeEach(() => write('deck', ''));

test('the library adds these methods to dates, and they stay hidden', () => {
  const added = Object.getOwnPropertyNames(Date.prototype).filter((name) => !before.includes(name));
  assert.deepEqual(added.sort(), ['diff', 'dueFormat', 'format', 'scheduler']);
  assert.deepEqual(Object.keys(new Date()), []);
});

/** The days on which an exercise that is always answered on its day comes, after the first. */
function comes(...grades: GradeNumber[]): number[] {
  enter('x', grades[0], DAY);
  return grades.map((grade, nth) => {
    const day = DAY + (nth && comes.last);
    if (nth) keepAnswer('x', grade, day);
    comes.last = day - DAY + daysTo('x');
    return comes.last;
  });
}
comes.last = 0;

test('what was failed comes again the next day, then ever later', () => {
  const days = comes(SHOWN, AT_ONCE, AT_ONCE, AT_ONCE, AT_ONCE, AT_ONCE);
  assert.equal(days[0], 1);
  const gaps = days.map((day, nth) => day - (days[nth - 1] ?? 0));
  assert.deepEqual(
    gaps.slice(1).map((gap, nth) => gap > gaps[nth]),
    [true, true, true, true, true],
  );
});

test('it comes within a year, sooner after help, the next day once it was shown', () => {
  const always = Array.from({ length: 20 }, () => AT_ONCE);
  const days = comes(SHOWN, ...always);
  assert.equal(days[20] - days[19], 365);
  write('deck', '');
  const [helped] = comes(SHOWN, AT_ONCE, HELPED).slice(-1);
  write('deck', '');
  const [atOnce] = comes(SHOWN, AT_ONCE, AT_ONCE).slice(-1);
  assert.ok(helped < atOnce);
  write('deck', '');
  const dues = comes(SHOWN, AT_ONCE, SHOWN);
  assert.equal(dues[2] - dues[1], 1);
});

test('after four lapses it is put aside', () => {
  const lapses = (count: number) => {
    write('deck', '');
    return comes(SHOWN, ...Array.from({ length: count }, () => SHOWN)).at(-1);
  };
  assert.ok(Number.isFinite(lapses(3)));
  assert.equal(lapses(4), Infinity);
  assert.deepEqual(dueOn(DAY + 1000), []);
});

test('at most twenty enter on a day, and at most twenty are for one day', () => {
  const entered = Array.from({ length: 25 }, (_, nth) => enter(`a${nth}`, SHOWN, DAY));
  assert.equal(entered.filter(Boolean).length, 20);
  assert.ok(!enter('a1', SHOWN, DAY + 1));
  for (let nth = 0; nth < 15; nth += 1) enter(`b${nth}`, SHOWN, DAY + 1);
  const due = dueOn(DAY + 3);
  assert.equal(due.length, 20);
  // Those that have waited longest come first.
  assert.ok(due.every((link) => link.startsWith('a')));
  keepAnswer(due[0], AT_ONCE, DAY + 3);
  assert.equal(dueOn(DAY + 3).length, 19);
});

test('a second answer on one day changes nothing: another window was faster', () => {
  enter('a', SHOWN, DAY);
  keepAnswer('a', AT_ONCE, DAY + 1);
  const lines = deckLines();
  keepAnswer('a', SHOWN, DAY + 1);
  assert.deepEqual(deckLines(), lines);
});

/** Does something with the clocks of a place. */
function inZone<T>(zone: string, job: () => T): T {
  const own = process.env.TZ;
  process.env.TZ = zone;
  try {
    return job();
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
}

test('a day ends at midnight here, also where clocks are changed', () => {
  const evening = Date.parse('2026-11-24T22:59:59Z');
  const days = (zone: string, from: number) =>
    inZone(zone, () => dayHere(from + 1000) - dayHere(from));
  assert.equal(days('Europe/Berlin', evening), 1);
  assert.equal(days('UTC', evening), 0);
  assert.equal(days('Europe/Berlin', Date.parse('2026-03-28T22:59:59Z')), 1);
  assert.equal(days('Europe/Berlin', Date.parse('2026-03-29T21:59:59Z')), 1);
  assert.equal(days('America/New_York', Date.parse('2026-11-01T03:59:59Z')), 1);
  assert.equal(days('America/New_York', Date.parse('2026-11-02T04:59:59Z')), 1);
});

test('an evening’s answer counts for its own day, whatever the zone of the next', () => {
  // Late in the evening in Auckland; at the same moment it is the day before in Honolulu.
  const now = Date.parse('2026-11-24T09:30:00Z');
  const [there, here] = ['Pacific/Auckland', 'Pacific/Honolulu'].map((zone) =>
    inZone(zone, () => dayHere(now)),
  );
  assert.equal(there - here, 1);
  enter('a', SHOWN, there - 1);
  keepAnswer('a', AT_ONCE, there);
  const due = dueOf(readDeck().exercises[0].answers);
  // Days that come a second time bring nothing early, and no answer gets before another.
  assert.deepEqual(dueOn(here), []);
  keepAnswer('a', AT_ONCE, here);
  assert.equal(dueOf(readDeck().exercises[0].answers), due);
  assert.deepEqual(dueOn(due), ['a']);
});

test('a clock that was set back loses no answer', () => {
  enter('a', SHOWN, DAY);
  enter('b', SHOWN, DAY - 300);
  assert.deepEqual(dueOn(DAY - 299), ['b']);
  keepAnswer('b', SHOWN, DAY - 299);
  assert.equal(deckLines().length, 2);
});

test('damage loses only the damaged answers, and says how many', () => {
  for (const link of ['a', 'b', 'c']) enter(link, SHOWN, DAY);
  keepAnswer('a', AT_ONCE, DAY + 1);
  const [a, b, c] = deckLines();
  write('deck', [a.replace('3', 'x'), b.replace('b', 'ß'), `${c},7:9`, ''].join('\n'));
  assert.equal(mendDeck(), 3);
  assert.deepEqual(deckLines(), [`a ${DAY}:1`, c]);
  assert.equal(mendDeck(), 0);
  write('deck', '\u0000{"');
  assert.equal(mendDeck(), 1);
  assert.equal(read('deck'), '');
});

test('decks of two devices become one, each answer once', () => {
  for (const link of ['a', 'b']) enter(link, SHOWN, DAY);
  keepAnswer('a', AT_ONCE, DAY + 1);
  const elsewhere = readDeck();
  write('deck', `a ${DAY}:1,${DAY + 5}:2\nc ${DAY}:1`);
  assert.equal(mergeDeck(elsewhere.exercises), 1);
  const all = [`a ${DAY}:1,${DAY + 1}:3,${DAY + 5}:2`, `c ${DAY}:1`, `b ${DAY}:1`];
  assert.deepEqual(deckLines(), all);
  assert.equal(mergeDeck(elsewhere.exercises), 0);
  assert.deepEqual(deckLines(), all);
});

test('what is taken out on one device is out on the other', () => {
  enter('a', SHOWN, DAY);
  suspend('a', true);
  const elsewhere = readDeck();
  write('deck', `a ${DAY}:1,${DAY + 1}:3`);
  assert.equal(mergeDeck(elsewhere.exercises), 0);
  assert.deepEqual(deckLines(), [`a ${DAY}:1,${DAY + 1}:3,out`]);
});

test('without an answer that can be read nothing is left of an exercise', () => {
  write('deck', 'a out');
  assert.deepEqual(readDeck(), { exercises: [], damaged: 0 });
});

test('what can’t be opened can be taken out, and the deck has its address', () => {
  enter('a', SHOWN, DAY);
  drop('a');
  assert.deepEqual(readDeck(), { exercises: [], damaged: 0 });
  assert.deepEqual(readHash(DECK), { to: 'mistakes', key: null });
});

test('the work to read a deck grows with its length, and of each exercise so many answers stay', () => {
  const line = (answers: number) =>
    `abc ${Array.from({ length: answers }, (_, i) => `${(i * 7919) % 900_000}:1`).join(',')}`;
  const work = (answers: number) => {
    const lines = [line(answers)];
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      readDeck(lines);
      return process.cpuUsage(before).user / 1000;
    });
    return Math.max(1, Math.min(...times));
  };
  assert.ok(work(32_000) / work(2000) < 128, 'the square would be 256 times');
  const [{ answers }] = readDeck([line(12_000)]).exercises;
  assert.equal(answers.length, 60);
  assert.equal(answers.at(-1)?.day, Math.max(...answers.map(({ day }) => day)));
});
