// What is said to be saved over a channel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followStorage } from '../../web/src/keep/copy.ts';
import { write } from '../../web/src/keep/prefs.ts';
import { Disk } from './database.ts';
import { connect, Person, settled } from './live-pages.ts';
import { storage } from './storage.ts';

/** Lets all else go on until something is true. */
async function until(is: () => boolean) {
  while (!is()) await new Promise((resolve) => setImmediate(resolve));
}

test('a message is said to be saved once a browser that is killed would have it', async () => {
  globalThis.localStorage = storage();
  const disk = new Disk();
  await followStorage(async () => disk.opened());
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atHost, atGuest } = await connect(ann, ben);
  await until(() => [atHost, atGuest].every(({ frames }) => frames.includes('+m0')));
  const { promise, resolve } = Promise.withResolvers<void>();
  disk.busy = promise;
  write('table:x', 'what ben keeps');
  ann.write('m1');
  await until(() => ben.link === 'm1');
  await settled();
  assert.ok(!atGuest.frames.includes('+m1'));
  resolve();
  await until(() => atGuest.frames.includes('+m1'));
});
