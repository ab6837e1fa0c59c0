import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doesOf, SHORTCUTS } from '../../web/src/table/shortcuts.ts';

test('no two things have the same key', () => {
  const keys = SHORTCUTS.flatMap((group) => group.keys.map(({ key }) => key));
  assert.equal(new Set(keys).size, keys.length);
});

test('a capital is its letter, and other keys do nothing', () => {
  assert.equal(doesOf('U'), doesOf('u'));
  assert.equal(doesOf('Enter'), null);
  assert.equal(doesOf('q'), null);
});
