import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { forget, read, write } from '../../web/src/keep/prefs.ts';
import { Setting } from '../../web/src/keep/settings.ts';

const kept = {};
globalThis.localStorage = new Proxy(kept, {
  get: (_, key) =>
    ({
      getItem: (name) => kept[name] ?? null,
      setItem: (name, value) => {
        kept[name] = value;
      },
      removeItem: (name) => delete kept[name],
    })[key] ?? kept[key],
});

test('a setting is the first of its values until another is chosen, and tells of it', () => {
  const size = new Setting('size', ['small', 'large']);
  const told = [];
  const stop = size.onChange(() => told.push(size.value));
  assert.equal(size.value, 'small');
  size.choose('large');
  assert.equal(kept[`${OWN}size`], 'large');
  stop();
  size.choose('small');
  assert.deepEqual(told, ['large']);
});

test('what is kept but means nothing is as if nothing was chosen', () => {
  kept[`${OWN}shape`] = 'round';
  assert.equal(new Setting('shape', ['square', 'flat']).value, 'square');
});

test('all that is forgotten is gone, and nothing is kept any more; what is others’ stays', () => {
  kept[`${OWN}table:one`] = '{}';
  kept['pygames:/another/copy/:table:two'] = '{}';
  kept['another:thing'] = '1';
  write('theme', 'dark');
  forget();
  write('theme', 'light');
  assert.equal(read('theme'), null);
  assert.deepEqual({ ...kept }, { 'another:thing': '1', 'pygames:/another/copy/:table:two': '{}' });
});
