import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doesOf, keyOf, keysOf, shortcutsOf } from '../../web/src/table/shortcuts.ts';
import './jsx.ts';

await import('../../web/src/table/core-commands.ts');
const { commands } = await import('../../web/src/table/hooks.ts');
const { enter } = await import('../../web/src/slots/slots.ts');
const { AT_TABLE } = await import('../../web/src/at-table.ts');
enter(AT_TABLE);
const ALL = commands.all;

test('no two things have the same key', () => {
  const keys = keysOf(ALL).map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
});

test('a capital is its letter, and other keys do nothing', () => {
  assert.ok(doesOf('u', keysOf(ALL)));
  assert.equal(doesOf('U', keysOf(ALL)), doesOf('u', keysOf(ALL)));
  assert.equal(doesOf('Enter', keysOf(ALL)), null);
  assert.equal(doesOf('q', keysOf(ALL)), null);
});

test('an event without a key, as password managers send, does nothing', () => {
  const { key, code, shiftKey } = new Event('keydown') as KeyboardEvent;
  assert.equal(doesOf(keyOf({ key, code, shiftKey }), keysOf(ALL)), null);
});

test('the list of keys has an order, whichever room adds the commands', () => {
  const listed = shortcutsOf(ALL).map(({ keys }) => keys.map(({ key }) => key).join(' '));
  assert.deepEqual(listed, ['t l s p w o a b', 'm h u y k n g d', ', . z v r c ?']);
});

test('without a table only reading and looking have keys', () => {
  assert.equal(doesOf('u'), null);
  assert.deepEqual([doesOf('t'), doesOf(',')], ['turn', 'earlier']);
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
