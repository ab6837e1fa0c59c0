import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doesOf, keyOf, SHORTCUTS } from '../../web/src/table/shortcuts.ts';

test('no two things have the same key', () => {
  const keys = SHORTCUTS.flatMap((group) => group.keys.map(({ key }) => key));
  assert.equal(new Set(keys).size, keys.length);
});

test('a capital is its letter, and other keys do nothing', () => {
  assert.equal(doesOf('U'), doesOf('u'));
  assert.equal(doesOf('Enter'), null);
  assert.equal(doesOf('q'), null);
});

/** What keyboards write with the keys of t, w, a, the comma and the full stop. */
const LAYOUTS = {
  English: 'twa,.',
  Russian: 'ецфбю',
  Greek: 'τςα,.',
  Hebrew: "א'שתץ",
  Arabic: 'فصشوز',
  Korean: 'ㅅㅈㅁ,.',
  Thai: 'ะไฟมใ',
};
const CODES = ['KeyT', 'KeyW', 'KeyA', 'Comma', 'Period'];

for (const [name, written] of Object.entries(LAYOUTS)) {
  test(`with a ${name} layout each key means what it means with an English one`, () => {
    const keys = CODES.map((code, i) => keyOf({ key: [...written][i], code, shiftKey: false }));
    assert.deepEqual(keys, ['t', 'w', 'a', ',', '.']);
  });
}

test('a Latin layout means what it writes, wherever its keys are', () => {
  const of = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });
  assert.equal(of('q', 'KeyA'), 'q');
  assert.equal(of(',', 'KeyM'), ',');
  assert.equal(of('ö', 'KeyO'), 'ö');
  assert.equal(of('?', 'Comma', true), '?');
  assert.equal(of('<', 'Comma', true), '<');
  assert.equal(of('Enter', 'Enter'), 'Enter');
});

test('a key that an input method takes is known by its place', () => {
  assert.equal(keyOf({ key: 'Process', code: 'KeyT', shiftKey: false }), 't');
});

test('the question mark and the digits of other scripts are found by their places', () => {
  assert.equal(keyOf({ key: '؟', code: 'Slash', shiftKey: true }), '?');
  assert.equal(keyOf({ key: '٢', code: 'Digit2', shiftKey: false }), '2');
  assert.equal(keyOf({ key: '№', code: 'Digit3', shiftKey: true }), '№');
});
