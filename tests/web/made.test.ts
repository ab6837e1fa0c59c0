// Made games from elsewhere: how they are merged, and which ids are those of a file.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { mergeOtherData, otherData } from '../../web/src/keep/other-data.ts';
import { drop, write } from '../../web/src/keep/prefs.ts';
import { keptId } from '../../web/src/rooms/workshop/cards.ts';
import { keepMade, madeFile } from '../../web/src/rooms/workshop/kept.ts';
import { isVersionOf } from '../../web/src/rooms/workshop/version.ts';
import type { Card } from '../../web/src/scene/types.ts';
import { exchange } from '../../web/src/words/words.ts';
import { part } from './part.ts';
import './rooms.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

const TEXT = 'a = 1\nb = 2\n';
const file = (name: string, text = TEXT) => ({ name, text });

function idOf(text: string, digits = 32) {
  return `nim-${createHash('sha256').update(text).digest('hex').slice(0, digits)}`;
}

test('a file has one id whatever ends its lines, and answers to those of version 1.0', () => {
  const spellings = [TEXT, TEXT.replaceAll('\n', '\r\n'), `\ufeff${TEXT}`, TEXT.slice(0, -1)];
  const id = idOf(TEXT, 32);
  for (const text of spellings) {
    assert.ok(isVersionOf(id, file('nim.py', text)));
    assert.ok(isVersionOf(idOf(text, 12), file('nim.py', text)));
    assert.ok(!isVersionOf(idOf(`${TEXT}c`, 32), file('nim.py', text)));
    assert.ok(!isVersionOf(idOf(`${TEXT}c`, 12), file('nim.py', text)));
  }
  assert.ok(isVersionOf(idOf(spellings[1], 12), file('nim.py')));
});

test('a game that is here keeps its name and its maker, and is known by its older id', () => {
  const [id, old] = [idOf(TEXT, 32), idOf(TEXT, 12)];
  keepMade(old, part<Card>({ id: old }), file('mine.py'));
  keepMade(id, part<Card>({ id }), { ...file('eve.py'), by: 'Eve' });
  mergeOtherData({ [`made:${id}`]: JSON.stringify({ ...file('eve.py'), by: 'Eve' }) });
  assert.deepEqual(madeFile(id), file('mine.py'));
  assert.deepEqual(madeFile(old), file('mine.py'));
  assert.equal(keptId(id), old);
});

test('what a card says chooses no place', () => {
  const [mine, theirs] = [idOf('mine\n'), idOf('theirs\n')];
  keepMade(mine, part<Card>({ id: mine }), file('mine.py', 'mine\n'));
  const [own, other] = [
    [mine, mine],
    [theirs, mine],
  ];
  for (const [wanted, id] of [own, other])
    keepMade(wanted, part<Card>({ id }), file('eve.py', 'theirs\n'));
  assert.equal(madeFile(mine)?.text, 'mine\n');
  assert.equal(madeFile(theirs), null);
});

/** An entry of a backup, for a file with this text. */
const entry = (text: string, more: object = {}) => ({
  [`made:${idOf(text)}`]: JSON.stringify({ ...file('a.py', text), ...more }),
});

test('whatever lies where a game belongs, a backup brings its file back', () => {
  const id = idOf(TEXT);
  const stranger = JSON.stringify({ ...file('eve.py', 'theirs\n'), by: 'Eve' });
  for (const text of ['', '{', '[]', '{"name":4}', stranger]) {
    for (const place of [id, idOf(TEXT, 12)]) {
      globalThis.localStorage = storage();
      write(`made:${place}`, text);
      assert.ok(mergeOtherData(entry(TEXT))?.merged);
      assert.equal(madeFile(id)?.text, TEXT);
    }
  }
});

test('games of a backup have a plain name, and a maker who is not this device', () => {
  const arrival = mergeOtherData({
    ...entry('a\n'),
    ...entry('b\n', { name: '../x\u202e\n.py', by: 7, classic: true }),
    ...entry('c\n', { text: 4 }),
    ...entry('x'.repeat(300_000)),
    [`made:${idOf('d\n')}`]: '[',
    [`made:${idOf('e\n')}`]: JSON.stringify(file('eve.py', 'another\n')),
    'made:nim': JSON.stringify(file('a.py')),
  });
  assert.deepEqual(
    Object.keys(otherData()).sort(),
    Object.keys({ ...entry('a\n'), ...entry('b\n') }).sort(),
  );
  assert.deepEqual(madeFile(idOf('a\n')), { ...file('a.py', 'a\n'), by: '' });
  assert.deepEqual(madeFile(idOf('b\n')), { ...file('..-x .py', 'b\n'), by: '' });
  const { damaged } = exchange.notKeptSince;
  const refused = ['a.py', '', 'eve.py'].map((name) => exchange.refusedEntry(name, damaged));
  assert.deepEqual(arrival?.refused, refused);
});

test('a game that comes back to the device that made it is that device’s own', () => {
  const id = idOf(TEXT);
  keepMade(id, part<Card>({ id }), file('mine.py'));
  const backup = otherData();
  const [name] = Object.keys(backup);
  drop(name);
  mergeOtherData(backup);
  assert.deepEqual(madeFile(id), file('mine.py'));
  for (const more of [{ text: 'changed\n' }, { classic: true }]) {
    const forged = { ...JSON.parse(backup[name]), ...more };
    mergeOtherData({ [`made:${idOf(forged.text)}`]: JSON.stringify(forged) });
    if (forged.text !== TEXT) assert.equal(madeFile(idOf(forged.text))?.by, '');
  }
  globalThis.localStorage = storage();
  mergeOtherData(backup);
  assert.equal(madeFile(id)?.by, '');
});

test('made games of a backup take no more than half of the storage, and that is said', () => {
  const texts = Array.from({ length: 400 }, (_, at) => `${at}${'x'.repeat(125_000)}\n`);
  const arrival = mergeOtherData(Object.assign({}, ...texts.map((text) => entry(text))));
  const { many } = exchange.notKeptSince;
  assert.deepEqual(arrival?.refused, [exchange.refusedEntry('a.py', many)]);
  const letters = Object.values(otherData()).join('').length;
  assert.ok(letters > 2_000_000 && letters <= 2_500_000, `${letters}`);
});
