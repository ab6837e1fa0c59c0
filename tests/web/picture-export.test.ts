import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, sizeFor } from '../../web/src/rooms/picture-export/frame.ts';
import { captionOf, type Game, lastFrame } from '../../web/src/rooms/picture-export/views.ts';
import { part } from './part.ts';

const fits = (line: string) => line.length <= 10;

test('a text is broken between words, and cut if it is too long', () => {
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
  const view = { over: false, result: null, reason: null, told: 'White moved.' };
  assert.equal(captionOf(view), 'White moved.');
  // Even if chance has placed something, of which only the last would be told.
  assert.equal(captionOf({ ...view, told: '' }), 'The beginning.');
  const end = { ...view, over: true, result: 'White wins' };
  assert.equal(captionOf({ ...end, reason: 'White wins by 18 flags' }), 'White wins by 18 flags.');
  assert.equal(captionOf({ ...end, reason: 'A stone is home' }), 'White wins. A stone is home.');
  assert.equal(captionOf(end), 'White wins.');
});

/** A game on sheets, and from which seats it was looked at. */
function onSheets(over: boolean, winners: number[]) {
  const asked: number[] = [];
  const call = async (_call: string, { seat }: { seat: number }) => {
    asked.push(seat);
    const told = { result: 'Over', reason: null, told: '', changed: [], to_move: over ? null : 0 };
    return { ...told, over, winners, ranking: winners, seat, scene: { ground: [], pieces: [] } };
  };
  const saved = { record: { actions: [] }, seats: ['person', 'bot2'], names: [] };
  return [part<Game>({ door: { call }, card: { sheets: {}, seats: [] }, saved }), asked] as const;
}

test('a picture of a game that is over has the sheet that the table shows', async () => {
  for (const [over, winners, seats] of [
    [false, [], [0]],
    [true, [0], [0]],
    [true, [1], [0, 1]],
  ] as const) {
    const [game, asked] = onSheets(over, [...winners]);
    await lastFrame(game);
    assert.deepEqual(asked, seats);
  }
});
