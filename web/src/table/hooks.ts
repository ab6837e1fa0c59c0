// What rooms add to a table, and what they see of it. The core calls these hooks, and names no room.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import type { Board } from '../board/board.ts';
import type { Deps, FollowUp, Occasion, Session } from '../game/session.ts';
import type { PlayMode, SavedTable, SaveResult, Store } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import type { Card, Door, SeatPlayer, View } from '../scene/types.ts';
import type { OtherSheet } from '../share/share.tsx';
import type { ButtonProps } from '../ui/button.tsx';
import type { BoardListener } from './heard.ts';

/** What a table needs of the page around it. */
export type Page = {
  games: Pick<Games, 'cards' | 'all'>;
  door: Door;
  /** What rooms add to a table. */
  readonly atTable: readonly TableHooks[];
  keep: (card: Card, saved: SavedTable) => SaveResult;
  store: Pick<Store, 'load' | 'saveAgain'>;
  /** Starts the rules again where they have failed, and opens the same table anew. */
  retry: () => void;
  goTo: (hash: string) => void;
  askNew: (card: Card, saved: SavedTable) => void;
  playAgain: (card: Card, saved: SavedTable) => void;
  /** @param clause to begin at */
  openRules: (card: Card, clause?: string) => void;
  share: (game: SharedGame) => void;
  /** Asks for a link that somebody has sent. */
  paste: () => void;
};

/** A table as its commands and rooms see it. */
export type OpenTable = {
  readonly card: Card;
  readonly page: Page;
  readonly session: Session;
  readonly board: Board;
  readonly saved: SavedTable;
  readonly commands: readonly Command[];
  /** What the page says here besides, such as how far the start of the rules is. */
  readonly banner: Signal<ComponentChildren>;
  /** Where a tip shows. */
  readonly tip: RefObject<HTMLDivElement | null>;
  /** The view that shows; null before the rules have answered. */
  readonly picture: View | null;
  /** The part that a dialog shows, where the page has no room for it. */
  readonly inDialog: Signal<'record' | 'panels' | null>;
  /** Whether a look back shows in place of the list of moves. */
  readonly lookingBack: Signal<boolean>;
  /** Shows the link for people far away. */
  sendOn(): void;
};

export type TableProps = { table: OpenTable };

/** What the looks of a command go by. */
export type SessionFacts = Pick<Session, 'card' | 'now'>;

/** Where a button stands, the lowest rank first. */
export type CommandSpot = readonly [place: 'bar' | 'head' | 'menu', rank: number];

/** Something that can be done at a table: a button, and perhaps a key. */
export type Command = Pick<ButtonProps, 'word' | 'icon' | 'look' | 'bare'> & {
  name: string;
  /** By layout; the end of a game has its own, if it differs. */
  at: { wide: CommandSpot; wideEnd?: CommandSpot; phone: CommandSpot; phoneEnd?: CommandSpot };
  /** The command that makes room for it, if it shows, on a phone at the end of a game. */
  inPlaceOf?: string;
  /** Its key, where that stands in the list of keys, and its words there if they are others. */
  key?: { sign: string; among: 'play' | 'look'; rank: number; words?: string };
  /** What its button shows now; reads the session's signals. */
  state?: (session: SessionFacts) => Partial<ButtonProps>;
  act: (table: OpenTable) => void;
};

/** The end of a game at a table. */
export type End = { card: Card; saved: SavedTable; view: View; occasion: Occasion | null };

/** Who plays a new game, and in what mode; without seats, people. */
export type Players = PlayMode &
  Pick<SavedTable, 'practice'> & { seats?: SeatPlayer[] | null; names?: readonly string[] };

/** A game at a table, to be shared. */
export type SharedGame = Pick<End, 'card' | 'saved' | 'occasion'> & {
  door: Door;
  /** The view that shows; null while none does. */
  view: View | null;
};

/** What a room adds to a table. */
export type TableHooks = {
  commands?: readonly Command[];
  /** What the room says at the table besides the game. */
  Notes?: ComponentType<TableProps>;
  /** What looks back at a game that has ended: a tab beside the list of moves. */
  lookBack?: { word: string; Pane: ComponentType<TableProps> };
  /** What sets a game apart; null if it is any game. */
  occasion?: (saved: SavedTable) => Occasion | null;
  /** Changes who plays a game that is about to begin. */
  begins?: (page: Pick<Page, 'door'>, game: string, players: Players) => Promise<Players>;
  /** Weighs what people decide. */
  weigher?: Deps['weigher'];
  /** A step shows on a board, or something can't be done there. */
  heard?: BoardListener;
  /**
   * Hears that a game has ended, also when one that has ended is opened, and takes note of it. What
   * it returns is called once all have taken note: it tells what the end meant, and what to do next.
   */
  ended?: (end: End, page: Page) => (() => FollowUp | Promise<FollowUp>) | null;
  /** What else can be given of a game than a link to it. */
  shared?: {
    /** Another sheet; null if there is none for this game. */
    other?: (game: SharedGame) => OtherSheet | null;
    /** What stands below the ways to give it on. */
    More?: ComponentType<{ game: SharedGame }>;
  };
};

/** What sets a game apart, by whichever room knows; null if it is any game. */
export function occasionOf({ atTable }: Pick<Page, 'atTable'>, saved: SavedTable): Occasion | null {
  for (const { occasion } of atTable) {
    const found = occasion?.(saved);
    if (found) return found;
  }
  return null;
}
