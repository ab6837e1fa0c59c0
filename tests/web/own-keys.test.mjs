import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adoptOldEntries, isForgotten } from '../../web/src/keep/own-keys.ts';
import { prefixOf } from '../../web/src/keep/prefix.ts';
import { storage } from './storage.mjs';

const OWN = prefixOf('/games/');
const OTHER = prefixOf('/');

function kept(entries, room) {
  const made = storage(room);
  for (const [name, text] of Object.entries(entries)) made.setItem(name, text);
  return made;
}

test('two copies of the site have different names for the same thing', () => {
  assert.notEqual(OWN, OTHER);
  assert.ok(!isForgotten(`${OTHER}theme`, OWN));
  assert.ok(!isForgotten(`${OWN}theme`, OTHER));
  assert.ok(!isForgotten(`${prefixOf('/:/')}theme`, OTHER));
  assert.ok(isForgotten(`${OWN}theme`, OWN));
});

test('what an older version kept gets this site’s names', () => {
  const all = kept({ 'pygames:table:one': '{"used":1}', 'pygames:theme': 'dark' });
  adoptOldEntries(all, OWN);
  assert.equal(all.getItem(`${OWN}table:one`), '{"used":1}');
  assert.equal(all.getItem(`${OWN}theme`), 'dark');
  assert.equal(all.getItem('pygames:table:one'), null);
  assert.equal(all.getItem('pygames:theme'), null);
});

test('another copy’s entries, and what is not ours, stay', () => {
  const entries = { [`${OTHER}table:one`]: '{}', 'another:thing': '1' };
  const all = kept(entries);
  adoptOldEntries(all, OWN);
  assert.deepEqual({ ...all }, entries);
});

test('the old picture, a mere cache, is not taken along', () => {
  const all = kept({ 'pygames:picture': 'large' });
  adoptOldEntries(all, OWN);
  assert.equal(all.getItem('pygames:picture'), null);
  assert.equal(all.getItem(`${OWN}picture`), null);
});

test('it is done once: what another copy of the older version keeps later is its own', () => {
  const all = kept({ 'pygames:theme': 'dark' });
  adoptOldEntries(all, OWN);
  all.setItem('pygames:table:new', '{"used":5}');
  all.setItem('pygames:theme', 'light');
  adoptOldEntries(all, OWN);
  assert.equal(all.getItem('pygames:table:new'), '{"used":5}');
  assert.equal(all.getItem(`${OWN}theme`), 'dark');
});

test('a table that a tab of the older version plays on is followed', () => {
  const all = kept({ 'pygames:table:one': '{"used":1}' });
  adoptOldEntries(all, OWN);
  all.setItem('pygames:table:one', '{"used":2}');
  adoptOldEntries(all, OWN);
  assert.equal(all.getItem(`${OWN}table:one`), '{"used":2}');
  all.setItem('pygames:table:one', '{"used":1}');
  adoptOldEntries(all, OWN);
  assert.equal(all.getItem(`${OWN}table:one`), '{"used":2}');
});

test('what finds no room for its longer name stays where it was, and moves later', () => {
  const all = kept({ 'pygames:table:one': 'x' }, 'pygames:table:one'.length + 1);
  adoptOldEntries(all, OWN);
  assert.deepEqual({ ...all }, { 'pygames:table:one': 'x' });
});

test('what this site has already is not replaced by what is older', () => {
  const all = kept({ 'pygames:theme': 'dark', [`${OWN}theme`]: 'light' });
  adoptOldEntries(all, OWN);
  assert.equal(all.getItem(`${OWN}theme`), 'light');
});
