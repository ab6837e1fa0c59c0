// What rooms add to a table, and what they know of it.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import type { AddressFields, Route } from '../addresses/links.ts';
import type { Board } from '../board/board.ts';
import type { Games } from '../catalog/catalog.ts';
import type { Session } from '../game/session.ts';
import type { Carrying, Deps, Occasion } from '../game/types.ts';
import type { SavedMatch } from '../keep/match.ts';
import type { PlayMode, SavedTable } from '../keep/saved-table.ts';
import type { SaveResult, Store } from '../keep/store.ts';
import type { Card, Door, Match, Received, SeatPlayer, View } from '../scene/types.ts';
import type { SharedBy } from '../share/share.tsx';
import { Abilities, Contributions } from '../slots/slots.ts';
import type { ButtonProps } from '../ui/button.tsx';
import type { ProblemButton } from '../ui/problem.tsx';

/** What a table needs from the page. */
export type Page = {
  games: Pick<Games, 'cards' | 'all'>;
  door: Door;
  keep: (card: Card, saved: SavedTable) => SaveResult;
  store: Pick<Store, 'load' | 'saveAgain'>;
  /** Starts the rules again after a failure, and reopens the table. */
  retry: () => void;
  goTo: (hash: string) => void;
  askNew: (card: Card, saved: SavedTable) => void;
  /** @param clause the clause to open */
  openRules: (card: Card, clause?: string) => void;
  /** Asks for a link that the player was sent. */
  paste: () => void;
  /** Loads what takes messages. */
  matches: () => Promise<Messages>;
};

/** Messages that come by another way than an address. */
export type Messages = {
  /**
   * Takes in a message of a match: its table goes on at once, if it shows. Says what the message
   * was, as of a link that is opened.
   * @param key the table of the match, if it is known: then no other game is looked at
   */
  take: (text: string, match: string, key?: string) => Promise<Received>;
  /** Joins a game by its newest message, and opens its table. */
  joinBy: (match: Match, name: string) => void;
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
  /** Whether the feast has it, where there is one. */
  feast?: true;
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

export const commands = new Contributions<Command>('commands', ({ name }) => [name]);

/** Notes at a table, in groups: what went wrong, what rooms say, what this page says. */
type NoteParts = {
  Trouble?: ComponentType<TableProps>;
  Note?: ComponentType<TableProps>;
  PageNote?: ComponentType<TableProps>;
};

export const notes = new Contributions<NoteParts>('notes');

/** What a game can be shared as besides a link. */
export const shares = new Contributions<SharedBy<SharedGame>>('shares');

type TableServices = {
  /** A look back at a finished game: a tab beside the list of moves, and a curve. */
  lookBack: { word: string } & Record<'Pane' | 'Curve', ComponentType<TableProps>>;
  /** What makes a game special; null if nothing does. */
  occasion: (saved: SavedTable) => Occasion | null;
  /** Weighs decisions. */
  weigher: NonNullable<Deps['weigher']>;
  carrier: Carrier;
  /** Makes boards audible. */
  listener: BoardListener;
};

export const tableServices = new Abilities<TableServices>('table');

/** Hears what happens on boards. */
export type BoardListener = {
  /** A step from one ply to the next begins to show. */
  step: (before: View, after: View) => void;
  /** Something was impossible, or wrong. */
  refused: () => void;
  /** A person has pressed something: browsers allow sounds from then on. */
  gesture: () => void;
};

/** What is added to the link of a match: fields of its address, and what stands around it. */
export type Added = {
  fields: Promise<AddressFields>;
  above?: ComponentChildren;
  /** Stands in place of what is said of the link. */
  note?: (plain: string) => ComponentChildren;
  below: ComponentChildren;
  /** A mark of the link while it shows. */
  mark: string;
  /** Whether the link stays good for others once somebody has joined by it. */
  lasts?: () => boolean;
};

/** Carries the messages of matches, so that nobody has to send links. */
export type Carrier = Carrying & {
  /** A table of a match is open, until the function that this returns is called. */
  shows: (table: OpenTable) => () => void;
  /** Hears of each message that is opened, with the fields that rooms added to its address. */
  opened: (message: Route & { to: 'message' }) => void;
  /**
   * An invitation shows, perhaps before the rules have read it: nobody has joined by it. Returns what to
   * say of that.
   */
  invited: (page: Page, card: Card, link: string) => ComponentChildren;
  /**
   * The message by which to join, where others may join by the same link; null if that of the link.
   * @param link the message of the link
   * @param tell tells the person what is waited for
   */
  joins: (
    page: Page,
    card: Card,
    link: string,
    tell: (waits: string) => void,
  ) => Promise<string | null>;
  /** What it adds to the link that is to be sent; null if nothing. */
  adds: (table: OpenTable) => Added | null;
  /** What a message leads to that can't be joined, for its match is full; null if to nothing. */
  leadsTo: (page: Page, card: Card, match: Match) => { words: string; way: ProblemButton } | null;
  /** Whether it tells itself what becomes of a message that was opened though it is kept. */
  tells: (message: string, match: SavedMatch) => boolean;
};

/** Returns what makes a game special; null if nothing does. */
export function occasionOf(saved: SavedTable): Occasion | null {
  return tableServices.get('occasion')?.(saved) ?? null;
}
