import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateOf, dayOf, today } from '../../web/src/dates/calendar.ts';
import { write } from '../../web/src/keep/prefs.ts';
import {
  attemptAt,
  attemptOf,
  dayOfRecord,
  doneOn,
  keepAttempt,
  keepResult,
  keepRival,
  rivalsOf,
  streak,
} from '../../web/src/rooms/daily/kept.ts';
import { addMonths, firstOfMonth, weeksOf } from '../../web/src/rooms/daily/months.ts';
import { resultText } from '../../web/src/rooms/daily/result-text.ts';
import type { GameRecord } from '../../web/src/scene/types.ts';

const SATURDAY = 20_778;

test('a day begins at midnight in UTC, whatever the clocks here do', () => {
  const midnight = Date.UTC(2026, 10, 21);
  assert.deepEqual([today(midnight - 1), today(midnight)], [SATURDAY - 1, SATURDAY]);
  // The night in which clocks change in Berlin, and the one in New York.
  for (const change of [Date.UTC(2026, 2, 29), Date.UTC(2026, 10, 1)]) {
    const hours = Array.from({ length: 48 }, (_, hour) => today(change + hour * 3_600_000));
    assert.equal(hours.filter((day) => day === hours[0]).length, 24);
  }
});

test('a date names a day, and only a date that there is', () => {
  assert.equal(dateOf(SATURDAY), '2026-11-21');
  assert.equal(dayOf('2026-11-21'), SATURDAY);
  for (const text of ['2026-02-29', '2026-13-01', '26-11-21', '2026-11-21T00', '1969-12-31', 'x'])
    assert.equal(dayOf(text), null);
});

test('the seed of a record names its day', () => {
  const of = (seed?: string) => dayOfRecord({ seed } as GameRecord);
  assert.equal(of('day-20778'), SATURDAY);
  for (const seed of [undefined, 'day-', 'day-020778', 'day-9999999', 'friday'])
    assert.equal(of(seed), null);
});

test('the first result of a challenge counts, at the table where it is played', () => {
  keepAttempt(100, 'nim', { table: 'first' }, 100);
  keepResult(100, 'nim', 'other', { how: 'won' });
  assert.equal(doneOn(100), 0);
  keepResult(100, 'nim', 'first', { how: 'lost' });
  keepResult(100, 'nim', 'first', { how: 'won' });
  keepAttempt(100, 'nim', { table: 'second', task: 'Win.' }, 101);
  keepResult(100, 'nim', 'second', { how: 'won' });
  const result = { how: 'lost' };
  const attempt = { table: 'second', opened: 100, task: 'Win.', result, ended: 'first' };
  assert.deepEqual(attemptOf(100, 'nim'), attempt);
  assert.equal(doneOn(100), 1);
  const record = { game: 'nim', seed: 'day-100' } as GameRecord;
  assert.deepEqual(attemptAt({ key: 'first', record }), attempt);
  assert.equal(attemptAt({ key: 'second', record }), null);
});

test('days in a row are those whose game was opened on the day itself', () => {
  const done = (day: number, opened = day) => {
    keepAttempt(day, 'nim', { table: `table ${day}` }, opened);
    keepResult(day, 'nim', `table ${day}`, { how: 'scored', score: 7 });
  };
  assert.equal(streak(500), 0);
  done(498);
  done(499);
  assert.equal(streak(500), 2);
  done(500);
  assert.equal(streak(500), 3);
  assert.equal(streak(501), 3);
  assert.equal(streak(502), 0);
  done(497, 500);
  assert.equal(streak(500), 3);
});

test('what is damaged is left out, and what is sound stays', () => {
  for (const text of ['', 'null', '7', '[]', '{"games": 3}', '{"games": {"nim": {"table": 1}}}']) {
    write('daily:300', text);
    assert.equal(attemptOf(300, 'nim'), null);
  }
  const sound = { table: 'key', opened: 300 };
  const bad = { table: 'key', opened: 300, result: { how: 'scored', score: 'many' } };
  write('daily:300', JSON.stringify({ games: { nim: sound, tour: bad }, rivals: { tour: ['x'] } }));
  assert.deepEqual(attemptOf(300, 'nim'), sound);
  assert.equal(attemptOf(300, 'tour'), null);
  assert.deepEqual(rivalsOf(300, 'tour'), {});
});

test('a text of a day has a line for each challenge done, also with help, and none of the others', () => {
  const day = 20_780;
  const cards = ['Nim', 'Go', 'Tour', 'Other'].map((title) => {
    return { id: title, title, levels: title === 'Tour' ? [1, 2] : [9] };
  });
  Object.assign(globalThis, { location: { href: 'https://there.example/games/#daily' } });
  const done = (id: string, result: Parameters<typeof keepResult>[3], of = day) => {
    keepAttempt(of, id, { table: `${id} ${of}` }, of);
    keepResult(of, id, `${id} ${of}`, result);
  };
  const lines = () => resultText(cards, day, day).split('\n');
  const address = 'https://there.example/games/#daily=2026-11-23';
  const helped = true;
  done('Nim', { how: 'drawn' });
  done('Go', { how: 'won', helped });
  done('Tour', { how: 'scored', score: 20 });
  keepRival(day, 'Tour', 1, 14);
  const all = ['pygames, day 327', '◧ Nim: drawn', '▣ Go: won with help', '■ Tour: 20 points'];
  assert.deepEqual(lines(), [...all, address]);
  keepRival(day, 'Tour', 2, 20);
  assert.equal(lines()[3], '■□ Tour: 20 points, bots 14, 20');
  done('Tour', { how: 'scored', score: 20, helped }, day - 1);
  for (const [at, score] of [14, 26].entries()) keepRival(day - 1, 'Tour', at + 1, score);
  assert.equal(lines()[4], '2 days in a row');
  const before = resultText(cards, day - 1, day).split('\n');
  assert.equal(before[1], '▣□ Tour: 20 points with help, bots 14, 26');
});

test('a month has its days, each under its day of the week', () => {
  const first = firstOfMonth(SATURDAY);
  assert.equal(dateOf(first), '2026-11-01');
  const weeks = weeksOf(first);
  assert.deepEqual(weeks[0].slice(-2), [null, first]);
  assert.deepEqual(weeks.flat().filter((day) => day !== null).length, 30);
  assert.ok(weeks.some((week) => week[5] === SATURDAY));
});

test('a month later is the same day, or the last there is', () => {
  const from = (date: string, months: number) => dateOf(addMonths(dayOf(date) as number, months));
  assert.equal(from('2026-11-21', 1), '2026-12-21');
  assert.equal(from('2026-01-31', 1), '2026-02-28');
  assert.equal(from('2026-01-15', -1), '2025-12-15');
});
