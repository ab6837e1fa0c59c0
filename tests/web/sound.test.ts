import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Setting } from '../../web/src/keep/settings.ts';
import { type Cue, cuesOf } from '../../web/src/rooms/sound/cues.ts';
import { Player } from '../../web/src/rooms/sound/player.ts';
import { type Heard, voiceOf } from '../../web/src/rooms/sound/synth.ts';
import type { Motion, Scene, Shape } from '../../web/src/scene/types.ts';

const scene = (pieces: Shape[], gone: Shape[] = []): Scene => ({
  width: 9,
  height: 9,
  ground: [],
  pieces,
  gone,
  zoom: false,
});
const stone = (id: string, motion: Partial<Shape> = {}): Shape => ({
  id,
  kind: 'circle',
  ...motion,
});

test('what comes, moves and leaves is heard from when it begins to when it ends', () => {
  const enter: Motion = { motion: 'fall', delay: 100, duration: 200, sound: 'peg' };
  const move: Motion = { motion: 'slide', duration: 300, sound: 'stone' };
  const then: Motion = { motion: 'break', duration: 50, sound: 'stone-low' };
  const exit: Motion = { motion: 'fall', duration: 400, then };
  const after = scene(
    [stone('new', { enter }), stone('known', { move })],
    [stone('old', { exit })],
  );
  assert.deepEqual(cuesOf(scene([stone('known'), stone('old')]), after), [
    { sound: 'stone', start: 0, end: 300 },
    { sound: 'peg', start: 100, end: 300 },
    { sound: 'stone-low', start: 400, end: 450 },
  ]);
});

test('what only stands there, or comes without a sound, is not heard', () => {
  const move: Motion = { motion: 'slide', sound: 'stone' };
  assert.deepEqual(cuesOf(scene([]), scene([stone('new', { move }), stone('other')])), []);
});

test('many alike at once are one sound, and with less motion each is heard once, at once', () => {
  const draw = (delay: number): Partial<Shape> => ({
    enter: { motion: 'draw', delay, duration: 90, sound: 'pencil' },
  });
  const after = scene([0, 10, 20, 200].map((delay, i) => stone(`${i}`, draw(delay))));
  assert.deepEqual(
    cuesOf(scene([]), after).map(({ start }) => start),
    [0, 200],
  );
  assert.deepEqual(cuesOf(scene([]), after, true), [{ sound: 'pencil', start: 0, end: 90 }]);
});

test('a loss is the same voice lower, takes differ, and an unknown name has none', () => {
  const pitch = (name: Heard, take = 0) => voiceOf(name, take)?.pitch ?? Number.NaN;
  assert.ok(pitch('stone-low') < pitch('stone') * 0.7);
  assert.notEqual(pitch('stone', 0), pitch('stone', 1));
  assert.equal(voiceOf('toString' as Heard), null);
});

/** What a context has heard. */
type Noted = {
  starts: number[];
  stops: (number | 'now')[];
  peaks: number[];
  closed: boolean;
  resumed: number;
};

/** A context that notes what is begun and ended, and how loud it gets. */
function fakeContext() {
  const notes: Noted = { starts: [], stops: [], peaks: [], closed: false, resumed: 0 };
  const param = {
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: (value: number) => notes.peaks.push(value),
  };
  const node = () => ({
    connect: () => {},
    start: (at: number) => notes.starts.push(at),
    stop: (at?: number) => notes.stops.push(at ?? 'now'),
    frequency: {},
    gain: param,
  });
  const context = {
    currentTime: 5,
    sampleRate: 8000,
    state: 'suspended',
    destination: {},
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createGain: node,
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
    resume: async () => {
      notes.resumed += 1;
    },
    close: async () => {
      notes.closed = true;
    },
  };
  return { context: context as unknown as AudioContext, notes };
}

/** A player, what it made, and what of that is heard. */
function fakePlayer(value: 'off' | 'on' = 'off') {
  const setting = new Setting<'off' | 'on'>(`sounds-${Math.random()}`, [
    value,
    value === 'off' ? 'on' : 'off',
  ]);
  const { context, notes } = fakeContext();
  const state = { count: 0, hidden: false };
  const make = () => {
    state.count += 1;
    return context;
  };
  const player = new Player(setting, make, () => state.hidden);
  return { player, setting, notes, state };
}

const KNOCK: Cue[] = [{ sound: 'stone', start: 0, end: 180 }];

test('on, nothing is made before a gesture; then a knock is heard when the stone lands', () => {
  const { player, notes, state } = fakePlayer('on');
  player.play(KNOCK);
  assert.equal(state.count, 0);
  player.wake();
  player.wake();
  assert.deepEqual([state.count, notes.resumed], [1, 2]);
  player.play(KNOCK);
  assert.ok(notes.starts.length > 0);
  assert.ok(notes.starts.every((at) => Math.abs(at - 5.18) < 1e-9));
  assert.ok(notes.stops.every((at) => Number(at) - 5.18 <= 0.25));
  assert.ok(Math.max(...notes.peaks) <= 0.251);
});

test('in a page that can’t be seen nothing is heard', () => {
  const { player, notes, state } = fakePlayer('on');
  player.wake();
  state.hidden = true;
  player.play(KNOCK);
  player.end(0);
  assert.deepEqual(notes.starts, []);
});

test('what comes next silences what was still to come', () => {
  const { player, notes } = fakePlayer('on');
  player.wake();
  player.play([{ sound: 'die', start: 100, end: 480 }]);
  player.play(KNOCK);
  assert.ok(notes.stops.includes('now'));
});

test('turned on it is heard at once, turned off it leaves nothing behind', () => {
  const { setting, notes, state } = fakePlayer('off');
  setting.choose('on');
  assert.equal(state.count, 1);
  assert.ok(notes.starts.length > 0);
  setting.choose('off');
  assert.equal(notes.closed, true);
});

test('a stroke lasts as long as something is drawn, and never longer than a quarter of a second', () => {
  for (const [drawn, lasts] of [
    [120, 0.124],
    [900, 0.254],
  ]) {
    const { player, notes } = fakePlayer('on');
    player.wake();
    player.play([{ sound: 'pencil', start: 100, end: 100 + drawn }]);
    assert.equal((Number(notes.stops[0]) - notes.starts[0]).toFixed(3), lasts.toFixed(3));
  }
});

test('the end is two notes after all has landed', () => {
  const { player, notes } = fakePlayer('on');
  player.wake();
  player.end(300);
  assert.deepEqual(
    notes.starts.map((at) => Math.round(at * 1000)),
    [5300, 5500],
  );
});
