// What a device does to a game: it forgets, is full, has a wrong clock, other windows and odd pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, says, until, visit } from './hand.ts';
import { refuse } from './odd-storage.ts';
import {
  at,
  BREAKTHROUGH,
  begin,
  leaveFor,
  linkTo,
  moves,
  names,
  painted,
  play,
  reopen,
  tablesKept,
} from './tables.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');
const { notation } = await import('../../../web/src/keep/settings.ts');

const TWO = '#game=murus-gallicus';

// It is told once: before the others.
test('what a full device doesn’t keep besides games is told, whatever it is', async (t) => {
  await begin(TWO);
  const full = 'no room left: what is new here';
  const makeRoom = refuse(t, (name) => !names('table:').includes(name));
  assert.ok(!document.body.textContent?.includes(full));
  await press('button', 'Settings');
  await press('radio', 'Dark');
  await says(full);
  // Once there is room, it is kept after all.
  makeRoom();
  assert.equal(localStorage.getItem(`${OWN}theme`), null);
  notation.choose('on');
  assert.equal(localStorage.getItem(`${OWN}theme`), 'dark');
});

test('a game whose storage was evicted is kept again with its next move', async () => {
  await begin(TWO);
  await play(BREAKTHROUGH.slice(0, 2));
  localStorage.clear();
  await play(BREAKTHROUGH.slice(2, 3), 2);
  assert.deepEqual(tablesKept()[0].record.actions, BREAKTHROUGH.slice(0, 3));
  await reopen();
  await at(3);
});

test('a game continues on a full device and the page says so', async (t) => {
  await visit('', 'home', {});
  // As if another site of the host took all the space.
  localStorage.setItem('theirs', '1');
  refuse(t, (name) => !name.includes('test'));
  await leaveFor(TWO);
  await play(BREAKTHROUGH.slice(0, 2));
  await says('no room left to keep this game');
  await leaveFor('');
  await says('Murus Gallicus', () => document.querySelector('[aria-label="Your open game"]'));
});

test('a game that cannot be kept continues and says so', async (t) => {
  await visit('', 'home', {});
  refuse(t, () => true);
  await leaveFor(TWO);
  await play(BREAKTHROUGH.slice(0, 2));
  await says('can’t be kept');
});

test('a clock that was set back loses no game', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2030-01-01') });
  await begin(TWO);
  await play(BREAKTHROUGH.slice(0, 1));
  const place = location.hash;
  await leaveFor('');
  t.mock.timers.setTime(Date.parse('2020-01-01'));
  await leaveFor(place);
  await play(BREAKTHROUGH.slice(1, 2), 1);
  await leaveFor('#game=cercas');
  await painted();
  const other = location.hash;
  await leaveFor(place);
  await at(2);
  assert.deepEqual(moves(), BREAKTHROUGH.slice(0, 2));
  assert.equal(names('table:').length, 2);
  await leaveFor(other);
  await at(0);
});

/** The name of the only view that is kept. */
const viewName = () =>
  Object.keys(localStorage).find((name) => name.startsWith(`${OWN}found:view:`));

/** Puts something else in its place. */
function spoil(view: unknown) {
  const name = viewName() ?? '';
  const entry = JSON.parse(localStorage.getItem(name) ?? 'null');
  assert.ok(entry);
  // Else the page would not look at it.
  const add = (sum: number, letter: string) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  const sum = [...JSON.stringify(view)].reduce(add, 0);
  localStorage.setItem(name, JSON.stringify({ ...entry, sum, view }));
}

const SHAPE = { id: 'a', kind: 'path', d: 5, fill: {}, mark: 3 };
const PIECE = { id: 1, kind: 'glyph' };
const ODD = [
  {},
  { scene: 1 },
  { scene: { ground: 7 }, ply: 'x' },
  { scene: { width: 8, height: 8, ground: [SHAPE], pieces: [PIECE] } },
  5,
];

test('a kept view that cannot be painted does no harm at its table', async () => {
  await begin(linkTo(BREAKTHROUGH.slice(0, 3)));
  await at(3);
  const place = location.hash;
  for (const view of ODD) {
    await leaveFor('');
    await until(viewName);
    spoil(view);
    await leaveFor(place);
    await painted();
    await at(3);
  }
});
