import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awayAt, EASE } from '../../web/src/paint/motion-draw.ts';
import { length, plan } from '../../web/src/paint/motion-plan.ts';
import { boxAt, reachOf } from '../../web/src/paint/windows.ts';
import { bounds } from '../../web/src/scene/geometry.ts';
import type { Motion, Scene, Shape } from '../../web/src/scene/types.ts';

const stone: Shape = { id: 's', kind: 'circle', x: 10, y: 20, r: 5 };
const scene = (pieces: Shape[], gone: Shape[] = []): Scene => ({
  width: 99,
  height: 99,
  ground: [],
  pieces,
  gone,
  zoom: false,
});

test('a leaving shape continues with its second motion, and the whole lasts as long as both', () => {
  const exit: Motion = {
    motion: 'fall',
    to: [40, 20],
    duration: 180,
    // biome-ignore lint/suspicious/noThenProperty: a scene's word for a second motion
    then: { motion: 'break', duration: 300 },
  };
  const actors = plan(scene([stone]), scene([], [{ ...stone, exit }]), {});
  assert.deepEqual(
    actors.map(({ phase, offset }) => [phase, offset]),
    [['exit', [30, 0]]],
  );
  assert.equal(length(actors), 480);
});

test('what keeps its pace is halfway at half the time', () => {
  assert.equal(EASE.linear(0.5), 0.5);
  assert.ok(EASE.settle(0.5) > 0.8);
});

test('a text turned a quarter is as high as it was wide', () => {
  const text: Shape = { id: 't', kind: 'text', x: 50, y: 50, text: 'NORTH', size: 10 };
  const [flat, turned] = [bounds(text), bounds({ ...text, turn: -90 })];
  assert.equal(Math.round(turned.bottom - turned.top), Math.round(flat.right - flat.left));
});

test('of a sheet that is turned up at the end, only what draws itself moves', () => {
  const enter: Motion = { motion: 'draw', duration: 300 };
  const last = scene([stone, { ...stone, id: 'line', enter }]);
  assert.deepEqual(
    plan(last, last, {}).map(({ shape, phase }) => [shape.id, phase]),
    [['line', 'enter']],
  );
});

test('a die that is thrown is over the place that is meant at half of its time, and large', () => {
  const move: Motion = { motion: 'turn', duration: 700, faces: 3, scale: 4, over: [60, 70] };
  const [before, after] = [stone, { ...stone, y: 60, move }];
  const [actor] = plan(scene([before]), scene([after]), {});
  const [x, y] = awayAt(actor, 350);
  // Where it is on its straight way then has its own pace.
  const straight = awayAt({ ...actor, bend: [0, 0] }, 350);
  assert.deepEqual([x - straight[0], y - straight[1]].map(Math.round), [50, 30]);
  assert.deepEqual([awayAt(actor, 0), awayAt(actor, 700)].flat().map(Math.round), [0, -40, 0, 0]);
  const [at, reach] = [boxAt(actor, {}, 350), reachOf(actor, {})];
  assert.ok(at.right - at.left >= 4 * 10);
  assert.ok(reach.left <= at.left && at.right <= reach.right);
});
