import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whoseSheet } from '../../../web/src/game/player-names.ts';
import { Parts } from '../../../web/src/game/position-reader.ts';
import { hintWords, scoreAloud } from '../../../web/src/game/sentences.ts';
import { proposals } from '../../../web/src/game/typing.ts';
import type { Reading, View } from '../../../web/src/scene/types.ts';
import { openTable, savedTable, settled } from './table.ts';

const part = (kind: string, title: string, ...places: string[]) =>
  ({ kind, title, words: `of ${title}`, places }) as Reading;
const PARTS = [
  part('pieces', 'White', 'a'),
  part('pieces', 'Black', 'b'),
  part('row', 'Row 1', 'a', 'b'),
  part('row', 'Row 2', 'c'),
];
const VIEW = { to_move: 1 };

test('reading that fails says nothing, and is asked again', async () => {
  const { session, door } = await openTable();
  door.held = true;
  const words = session.reader.read('row');
  door.calls.splice(0)[0].fail(new Error('broken'));
  assert.equal(await words, '');
  door.held = false;
  door.answers.read = { last: '', readings: PARTS };
  assert.equal(await session.reader.read('row', 'c'), 'Row 2: of Row 2.');
  const calls = door.names.length;
  assert.equal((await session.reader.readings()).length, PARTS.length);
  assert.equal(door.names.length, calls);
});

test('whose turn it is can be read, and how the game ended', async () => {
  const { door, session } = await openTable({ actions: ['a'] });
  door.answers.read = { last: '', readings: [] };
  assert.equal(await session.reader.read('turn'), '1 to move.');
  session.viewpoint.goTo(0);
  await settled();
  assert.equal(await session.reader.read('turn'), 'An earlier position: start. 0 to move.');
  session.viewpoint.goTo(1);
  await settled();
  session.play('end');
  await settled();
  assert.equal(await session.reader.read('turn'), 'Red wins. It ended.');
});

test('the score is that of all players, with the notes below the tables', () => {
  const players = [
    { name: 'White', glyph: '', note: '3 roads', score: 4, unit: 'line', standing: 'leads a1' },
    { name: 'Black', glyph: '', note: 'no road yet', score: null, unit: '', standing: '' },
  ];
  const panels = [
    { title: '', rows: [], note: 'Nobody leads yet.' },
    { title: '', rows: [], note: '' },
  ];
  const sentence = scoreAloud({ players, panels }, { seats: ['person', 'bot2'] });
  assert.equal(
    sentence,
    'You, White: line 4, leads a1, 3 roads. Black, Patient bot: no road yet. Nobody leads yet.',
  );
});

test('pieces are first those of the player to move; asked again, the next player’s', () => {
  const parts = new Parts();
  const calls = [1, 2, 3].map(() => parts.choose(PARTS, 'pieces', '', VIEW));
  assert.deepEqual(calls, ['Black: of Black.', 'White: of White.', 'Black: of Black.']);
});

test('a row is that of the place, asked again the next one', () => {
  const parts = new Parts();
  assert.equal(parts.choose(PARTS, 'row', 'c', VIEW), 'Row 2: of Row 2.');
  assert.equal(parts.choose(PARTS, 'row', 'c', VIEW), 'Row 1: of Row 1.');
  assert.equal(parts.choose(PARTS, 'row', 'a', VIEW), 'Row 1: of Row 1.');
  assert.equal(parts.choose(PARTS, 'column', 'a', VIEW), 'This board has no columns.');
});

test('a typed text means an action, unless the game has gone on meanwhile', async () => {
  const { session, door } = await openTable();
  assert.deepEqual(proposals(session.actions, 'B'), ['b-c']);
  assert.deepEqual([session.actions.length, session.actions[0]], [4, 'a']);
  door.answers.typed = { action: 'b-c', clause: null, sentence: null };
  assert.deepEqual(await session.typed('bc'), { action: 'b-c', sentence: null });
  door.held = true;
  const typed = session.typed('bc');
  session.otherTab.adopt({ ...savedTable(['a']), key: 'here' });
  await door.release();
  assert.deepEqual(await typed, { action: null, sentence: null });
});

test('it is said whose sheet it is', () => {
  const players = ['Red', 'Yellow', 'Green'].map((name) => ({ name }) as View['players'][number]);
  const alone = { seats: ['person', 'bot1', 'bot2'] } as const;
  const three = ['person', 'person', 'person'] as const;
  assert.equal(whoseSheet({ players }, alone, 'map', 0), 'Your map');
  assert.equal(whoseSheet({ players }, alone, 'map', 0, true), 'your map');
  assert.equal(whoseSheet({ players }, alone, 'map', 1), 'Yellow’s map');
  assert.equal(whoseSheet({ players }, { seats: three }, 'map', 0), 'Red’s map');
  const names = ['Anna', '', ''];
  assert.equal(whoseSheet({ players }, { seats: three, names }, 'map', 0), 'Anna’s map');
});

test('a hint is said as the move is told later, whatever shows', () => {
  const advice = { action: 'b-c', phrase: 'Go b–c', picks: ['b', 'c', 'x'], words: '' };
  const { head, below, spoken } = hintWords(advice, false);
  assert.deepEqual([head, below, spoken], ['Hint: Go b–c', '', 'Hint: Go b–c.']);
  assert.equal(hintWords(advice, true).head, 'Hint: b-c');
});
