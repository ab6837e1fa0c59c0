import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Reader, Story, scoreTold } from '../../web/src/table/teller.ts';

const players = [
  { name: 'White', note: '3 roads', score: 4 },
  { name: 'Black', note: 'no road yet', score: null },
];
const session = { seats: ['person', 'bot2'] };
const part = (kind, title, ...places) => ({ kind, title, words: `of ${title}`, places });
const parts = [
  part('pieces', 'White', 'a'),
  part('pieces', 'Black', 'b'),
  part('row', 'Row 1', 'a', 'b'),
  part('row', 'Row 2', 'c'),
];
const view = { to_move: 1 };

test('the score is everybody\u2019s, with what stands below the tables', () => {
  const panels = [{ note: 'Nobody leads yet.' }, {}];
  const told = scoreTold({ players, panels }, session);
  assert.equal(told, 'You, White: 4, 3 roads. Patient bot, Black: no road yet. Nobody leads yet.');
});

test('pieces are first those of whoever is to move, asked again the next player\u2019s', () => {
  const reader = new Reader();
  const asked = [1, 2, 3].map(() => reader.choose(parts, 'pieces', '', view));
  assert.deepEqual(asked, ['Black: of Black.', 'White: of White.', 'Black: of Black.']);
});

test('a row is that of the place, asked again the next one', () => {
  const reader = new Reader();
  assert.equal(reader.choose(parts, 'row', 'c', view), 'Row 2: of Row 2.');
  assert.equal(reader.choose(parts, 'row', 'c', view), 'Row 1: of Row 1.');
  assert.equal(reader.choose(parts, 'row', 'a', view), 'Row 1: of Row 1.');
  assert.equal(reader.choose(parts, 'column', 'a', view), 'This board has no columns.');
});

test('the last move is told with the dice and cards since', () => {
  const story = new Story();
  const moves = [0, 'chance', 'chance'].map((player) => ({ player, text: 'x' }));
  story.add({ ply: 1, said: 'Red writes' });
  story.add({ ply: 2, said: 'A card' });
  assert.equal(story.last({ ply: 3, moves }), 'Red writes. A card. X.');
  assert.equal(story.last({ ply: 0, moves }), 'Nothing has happened yet.');
});
