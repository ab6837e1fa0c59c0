import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doesOf, KEYS } from '../../web/src/table/keys.ts';

test('no two things have the same key', () => {
  const keys = KEYS.flatMap((group) => group.keys.map(({ key }) => key));
  assert.equal(new Set(keys).size, keys.length);
});

test('a capital is its letter, and other keys do nothing', () => {
  assert.equal(doesOf('U'), doesOf('u'));
  assert.equal(doesOf('Enter'), null);
  assert.equal(doesOf('q'), null);
});
