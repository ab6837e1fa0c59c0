import assert from 'node:assert/strict';
import { test } from 'node:test';
import './jsx.ts';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { Now } from '../../web/src/game/now.ts';
import type { Live } from '../../web/src/rooms/far/live.ts';
import type { Outcome } from '../../web/src/rooms/far/meeting.ts';
import { part } from './part.ts';

/** Lets all that waits for nothing but its turn go on. */
const settled = () => new Promise(setImmediate);
const { far: live } = await import('../../web/src/rooms/far/at-table.tsx');
const { far: room } = await import('../../web/src/rooms/far/room.tsx');
const { setupServices } = await import('../../web/src/home/setup.tsx');
const { settingsParts } = await import('../../web/src/keep/settings-parts.ts');
const { commands } = await import('../../web/src/table/hooks.ts');
const { enter } = await import('../../web/src/slots/slots.ts');
const { invitesNext } = await import('../../web/src/rooms/far/dialogs.tsx');
const { keepAwake } = await import('../../web/src/rooms/far/awake.ts');
const { askOthers, hearOthers } = await import('../../web/src/rooms/far/other-pages.ts');
const { isInMessenger } = await import('../../web/src/settings/keeping.tsx');
const { matchNote } = await import('../../web/src/rooms/far/link-words.ts');

test('in a browser without WebRTC an invitation is as it would be without the room', () => {
  assert.equal(typeof RTCPeerConnection, 'undefined');
  enter([room, live]);
  assert.equal(commands.all.filter(({ name }) => name === 'connect').length, 0);
  assert.deepEqual([setupServices.get('far'), settingsParts.all], [undefined, []]);
});

test('only a player who has joined invites the next one', () => {
  const host = { seat: 0, joined: 1 };
  assert.equal(invitesNext(host, 2), true);
  assert.equal(invitesNext({ ...host, joined: 2 }, 2), false);
  assert.equal(invitesNext({ ...host, seat: 1 }, 2), false);
});

test('the screen stays on while people play live and look at the page', async () => {
  const held: string[] = [];
  const request = async () => {
    held.push('on');
    return { release: async () => held.push('off') };
  };
  Object.defineProperty(globalThis.navigator, 'wakeLock', { value: { request } });
  const [plays, stays] = [signal(false), signal(false)];
  keepAwake(part<Live>({ plays, stays }));
  await settled();
  assert.deepEqual(held, []);
  plays.value = true;
  await settled();
  assert.deepEqual(held, ['on']);
  plays.value = false;
  await settled();
  assert.deepEqual(held, ['on', 'off']);
  // Nor does it go off while a code shows.
  stays.value = true;
  await settled();
  assert.deepEqual(held, ['on', 'off', 'on']);
});

/** A page of this browser with a live game, and what it says of an answer; it may sleep. */
function pageThat(says: Outcome, key: string, wakes?: Promise<void>): () => void {
  const game = signal<{ key: string } | null>({ key });
  const take = async () => {
    await wakes;
    return says;
  };
  hearOthers(part<Live>({ game, take }));
  return () => {
    game.value = null;
  };
}

test('an answer finds the page of this browser that waits, awake or not, and is told its table', async () => {
  const held = new Set<{ name: string }>();
  const request = async (name: string, _: LockOptions, until: () => Promise<void>) => {
    const lock = { name };
    held.add(lock);
    await until();
    held.delete(lock);
  };
  const query = async () => ({ held: [...held] });
  Object.defineProperty(globalThis.navigator, 'locks', { value: { request, query } });
  assert.deepEqual(await askOthers({ answer: 'a1' }), { taken: 'unknown' });
  const { promise, resolve } = Promise.withResolvers<void>();
  // The page that asks, and has no game, isn't counted.
  hearOthers(part<Live>({ game: signal(null), take: async () => 'unknown' }));
  const closes = [pageThat('unknown', 'one'), pageThat('taken', 'two', promise)];
  const reply = askOthers({ answer: 'a2', text: 'm1' });
  const first = await Promise.race([reply, settled().then(() => null)]);
  assert.equal(first, null);
  resolve();
  const { taken, key } = await reply;
  assert.deepEqual([taken, key], ['taken', 'two']);
  // Pages without a game don't make anybody wait.
  for (const close of closes) close();
  await settled();
  assert.deepEqual(await askOthers({ answer: 'a3' }), { taken: 'unknown' });
});

test('the browsers of messengers are known by what they say of themselves', () => {
  for (const [userAgent, is] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Mobile/15E148 [FBAN/FBIOS;FBAV/489.0]', true],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Version/4.0 Chrome/130 Mobile', true],
    ['Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 355.0.0', true],
    ['Mozilla/5.0 (iPhone) Mobile/15E148 Safari Line/14.17.0', true],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile Safari/537.36', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
  ] as const)
    assert.equal(isInMessenger({ userAgent }), is, userAgent);
});

test('beside an offer that lives in this page nobody reads that they can close it', () => {
  const now = part<Now>({ canUndo: signal(false), seats: signal(['person', 'far']) });
  const far = { deed: 'wait', who: 'Ben', invites: true, own: true, moved: false } as const;
  const note = (stays: string) => matchNote({ ...far, carried: false, stays }, now);
  assert.match(note(''), /You can close this page until then/);
  assert.match(note('Leave it open.'), /on this device. Leave it open.$/);
});
