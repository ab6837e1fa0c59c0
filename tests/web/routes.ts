// Reads addresses as the page does, those of rooms too.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Addresses as AddressesOf,
  addresses as all,
  readHash as readRoute,
} from '../../web/src/addresses/links.ts';
import { modes } from '../../web/src/keep/modes.ts';
import { contribute } from '../../web/src/slots/slots.ts';

const ROOMS = join(import.meta.dirname, '../../web/src/rooms');

type Addresses = AddressesOf<unknown>;

const files = await Promise.all(
  readdirSync(ROOMS)
    .filter((name) => existsSync(join(ROOMS, name, 'address.ts')))
    .map(async (name) => ({ name, ...(await import(join(ROOMS, name, 'address.ts'))) })),
);

/** How each room reads its addresses, by its name. */
export const addressesOf: Readonly<Record<string, Addresses>> = Object.fromEntries(
  files.map(({ name, addresses = {} }) => [name, addresses]),
);

/** The fields of addresses whose pages show all games. */
export const pagesOfAllGames: readonly string[] = files.flatMap(({ SHOWS_ALL, addresses }) =>
  SHOWS_ALL ? Object.keys(addresses) : [],
);

for (const [name, addresses] of Object.entries(addressesOf)) contribute(all, addresses)(name);
for (const { name, mode } of files) if (mode) contribute(modes, mode)(name);

type Read = { to: string; text: string; words: string } & Record<string, unknown>;

/** Where an address leads; a room's place as `{ to: <the room>, … }`. */
export function readHash(hash: string): Read {
  const route = readRoute(hash);
  return (route.to === 'room' ? { to: route.room, ...(route.place as object) } : route) as Read;
}
