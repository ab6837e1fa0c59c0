// What a table knows of the direct connections of its match before their room is loaded.
import { signal } from '@preact/signals';
import type { Carried, FirstDeed } from '../../game/types.ts';

/** Tells how messages of a match travel by themselves; null if they don't. */
export const carried = signal<(id: string) => Carried | null>(() => null);

/** Tells the answer that waits for whoever has invited to a match; '' if none does. */
export const answers = signal<(id: string) => string>(() => '');

/** Tells why a page has to stay open until a match is connected; '' if it needn't. */
export const stays = signal<(id: string) => string>(() => '');

/** Tells what is to be done before a link of a match is sent; null if nothing. */
export const first = signal<(id: string) => FirstDeed | null>(() => null);

/** Tells whether the invitation to a match is one for all. */
export const isForAll = signal<(id: string) => boolean>(() => false);

/** Tells whether a match is connected to the page of another player, who invites whoever else comes. */
export const isGuest = signal<(id: string) => boolean>(() => false);
