// A browser whose storage never answers: nothing waits for it for ever.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { Claim } from '../../web/src/keep/claim.ts';
import { claimWithTimeout } from '../../web/src/keep/claim.ts';
import { snapshotSize } from '../../web/src/python/snapshot.ts';
import { Silence, withTimeout } from '../../web/src/site/with-timeout.ts';
import { settled } from './game/table.ts';

/** Longer than the browser may take to answer, in ms. */
const LONG = 10_000;
const NEVER = new Promise<never>(() => {});

Object.assign(globalThis, { caches: { match: () => NEVER, keys: () => NEVER } });

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
});

/** What an answer is once the time is up. */
async function later<T>(answer: Promise<T>): Promise<T> {
  await settled();
  mock.timers.tick(LONG);
  return answer;
}

test('an answer that does not come in time is not waited for', async () => {
  let last = '';
  const waiting = withTimeout(NEVER).catch((error) => {
    last = error.constructor.name;
  });
  mock.timers.tick(7000);
  await settled();
  assert.equal(last, '');
  mock.timers.tick(2000);
  await waiting;
  assert.equal(last, Silence.name);
});

test('without an answer of its caches the page knows of no snapshot', async () => {
  assert.equal(await later(snapshotSize()), null);
});

/** A claim whose state is unknown until it is told. */
function claim() {
  let know = () => {};
  const decision = new Promise<void>((resolve) => {
    know = resolve;
  });
  const here = signal(false);
  const own: Claim = { here, decision: decision, takeOver: async () => {}, release: () => {} };
  return { own, here, know };
}

test('a table is this page’s where the browser does not say whether another plays', async () => {
  const { own } = claim();
  const mine = claimWithTimeout(own);
  assert.equal(mine.here.value, false);
  await later(mine.decision);
  assert.equal(mine.here.value, true);
  mine.release();
  assert.equal(mine.here.value, false);
});

test('once it has said so after all, the page that plays there plays on', async () => {
  const { own, know, here } = claim();
  const mine = claimWithTimeout(own);
  await later(mine.decision);
  know();
  await settled();
  assert.equal(mine.here.value, false);
  here.value = true;
  assert.equal(mine.here.value, true);
});
