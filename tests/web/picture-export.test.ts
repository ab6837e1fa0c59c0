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
    result: '',
    state: '',
    marks,
  });
  const heading = { title: 'A game', site: 'there.example', players: 'White – Black', day: '' };
  const [low, high] = [50, 120].map((height) => sizeFor([frame(height)], heading, 480));
  assert.equal(sizeFor([frame(50), frame(120)], heading, 480).height, high.height);
  assert.ok(low.height < high.height);
  const long = { ...heading, players: 'Somebody – '.repeat(6) };
  assert.ok(sizeFor([frame(50)], long, 480).height > low.height);
  const frames = { ...frame(50), state: 'Somebody wins. '.repeat(4) };
  assert.ok(sizeFor([frame(50), frames], heading, 480).height > low.height);
  const longer = { ...frame(50), state: 'Somebody wins. '.repeat(8) };
  assert.ok(sizeFor([longer], heading, 480).height > sizeFor([frames], heading, 480).height);
  const over = { ...frame(50), result: 'White wins' };
  assert.ok(sizeFor([frame(50), over], heading, 480).height > low.height);
});

test('a caption says what happened; at the end the result is its heading, with the reason', () => {
  const view = { over: false, result: null, reason: null, told: 'White moved.' };
  assert.deepEqual(captionOf(view), { result: '', state: 'White moved.' });
  // Even if chance has placed something, of which only the last would be told.
  assert.deepEqual(captionOf({ ...view, told: '' }), { result: '', state: 'The beginning.' });
  const end = { ...view, over: true, result: 'White wins' };
  assert.deepEqual(captionOf({ ...end, reason: 'A stone is home' }), {
    result: 'White wins',
    state: 'A stone is home.',
  });
  assert.deepEqual(captionOf(end), { result: 'White wins', state: '' });
});

/** A game on sheets, and from which seats it was looked at. */
function onSheets(over: boolean, winners: number[]) {
  const calls: number[] = [];
  const call = async (_call: string, { seat }: { seat: number }) => {
    calls.push(seat);
    const caption = {
      result: 'Over',
      reason: null,
      told: '',
      changed: [],
      to_move: over ? null : 0,
    };
    return { ...caption, over, winners, ranking: winners, seat, scene: { ground: [], pieces: [] } };
  };
  const saved = { record: { actions: [] }, seats: ['person', 'bot2'], names: [] };
  return [part<Game>({ door: { call }, card: { sheets: {}, seats: [] }, saved }), calls] as const;
}

test('a picture of a game that is over has the sheet that the table shows', async () => {
  for (const [over, winners, seats] of [
    [false, [], [0]],
    [true, [0], [0]],
    [true, [1], [0, 1]],
  ] as const) {
    const [game, calls] = onSheets(over, [...winners]);
    await lastFrame(game);
    assert.deepEqual(calls, seats);
  }
});

test('a browser reads back what was painted unless it changes more than can be seen, or refuses', async () => {
  const ways = {
    plain: [true, (data: Uint8ClampedArray) => data],
    little: [true, (data: Uint8ClampedArray) => data.map((part, i) => (i % 3 ? part : part ^ 1))],
    noise: [false, (data: Uint8ClampedArray) => data.map((part) => 255 - part)],
    nothing: [false, (data: Uint8ClampedArray) => data.fill(0)],
    refusal: [
      false,
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
  } as const;
  for (const [name, [gives, read]] of Object.entries(ways)) {
    const canvas = { width: 0, height: 0, getContext: () => ctx };
    const ctx = {
      canvas,
      fillStyle: '',
      fillRect: () => {},
      getImageData: (_x: number, _y: number, width: number, height: number) => {
        const colour = [...(ctx.fillStyle.match(/\d+/g) ?? []).map(Number), 255];
        const dots = Array.from({ length: width * height }, () => colour).flat();
        return { data: read(new Uint8ClampedArray(dots)) };
      },
    };
    Object.assign(globalThis, { document: { createElement: () => canvas } });
    // What a browser does is asked once: each of these is another one.
    const { givesBack }: { givesBack: () => boolean } = await import(
      `../../web/src/paint/canvas.ts?${name}`
    );
    assert.equal(givesBack(), gives, name);
  }
  Reflect.deleteProperty(globalThis, 'document');
});
