// What the parts of live play know of each other.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Match, Received } from '../../scene/types.ts';
import type { OpenTable } from '../../table/hooks.ts';
import type { Simultaneous } from './at-once.ts';
import type { FarTable } from './compare.ts';
import type { Peer } from './peer.ts';
import type { Presence } from './presence.ts';
import type { NextGame } from './talk.ts';
import type { Elsewhere } from './words/en.ts';

/** A match, and the table at which it is kept. */
export type LiveGame = { id: string; key: string };

/** The people whose pages are connected, and the game that they are at. */
export type LiveParts = {
  game: Signal<LiveGame | null>;
  /** All who are connected, how many they are, and those at the game that this page is at. */
  everybody: ReadonlySignal<readonly Peer[]>;
  many: ReadonlySignal<number>;
  peers: ReadonlySignal<readonly Peer[]>;
  isHere: (peer: Peer) => boolean;
  isHost: ReadonlySignal<boolean>;
  /** The table that shows, if it is this game's, and what this page keeps of the game. */
  table: ReadonlySignal<OpenTable | null>;
  saved: Partial<FarTable> | null;
  /** The game as those without a seat know it, and the invitation of one who hasn't joined. */
  held: Signal<Match | null>;
  visit: Signal<string>;
  plays: ReadonlySignal<boolean>;
  stays: ReadonlySignal<boolean>;
  /** Keeps a message; says what it was, as of a link that is opened. */
  takeMessage: (text: string, game: LiveGame) => Promise<Received>;
  ownName: () => string;
  nameOf: (peer: Peer) => Elsewhere;
  /** Who has invited the person here. */
  host: Elsewhere;
  presence: Presence;
  atOnce: Simultaneous;
  admission: { tellTurn: (peer: Peer) => void; hearTurn: (text: string) => void };
  change: {
    hear: (peer: Peer, next: NextGame) => void;
    seatsBefore: ReadonlyMap<string, number>;
  };
  /** Somebody who was looked for is there. */
  endSearch: (isBack: (lost: Peer) => boolean) => void;
  /** Ends a connection, and says why. */
  drop: (peer: Peer, why: string) => void;
};
