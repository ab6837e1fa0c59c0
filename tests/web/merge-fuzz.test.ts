// Whatever another device sends, of every kind that the page knows: it is merged the same in any
// order and however often, and what is kept then can go on to the next device as it is.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import {
  type Arbitrary,
  assert as check,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  shuffledSubarray,
  string,
  tuple,
} from '../../web/node_modules/fast-check/lib/fast-check.js';
import { today } from '../../web/src/dates/calendar.ts';
import { mergeOtherData, otherData } from '../../web/src/keep/other-data.ts';
import { storedData } from '../../web/src/keep/stored-data.ts';
import { attemptOn, FINISHED } from './entries.ts';
import { often } from './runs.ts';
import './rooms.ts';
import { value } from './spoiled.ts';
import { storage } from './storage.ts';

mock.timers.enable({ apis: ['Date'], now: Date.now() });

const TODAY = today();

/** What may stand in an entry of each kind, by an example of its name. */
const ENTRIES: Record<string, unknown> = {
  tips: ['undo', 'hint'],
  names: { Ann: 5, Ben: 9e11 },
  'usual:nim': { seats: ['person'], options: { map: 'small' }, names: ['Ann'], used: 5 },
  [`daily:${TODAY}`]: {
    games: { nim: attemptOn(TODAY), hex: attemptOn(TODAY) },
    rivals: { nim: { 1: 20 } },
  },
  fame: { since: 0, games: [FINISHED, { ...FINISHED, key: 'l', at: 8e11 }] },
  learned: { 'nim basics': 3, 'hex basics': 1 },
  'puzzle-run:nim': { seed: 3, grades: [1, 2, 3], best: 2 },
  'text:a': { name: 'nim.py', text: 'a = 1\n', used: 5 },
  workshop: { name: 'nim.py', text: 'b = 2\n' },
};
const LINES: Record<string, readonly string[]> = {
  'puzzles:nim': ['5:3:1 a', '5:2:1 a\n7:1:5 b', '4:1:2 b', ' ', ':::'],
};
/** Settings, whose kinds are plain names, and what may be chosen of one of them. */
const SETTINGS = storedData
  .of('merges')
  .map(([{ source }]) => source.slice(1, -1))
  .filter((name) => /^[\w-]+$/.test(name) && !(name in ENTRIES));
const CHOICES = ['dark', 'on', 'off', 'turn', 'system', 'x'];
/** Of these the first that comes stays: a choice made on a device, a game under its hash. */
const FIRST_STAYS: Record<string, readonly string[]> = {
  ...Object.fromEntries(SETTINGS.map((name) => [name, CHOICES] as const)),
  'made:nim-cb78bd8a17f7b751fe0d4663366dcbc2': [
    '{"name":"nim.py","text":"a = 1\\n"}',
    ...['[', '{"text":4}'],
  ],
};

const inAnyOrder: Record<string, Arbitrary<string>> = {
  ...Object.fromEntries(Object.entries(ENTRIES).map(([name, entry]) => [name, textsOf(entry)])),
  ...chosen(LINES),
};
const all = { ...chosen(FIRST_STAYS), ...inAnyOrder };
const numRuns = often(300, 50_000);

function textsOf(entry: unknown): Arbitrary<string> {
  const any = oneof({ weight: 9, arbitrary: like(entry) }, value);
  return oneof({ weight: 9, arbitrary: any.map((each) => JSON.stringify(each)) }, string());
}

/** Another entry of the same kind: of each part another one, perhaps none, or anything. */
function like(part: unknown): Arbitrary<unknown> {
  return oneof({ weight: 60, arbitrary: likeSound(part) }, value);
}

function likeSound(part: unknown): Arbitrary<unknown> {
  const mostly = (most: Arbitrary<unknown>, rest: Arbitrary<unknown>) =>
    oneof({ weight: 9, arbitrary: most }, rest);
  if (typeof part === 'number') return mostly(constant(part), integer({ min: -1, max: 9 }));
  if (typeof part === 'string')
    return mostly(constant(part), constantFrom('a', 'b', 'won', 'bot2'));
  if (Array.isArray(part)) {
    const parts = tuple(...part.map(like));
    return mostly(
      parts,
      parts.chain((each) => shuffledSubarray(each)),
    );
  }
  if (typeof part !== 'object' || part === null) return constant(part);
  const fields = Object.entries(part).map(([name, each]) => [name, like(each)] as const);
  const each = Object.fromEntries(fields);
  return mostly(record(each), data(each));
}

function chosen(texts: Record<string, readonly string[]>) {
  const each = Object.entries(texts).map(
    ([name, values]) => [name, constantFrom(...values)] as const,
  );
  return Object.fromEntries(each);
}

function data<T>(of: Record<string, Arbitrary<T>>) {
  return record(of, { requiredKeys: [] });
}

/** What is kept after a device has taken all of this in, in this order. */
function after(...came: object[]): Record<string, string> {
  globalThis.localStorage = storage();
  for (const each of came) mergeOtherData(each);
  return otherData();
}

test('every kind that the page knows is tried here, with something that is taken in', () => {
  const entries = Object.entries(ENTRIES).map(([name, each]) => [name, [JSON.stringify(each)]]);
  const samples = { ...Object.fromEntries(entries), ...LINES, ...FIRST_STAYS };
  const isTaken = (name: string) =>
    samples[name].some((text: string) => Object.keys(after({ [name]: text })).length > 0);
  for (const [kind] of storedData.of('merges')) {
    const names = Object.keys(samples).filter((name) => kind.test(name));
    assert.ok(names.length && names.every(isTaken), `${kind}`);
  }
});

test('the result is the same in any order', () => {
  const attempts = property(data(inAnyOrder), data(inAnyOrder), (one, other) => {
    assert.deepEqual(after(one, other), after(other, one));
  });
  check(attempts, { numRuns });
});

test('the result is the same however often it comes, and goes on to a third device as it is', () => {
  const attempts = property(data(all), data(all), (one, other) => {
    const both = after(one, other);
    assert.deepEqual(after(one, other, one, other), both);
    assert.deepEqual(after(both), both);
  });
  check(attempts, { numRuns });
});
