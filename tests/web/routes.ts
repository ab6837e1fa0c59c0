// Reads addresses as the page does, those of rooms too.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reader } from '../../web/src/keep/links.ts';
import { readHash as read, readFor } from '../../web/src/keep/links.ts';

const ROOMS = join(import.meta.dirname, '../../web/src/rooms');

type Addresses = Readonly<Record<string, Reader<unknown>>>;

/** How each room reads its addresses, by its name. */
export const addressesOf: Readonly<Record<string, Addresses>> = Object.fromEntries(
  await Promise.all(
    readdirSync(ROOMS)
      .filter((name) => existsSync(join(ROOMS, name, 'address.ts')))
      .map(async (name) => [name, (await import(join(ROOMS, name, 'address.ts'))).addresses]),
  ),
);

for (const [name, addresses] of Object.entries(addressesOf)) readFor(name, addresses);

type Read = { to: string; text: string; words: string } & Record<string, unknown>;

/** Where an address leads; a room's place as `{ to: <the room>, … }`. */
export function readHash(hash: string): Read {
  const route = read(hash);
  return (route.to === 'room' ? { to: route.room, ...(route.place as object) } : route) as Read;
}
