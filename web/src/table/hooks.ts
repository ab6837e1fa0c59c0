// What rooms add to a table, and what they know of it. The core calls these hooks and names no
// room.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import type { Board } from '../board/board.ts';
import type { Session } from '../game/session.ts';
import type { Deps, FollowUp, Occasion } from '../game/types.ts';
import type { AddressFields } from '../keep/links.ts';
import type { SavedMatch } from '../keep/match.ts';
import type { PlayMode, SavedTable } from '../keep/saved-table.ts';
import type { SaveResult, Store } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import type { Card, Door, Match, Received, SeatPlayer, View } from '../scene/types.ts';
import type { OtherSheet, SharedBy } from '../share/share.tsx';
import type { ButtonProps } from '../ui/button.tsx';
import type { ProblemButton } from '../ui/problem.tsx';
import type { BoardListener } from './heard.ts';

/** What a table needs from the page. */
export type Page = {
  games: Pick<Games, 'cards' | 'all'>;
  door: Door;
  /** What rooms add to a table. */
  readonly atTable: readonly TableHooks[];
  keep: (card: Card, saved: SavedTable) => SaveResult;
  store: Pick<Store, 'load' | 'saveAgain'>;
  /** Starts the rules again after a failure, and reopens the table. */
  retry: () => void;
  goTo: (hash: string) => void;
  askNew: (card: Card, saved: SavedTable) => void;
  playAgain: (card: Card, saved: SavedTable) => void;
  /** @param clause the clause to open */
  openRules: (card: Card, clause?: string) => void;
  /** @param only the one sheet that is wanted, if not all ways to share the game */
  share: (game: SharedGame, only?: OtherSheet) => void;
  /** Asks for a link that the player was sent. */
  paste: () => void;
  /**
   * Takes in a message of a match that came by another way than an address: its table goes on at
   * once, if it shows. Says what the message was, as of a link that is opened.
   */
  takeMessage: (text: string, match: string) => Promise<Received>;
};

/** A table as its commands and rooms see it. */
export type OpenTable = {
  readonly card: Card;
  readonly page: Page;
  readonly session: Session;
  readonly board: Board;
  readonly saved: SavedTable;
  readonly commands: readonly Command[];
  /** A message of the page at this table, such as the progress of starting the rules. */
  readonly banner: Signal<ComponentChildren>;
  /** The place of a tip. */
  readonly tip: RefObject<HTMLParagraphElement | null>;
  /** The current view; null until the rules have answered. */
  readonly picture: View | null;
  /** The part that shows in a dialog because the page has no room for it. */
  readonly inDialog: Signal<'record' | 'panels' | null>;
  /** Whether a review shows in place of the list of moves. */
  readonly lookingBack: Signal<boolean>;
  /** Shows the link to send. */
  sendOn(): void;
};

export type TableProps = { table: OpenTable };

/** What commands may read of a session. */
export type SessionFacts = Pick<Session, 'card' | 'now'>;

/** The place of a button; the lowest rank comes first. */
export type CommandSpot = readonly [place: 'bar' | 'head' | 'menu', rank: number];

/** What the button of a command shows; `short` in place of its word where that is too long. */
export type CommandState = ButtonProps & { short?: string };

/** A command of a table: a button, and perhaps a key. */
export type Command = Pick<ButtonProps, 'word' | 'icon' | 'look' | 'bare'> & {
  name: string;
  /** By layout; places at the end of a game are given only if they differ. */
  at: { wide: CommandSpot; wideEnd?: CommandSpot; phone: CommandSpot; phoneEnd?: CommandSpot };
  /** The command that it replaces at the end of a game: that one stands first in the menu. */
  inPlaceOf?: string;
  /** Its key, the key's place in the list of keys, and the words there if they differ. */
  key?: { sign: string; among: 'play' | 'look'; rank: number; words?: string };
  /** What its button shows now; reads the session's signals. */
  state?: (session: SessionFacts) => Partial<CommandState>;
  act: (table: OpenTable) => void;
};

/** The end of a game at a table. */
export type End = { card: Card; saved: SavedTable; view: View; occasion: Occasion | null };

/** Who plays a new game, and in what mode; without seats, people. */
export type Players = PlayMode &
  Pick<SavedTable, 'practice'> & { seats?: SeatPlayer[] | null; names?: readonly string[] };

/** A game to be shared. */
export type SharedGame = Pick<End, 'card' | 'saved' | 'occasion'> & {
  door: Door;
  /** The current view; null if there is none. */
  view: View | null;
};

/** What a room adds to the link of a match: fields of its address, and what stands around it. */
export type Added = {
  fields: Promise<AddressFields>;
  above?: ComponentChildren;
  below: ComponentChildren;
  /** A mark of the link while it shows. */
  mark: string;
};

/** What a room adds to a table. */
export type TableHooks = {
  commands?: readonly Command[];
  /** The room's notes at the table. */
  Notes?: ComponentType<TableProps>;
  /** A look back at a finished game: a tab beside the list of moves. */
  lookBack?: { word: string; Pane: ComponentType<TableProps> };
  /** What makes a game special; null if nothing does. */
  occasion?: (saved: SavedTable) => Occasion | null;
  /** Changes the players of a game that is about to begin. */
  begins?: (page: Pick<Page, 'door'>, game: string, players: Players) => Promise<Players>;
  /** Weighs decisions. */
  weigher?: Deps['weigher'];
  /** How messages of a match travel by themselves now, null if they don't; may read signals. */
  carries?: Deps['carries'];
  /** Why the page has to stay open until others reach it, '' if it needn't; may read signals. */
  stays?: (match: SavedMatch) => string;
  /** What is to be done before the link of a match is sent; may read signals. */
  first?: Deps['first'];
  /** What the room adds to the link that is to be sent, above all to an invitation; null if nothing. */
  invites?: (table: OpenTable) => Added | null;
  /** How to watch a game far away that has no free seat; null if that can't be. */
  watches?: (page: Page, card: Card, match: Match) => { words: string; way: ProblemButton } | null;
  /** Whether the link of a match that is kept was opened for more than its message. */
  leadsOn?: (link: string, kept: SavedMatch) => boolean;
  /** Hears steps and refusals on a board. */
  heard?: BoardListener;
  /**
   * Called when a game has ended, and when an ended game is opened, so that the room can record it.
   * What it returns is called once all have recorded the end: it tells what the end meant, and what
   * to do next.
   */
  ended?: (end: End, page: Page) => (() => FollowUp | Promise<FollowUp>) | null;
  /** What a game can be shared as besides a link. */
  shared?: SharedBy<SharedGame>;
};

/** Returns what makes a game special, from the first room that knows; null if nothing does. */
export function occasionOf({ atTable }: Pick<Page, 'atTable'>, saved: SavedTable): Occasion | null {
  for (const { occasion } of atTable) {
    const found = occasion?.(saved);
    if (found) return found;
  }
  return null;
}
