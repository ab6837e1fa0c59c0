// No snapshot is made where people pay for what is loaded, or where room is short.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareLaterVisits, type SnapshotState } from '../../web/src/offline/later-visits.ts';

const roomy = { estimate: async () => ({ quota: 1e9, usage: 0 }) };
const REFUSALS = {
  'data is saved': { connection: { saveData: true }, storage: roomy },
  'the network is one of phones': { connection: { type: 'cellular' }, storage: roomy },
  'room is short': { storage: { estimate: async () => ({ quota: 1e7, usage: 0 }) } },
  'the browser does not say how much room there is': {
    storage: { estimate: () => Promise.reject() },
  },
};

Object.assign(globalThis, { caches: { match: async () => undefined } });

for (const [where, browser] of Object.entries(REFUSALS)) {
  test(`none is made where ${where}`, async () => {
    Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });
    const news: SnapshotState[] = [];
    await prepareLaterVisits((state) => news.push(state));
    assert.deepEqual(news, ['none']);
  });
}
