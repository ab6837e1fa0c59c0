// Made games from elsewhere: how they are merged, and which ids are those of a file.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { mergeOtherData, otherData } from '../../web/src/keep/other-data.ts';
import { keptId } from '../../web/src/rooms/workshop/cards.ts';
import { keepMade, madeFile } from '../../web/src/rooms/workshop/kept.ts';
import { isVersionOf } from '../../web/src/rooms/workshop/version.ts';
import * as words from '../../web/src/rooms/workshop/words/en.ts';
import type { Card } from '../../web/src/scene/types.ts';
import { part } from './part.ts';
import './rooms.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

const TEXT = 'a = 1\nb = 2\n';
const file = (name: string, text = TEXT) => ({ name, text });

async function idOf(text: string, digits: number) {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `nim-${Buffer.from(sum).toString('hex').slice(0, digits)}`;
}

test('a file has one id whatever ends its lines, and answers to those of version 1.0', async () => {
  const spellings = [TEXT, TEXT.replaceAll('\n', '\r\n'), `\ufeff${TEXT}`, TEXT.slice(0, -1)];
  const id = await idOf(TEXT, 32);
  for (const text of spellings) {
    assert.ok(await isVersionOf(id, file('nim.py', text)));
    assert.ok(await isVersionOf(await idOf(text, 12), file('nim.py', text)));
    assert.ok(!(await isVersionOf(await idOf(`${TEXT}c`, 32), file('nim.py', text))));
    assert.ok(!(await isVersionOf(await idOf(`${TEXT}c`, 12), file('nim.py', text))));
  }
  assert.ok(await isVersionOf(await idOf(spellings[1], 12), file('nim.py')));
});

test('a game that is here keeps its name and its maker, and is known by its older id', async () => {
  const [id, old] = [await idOf(TEXT, 32), await idOf(TEXT, 12)];
  keepMade(part<Card>({ id: old }), file('mine.py'));
  keepMade(part<Card>({ id }), { ...file('eve.py'), by: 'Eve' });
  mergeOtherData({ [`made:${id}`]: JSON.stringify({ ...file('eve.py'), by: 'Eve' }) });
  assert.deepEqual(madeFile(id), file('mine.py'));
  assert.deepEqual(madeFile(old), file('mine.py'));
  assert.equal(keptId(id), old);
});

test('of two files with one id of 1.0 none takes the place of the other', () => {
  const [old, long] = [`nim-${'0'.repeat(12)}`, `nim-${'0'.repeat(32)}`];
  keepMade(part<Card>({ id: old }), file('one.py', 'one\n'));
  keepMade(part<Card>({ id: long }), file('other.py', 'other\n'));
  assert.deepEqual(
    [madeFile(old), madeFile(long)].map((each) => each?.text),
    ['one\n', 'other\n'],
  );
});

test('games of a backup have a maker, a plain name and limits, and others are left out', () => {
  const entry = (more: object) => JSON.stringify({ ...file('a.py'), ...more });
  const id = (at: number) => `made:nim-${String(at).padStart(32, '0')}`;
  mergeOtherData({
    [id(1)]: entry({}),
    [id(2)]: entry({ name: '../x\u202e\n.py', by: 7 }),
    [id(3)]: entry({ text: 'x'.repeat(300_000) }),
    [id(4)]: entry({ text: 4 }),
    [id(5)]: '[',
    'made:nim': entry({}),
  });
  assert.deepEqual(Object.keys(otherData()).sort(), [id(1), id(2)]);
  assert.deepEqual(madeFile(id(1).slice(5)), { ...file('a.py'), by: '' });
  assert.deepEqual(madeFile(id(2).slice(5)), { ...file('..-x .py'), by: '' });
});

test('made games of a backup take no more than half of the storage, and that is said', () => {
  const text = 'x'.repeat(125_000);
  const many = Array.from({ length: 400 }, (_, at) => [
    `made:nim-${String(at).padStart(32, '0')}`,
    JSON.stringify(file('a.py', text)),
  ]);
  const sentences = mergeOtherData(Object.fromEntries(many));
  assert.deepEqual(sentences, [words.workshop.noRoomForAll]);
  const letters = Object.values(otherData()).join('').length;
  assert.ok(letters > 2_000_000 && letters <= 2_500_000, `${letters}`);
});
