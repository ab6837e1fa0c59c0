import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { newHash } from '../../web/src/addresses/links.ts';
import { areDifferent, mixed, rotated } from '../../web/src/game/seating.ts';
import { cleanName, knownNames, namesFor, rememberNames } from '../../web/src/keep/names.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { readTable } from '../../web/src/keep/saved-table.ts';
import { readHash } from './routes.ts';

/** Texts that the rules, too, take for names or not. */
const NAMES = JSON.parse(
  readFileSync(new URL('../corpus/names.json', import.meta.url), 'utf8'),
) as Record<'seen' | 'unseen', string[]>;

test('a name is one line of at most twenty letters', () => {
  assert.equal(cleanName('  Anna \n  Maria '), 'Anna Maria');
  assert.equal(cleanName('x'.repeat(50)), 'x'.repeat(20));
  assert.equal(cleanName(`${'x'.repeat(18)}👩‍👩‍👧`), 'x'.repeat(18));
});

test('a name keeps any letters, but nothing that turns the text around it', () => {
  for (const name of ['Zoë', '李雷', 'דנה', '👩‍👩‍👧 & Co', '<b>Bob</b>', 'O’Neil']) {
    assert.equal(cleanName(name), name);
  }
  assert.equal(cleanName('\u202eAn\u2066na\u2069\u0007'), 'Anna');
  assert.equal(cleanName('A\ud800nna'), 'Anna');
});

test('what shows nothing, or is no text, is no name', () => {
  for (const name of NAMES.seen) assert.equal(cleanName(name), name.normalize('NFC'), escape(name));
  for (const nothing of [...NAMES.unseen, '', '   ', '\u2066\u2069', null, 7, {}, ['Anna']]) {
    assert.equal(cleanName(nothing), '', escape(`${nothing}`));
  }
});

test('an invisible name or title is none in a table, a link or among those offered again', () => {
  const unseen = '\u3164';
  rememberNames([unseen]);
  assert.ok(!knownNames().includes(unseen));
  assert.equal(namesFor(['person', 'far'], [unseen, '\u2800']), undefined);
  const route = readHash(newHash('g', { seats: ['person', 'person'], names: [unseen, 'Ben'] }));
  assert.deepEqual(route.to === 'new' && namesFor(['person', 'person'], route.names), ['', 'Ben']);
  const table = { ...newTable(RECORD, ['person', 'person']), names: [unseen, 'Ben'] };
  const lookup = readTable(JSON.stringify({ ...table, title: unseen }), table.key);
  assert.ok(lookup.is === 'kept');
  assert.deepEqual([lookup.table.names, lookup.table.title], [['', 'Ben'], undefined]);
});

test('only people have names, here or far away, and without any there is no list', () => {
  assert.deepEqual(namesFor(['person', 'far'], ['Anna', ' Ben ']), ['Anna', 'Ben']);
  assert.deepEqual(namesFor(['person', 'bot1'], ['Anna', 'Ben', 'Cleo']), ['Anna', '']);
  for (const none of [undefined, null, 'Anna', {}, [], [''], ['', 'Ben']]) {
    assert.equal(namesFor(['person', 'bot1'], none), undefined, JSON.stringify(none));
  }
});

const RECORD = { format: 'f', game: 'g', options: {}, players: 2, actions: [] };

test('where chance decides who sits where, names go with their players', () => {
  const choices = { seats: ['person', 'bot1', 'person'] as const, names: ['Anna', '', 'Ben'] };
  const sat = new Set<string>();
  for (let one = 0; one < 3; one += 1) {
    for (let two = 0; two < 2; two += 1) {
      const rolls = [one / 3, two / 2];
      const { seats, names = [] } = mixed(choices, () => rolls.shift() ?? 0);
      sat.add(seats.map((player, seat) => `${player} ${names[seat]}`).join());
    }
  }
  assert.equal(sat.size, 6);
  for (const all of sat) {
    assert.deepEqual(all.split(',').sort(), ['bot1 ', 'person Anna', 'person Ben']);
  }
  assert.deepEqual(mixed({ seats: ['person', 'bot2'] }, () => 0).seats, ['bot2', 'person']);
});

test('for the next game all players move up one seat, with their names', () => {
  const three = { seats: ['person', 'bot1', 'person'] as const, names: ['Anna', '', 'Ben'] };
  assert.deepEqual(rotated(three), {
    seats: ['bot1', 'person', 'person'],
    names: ['', 'Ben', 'Anna'],
  });
  assert.deepEqual(rotated({ seats: ['person', 'bot2'] }), { seats: ['bot2', 'person'] });
});

test('who sits where is asked only if it makes a difference', () => {
  assert.equal(areDifferent({ seats: ['person', 'person'] }), false);
  assert.equal(areDifferent({ seats: ['person', 'person'], names: ['Anna', ''] }), true);
  assert.equal(areDifferent({ seats: ['bot1', 'bot2'] }), true);
});

test('names are offered again, the last used first, each once', () => {
  rememberNames(['Anna', '', 'Ben'], 1000);
  rememberNames(['Cleo', 'Anna'], 2000);
  assert.deepEqual(knownNames(), ['Cleo', 'Anna', 'Ben']);
  rememberNames(Array.from({ length: 30 }, (_, i) => `Guest ${i}`));
  assert.equal(knownNames().length, 12);
});
