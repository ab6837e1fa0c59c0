// What rooms add to a table, and what they know of it.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import type { Board } from '../board/board.ts';
import type { Games } from '../catalog/catalog.ts';
import type { PlaysElsewhere, Session } from '../game/session.ts';
import type { Deps, MergeLink, Occasion } from '../game/types.ts';
import type { PlayMode, SavedTable } from '../keep/saved-table.ts';
import type { SaveResult, Store } from '../keep/store.ts';
import type { Card, Door, SeatPlayer, View } from '../scene/types.ts';
import type { SharedBy } from '../share/share.tsx';
import { Abilities, Contributions } from '../slots/slots.ts';
import type { ButtonProps } from '../ui/button.tsx';

/** What a table needs from the page. */
export type Page = {
  games: Pick<Games, 'cards' | 'all'>;
  door: Door;
  keep: (card: Card, saved: SavedTable) => SaveResult;
  store: Pick<Store, 'load' | 'saveAgain' | 'open'>;
  /** Starts the rules again after a failure, and reopens the table. */
  retry: () => void;
  goTo: (hash: string) => void;
  askNew: (card: Card, saved: SavedTable) => void;
  /** @param clause the clause to open */
  openRules: (card: Card, clause?: string) => void;
  /** Asks for a link that the player was sent. */
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
};

export type TableProps = { table: OpenTable };

/** What commands may read of a session. */
export type SessionFacts = Pick<Session, 'card' | 'now' | 'elsewhere'>;

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
  elsewhere: FarPlay;
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

/** Plays with people elsewhere. */
type FarPlay = {
  /** What decides for their seats. */
  session: PlaysElsewhere;
  /** A table with them is open, until the function that this returns is called. */
  shows: (table: OpenTable) => () => void;
  /** Begins a game; null if these seats can't play so. */
  begin: (
    door: Door,
    game: string,
    seats: readonly SeatPlayer[],
    options: Record<string, string> | null,
  ) => Promise<Pick<SavedTable, 'record' | 'match'> | null>;
  /** Makes a damaged game again from what came last; null if that can't be read either. */
  asLastSent: (door: Door, table: SavedTable) => Promise<MergeLink | null>;
  /** Whether two states are of one game of one player. */
  isSame: (one: SavedTable, other: SavedTable) => boolean;
  /** Compares a game that came in a file with those that are kept. */
  arrival: (
    table: SavedTable,
    tables: readonly SavedTable[],
    door: Door,
    lines: LineChecks,
  ) => Promise<FarImport>;
};

/** What the importing room does with lines of play. */
export type LineChecks = {
  /** The state in which more was decided. */
  farther: (one: SavedTable, other: SavedTable) => SavedTable;
  legalUndone: (table: SavedTable, door: Door) => Promise<string[][]>;
};

/** What to keep of a game that came in a file; with `own`, merged with that. */
export type FarImport =
  | 'same'
  | { wrong: 'badMatch' | 'foreignSecret' }
  | { refused: string }
  | { table: SavedTable; own: SavedTable | null };

/** Returns what makes a game special; null if nothing does. */
export function occasionOf(saved: SavedTable): Occasion | null {
  return tableServices.get('occasion')?.(saved) ?? null;
}
