import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { helpersFor, ponders } from '../../../web/src/game/machine.ts';
import { pondering } from '../../../web/src/keep/settings.ts';
import { settled } from './table.ts';

const STRONG = { hardwareConcurrency: 8, deviceMemory: 8 };

afterEach(() => pondering.choose('plugged-in'));

test('a machine with few cores or little memory has no worker to spare for a review', () => {
  assert.equal(helpersFor({ hardwareConcurrency: 1, deviceMemory: 8 }), 0);
  assert.equal(helpersFor({ hardwareConcurrency: 8, deviceMemory: 2 }), 0);
  assert.equal(helpersFor({}), 0);
  assert.equal(helpersFor({ hardwareConcurrency: 2, deviceMemory: 8 }), 1);
  assert.equal(helpersFor({ hardwareConcurrency: 8, deviceMemory: 8 }), 3);
  assert.equal(helpersFor({ hardwareConcurrency: 64, deviceMemory: 8 }), 3);
  assert.equal(helpersFor({ hardwareConcurrency: 8 }), 1, 'a machine that doesn’t say');
});

/** Whether bots may think now, on a machine with such a battery and pointer. */
async function may(
  charging: boolean | null,
  { coarse = false, hidden = false, machine = STRONG } = {},
) {
  Object.assign(globalThis, { document: { hidden }, matchMedia: () => ({ matches: coarse }) });
  const getBattery = () => (charging === null ? Promise.reject() : Promise.resolve({ charging }));
  const allowed = ponders({ ...machine, getBattery });
  await settled();
  return allowed();
}

test('bots think in the turns of people on a strong machine that is plugged in', async () => {
  assert.equal(await may(true), true);
  assert.equal(await may(false), false, 'on battery');
  assert.equal(await may(null), false, 'a browser that doesn’t tell');
  assert.equal(await may(true, { coarse: true }), false, 'a phone');
  assert.equal(await may(true, { machine: { ...STRONG, hardwareConcurrency: 2 } }), false);
});

test('people choose whether bots think in their turns, but never on a page that is put aside', async () => {
  pondering.choose('on');
  assert.equal(await may(false, { coarse: true }), true);
  assert.equal(await may(true, { hidden: true }), false);
  pondering.choose('off');
  assert.equal(await may(true), false);
});
