import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, sizeFor } from '../../web/src/picture-export/frame.ts';
import { captionOf } from '../../web/src/picture-export/views.ts';
import { part } from './part.ts';

const fits = (line: string) => line.length <= 10;

test('a text is broken between words, and cut where it is too long', () => {
  assert.deepEqual(linesOf('one two three', fits, 3), ['one two', 'three']);
  assert.deepEqual(linesOf('one two three four', fits, 2), ['one two', 'three four']);
  assert.deepEqual(linesOf('one two three four five', fits, 2), ['one two', 'three fou…']);
  assert.deepEqual(linesOf('abcdefghijklm', fits, 1), ['abcdefghi…']);
  assert.deepEqual(linesOf('', fits, 2), []);
});

test('pictures of one game are all as large as the tallest board asks', () => {
  const marks = { under: [], top: [] };
  const frame = (height: number) => ({
    scene: part<never>({ width: 100, height }),
    state: '',
    marks,
  });
  const heading = { title: 'A game', site: 'there.example', players: 'White – Black' };
  const [low, high] = [50, 120].map((height) => sizeFor([frame(height)], heading, 480));
  assert.equal(sizeFor([frame(50), frame(120)], heading, 480).height, high.height);
  assert.ok(low.height < high.height);
  const long = { ...heading, players: 'Somebody – '.repeat(6) };
  assert.ok(sizeFor([frame(50)], long, 480).height > low.height);
  const told = { ...frame(50), state: 'Somebody wins. '.repeat(4) };
  assert.ok(sizeFor([frame(50), told], heading, 480).height > low.height);
});

test('a caption says what happened, and how a game ended only once', () => {
  const view = {
    ply: 3,
    over: false,
    result: null,
    reason: null,
    told: 'White moved.',
    said: null,
  };
  assert.equal(captionOf(view), 'White moved.');
  assert.equal(captionOf({ ...view, ply: 0, told: '' }), 'The beginning.');
  const end = { ...view, over: true, result: 'White wins' };
  assert.equal(captionOf({ ...end, reason: 'White wins by 18 flags' }), 'White wins by 18 flags.');
  assert.equal(captionOf({ ...end, reason: 'A stone is home' }), 'White wins. A stone is home.');
  assert.equal(captionOf(end), 'White wins.');
});
