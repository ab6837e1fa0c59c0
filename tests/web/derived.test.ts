// Keys and secrets that two windows make alike.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { ofDevice, ofText } from '../../web/src/keep/derived.ts';
import { LIMIT_MS } from '../../web/src/site/with-timeout.ts';
import { Disk } from './database.ts';

const device = (disk: Disk) => (what: string) => ofDevice(what, 16, Promise.resolve(disk.opened()));

test('windows that ask at once, before anything is kept, get the same', async () => {
  const disk = new Disk();
  const [one, other] = [device(disk), device(disk)];
  const calls = await Promise.all([one('seat 1'), other('seat 1'), other('seat 2'), one('seat 2')]);
  const [first, second, third, fourth] = calls.map((each) => each.join());
  assert.equal(first, second);
  assert.equal(third, fourth);
  assert.notEqual(first, third);
});

test('another device gets something else, and so does one without a database each time', async () => {
  const secrets = [device(new Disk()), device(new Disk()), none, none].map((each) =>
    each('seat 1'),
  );
  const all = (await Promise.all(secrets)).map((each) => each.join());
  assert.equal(new Set(all).size, 4);
  assert.equal(all[0].split(',').length, 16);
});

const none = (what: string) => ofDevice(what, 16, Promise.resolve(null));

test('what waits for a browser that does not answer goes on all the same', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const disk = new Disk();
  // Another window holds the database, as one that is put aside in the middle of a change.
  disk.busy = new Promise(() => {});
  const answer = device(disk)('seat 1');
  mock.timers.tick(LIMIT_MS);
  assert.equal((await answer).length, 16);
  mock.timers.reset();
});

test('a text has the same bytes everywhere', async () => {
  assert.deepEqual(await ofText('a', 3), await ofText('a', 3));
  assert.notDeepEqual(await ofText('a', 3), await ofText('b', 3));
});
