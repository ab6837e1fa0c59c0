import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prefixOf } from '../../web/src/keep/prefix.ts';

test('two copies of the site have different names for the same thing', () => {
  const paths = ['/', '/games/', '/games/more/', '/:/'];
  for (const one of paths) {
    for (const other of paths.filter((path) => path !== one)) {
      assert.ok(!`${prefixOf(other)}theme`.startsWith(prefixOf(one)), `${one} ${other}`);
    }
  }
});
