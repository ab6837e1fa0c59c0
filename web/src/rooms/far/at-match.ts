// What a table knows of the direct connections of its match.
import { signal } from '@preact/signals';
import type { Route } from '../../addresses/links.ts';
import type { Company as People } from '../../home/setup.tsx';

/** How messages of a match travel by themselves. */
type Carried = {
  /** The seats that they reach. */
  seats: readonly number[];
  /** The seats that have decided, as far as is known, while all decide at once; else null. */
  decided: readonly number[] | null;
};

/** What is asked for before a link is sent: a button that does it, and the task if that is another. */
export type FirstDeed = { word: string; press: () => void; task?: string };

/** How it stands with the connections of a match, by its id. */
export type LiveStanding = {
  /** How its messages travel by themselves; null if they don't. */
  carried: (id: string) => Carried | null;
  /** Why the page has to stay open until it is connected; '' if it needn't. */
  stays: (id: string) => string;
  /** The own answer, which goes with each link as long as it waits; '' without one. */
  answer: (id: string) => string;
  /** Whether the two were connected, so that links come second until they are again. */
  isLost: (id: string) => boolean;
  /** Whether the invitation is one for all. */
  isForAll: (id: string) => boolean;
  /** Whether this page is connected by an invitation that nobody here has joined by yet. */
  visits: (link: string) => boolean;
  /** Whether the person here is asked to come along to another game. */
  asks: () => boolean;
  /** Whether the page of another player is connected, who invites whoever else comes. */
  isGuest: (id: string) => boolean;
};

/** Those who are connected: a game with people elsewhere is one with them. Null if nobody is. */
export const company = signal<People | null>(null);

/** Null until the room that connects is loaded. */
export const standing = signal<LiveStanding | null>(null);

/** A message that came with an offer. */
export type Offered = Route & { to: 'message' };

/** The invitation that was opened last, if it has an offer: that waits for its table. */
export const offered = signal<Offered | null>(null);

/** The address that the person here has scanned or pasted themselves; '' for none. */
export const pressedHash = signal('');

/** The message of the invitation that the person here has answered by a press; '' for none. */
export const pressed = signal('');
