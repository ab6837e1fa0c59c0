import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { forget, read, write } from '../../web/src/keep/prefs.ts';
import { Setting } from '../../web/src/keep/settings.ts';
import { keepView } from '../../web/src/keep/views.ts';
import { part } from './part.ts';
import { storage } from './storage.ts';

globalThis.localStorage = storage();
const disk = localStorage;

test('a setting is the first of its values until another is chosen, and tells of it', () => {
  const size = new Setting('size', ['small', 'large']);
  const news: string[] = [];
  const stop = size.onChange(() => news.push(size.value));
  assert.equal(size.value, 'small');
  size.choose('large');
  assert.equal(disk.getItem(`${OWN}size`), 'large');
  stop();
  size.choose('small');
  assert.deepEqual(news, ['large']);
});

test('what is kept but means nothing is as if nothing was chosen', () => {
  disk.setItem(`${OWN}shape`, 'round');
  assert.equal(new Setting('shape', ['square', 'flat']).value, 'square');
});

test('a view that is kept again leaves the others, and one too many begins anew', () => {
  globalThis.localStorage = storage();
  const keep = (key: string, status: string) =>
    keepView(part({ key, record: part({ actions: [] }) }), part({ status }));
  for (let at = 0; at < 12; at += 1) keep(`game${at}`, 'once');
  keep('game3', 'again');
  assert.equal(Object.keys(localStorage).length, 12);
  keep('another', 'once');
  assert.deepEqual(Object.keys(localStorage), [`${OWN}found:view:another`]);
  globalThis.localStorage = disk;
});

test('on a full device what can be made again gives way to results, and not to more of it', () => {
  // Names are as long as the path of the checkout.
  globalThis.localStorage = storage(400 + OWN.length);
  write('found:view:one', 'x'.repeat(300));
  write('found:view:two', 'x'.repeat(300));
  assert.deepEqual(Object.keys(localStorage), [`${OWN}found:view:one`]);
  write('results', 'won'.repeat(30));
  assert.deepEqual(Object.keys(localStorage), [`${OWN}results`]);
  globalThis.localStorage = disk;
});

test('all that is forgotten is gone, and nothing is kept any more; what is others’ stays', () => {
  disk.setItem(`${OWN}table:one`, '{}');
  disk.setItem('pygames:/another/copy/:table:two', '{}');
  disk.setItem('another:thing', '1');
  write('theme', 'dark');
  forget();
  write('theme', 'light');
  assert.equal(read('theme'), null);
  assert.deepEqual({ ...disk }, { 'another:thing': '1', 'pygames:/another/copy/:table:two': '{}' });
});
