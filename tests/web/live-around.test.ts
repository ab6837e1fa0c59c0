import assert from 'node:assert/strict';
import { test } from 'node:test';
import './jsx.ts';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { Now } from '../../web/src/game/session.ts';
import type { Live } from '../../web/src/rooms/live/live.ts';
import type { Command, OpenTable } from '../../web/src/table/hooks.ts';
import { part } from './part.ts';

/** Lets all that waits for nothing but its turn go on. */
const settled = () => new Promise(setImmediate);
const { live } = await import('../../web/src/rooms/live/at-table.tsx');
const { live: room } = await import('../../web/src/rooms/live/room.tsx');
const { invitesNext } = await import('../../web/src/rooms/live/dialogs.tsx');
const { keepAwake } = await import('../../web/src/rooms/live/awake.ts');
const { matchNote } = await import('../../web/src/table/match-words.ts');

test('in a browser without WebRTC an invitation is as it would be without the room', () => {
  assert.equal(typeof RTCPeerConnection, 'undefined');
  assert.equal(live.invites?.(part<OpenTable>({ saved: { match: { joined: 1 } } })), null);
  const [connect] = live.commands ?? [];
  const state = connect.state as NonNullable<Command['state']>;
  assert.equal(state(part<OpenTable['session']>({ now: {} }) as never).hidden, true);
  assert.equal(room.settings, undefined);
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

test('beside an offer that lives in this page nobody reads that they can close it', () => {
  const now = part<Now>({ canUndo: signal(false), seats: signal(['person', 'far']) });
  const far = { deed: 'wait', who: 'Ben', invites: true, own: true, moved: false } as const;
  const note = (stays: string) => matchNote({ ...far, carried: false, stays, first: null }, now);
  assert.match(note(''), /You can close this page until then/);
  assert.match(note('Leave it open.'), /on this device. Leave it open.$/);
});
