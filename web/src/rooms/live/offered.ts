// What the page knows of direct connections before their room is loaded.
import { signal } from '@preact/signals';
import type { Carried, FirstDeed } from '../../game/types.ts';

export type Offered = {
  /** The text of the invitation. */
  message: string;
  offer: string;
  /** The STUN server that the invitation names, as the address has it; '' without one. */
  stun: string;
  /** The name of whoever sent it, '' without one. */
  by: string;
};

/** The offer of the invitation that was opened last: it waits for its table. */
export const offered = signal<Offered | null>(null);

/** Tells how messages of a match travel by themselves; null if they don't. */
export const carried = signal<(id: string) => Carried | null>(() => null);

/** Tells the answer that waits for whoever has invited to a match; '' if none does. */
export const answers = signal<(id: string) => string>(() => '');

/** Tells why a page has to stay open until a match is connected; '' if it needn't. */
export const stays = signal<(id: string) => string>(() => '');

/** What ends if the page loads anew; '' while nothing is connected. */
export const ends = signal('');

/** Tells what is to be done before a link of a match is sent; null if nothing. */
export const first = signal<(id: string) => FirstDeed | null>(() => null);

/** Tells whether a match is connected to the page of another player, who invites whoever else comes. */
export const isGuest = signal<(id: string) => boolean>(() => false);
