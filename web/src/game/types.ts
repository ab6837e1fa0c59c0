/** The parts of a session's state, and what a session needs of the page around it. */
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { How, Space } from '../board/space.ts';
import type { Claim } from '../keep/claim.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { SaveResult } from '../keep/store.ts';
import type {
  Card,
  Door,
  Explained,
  GameRecord,
  Hint,
  Move,
  Reading,
  Scene,
  View,
} from '../scene/types.ts';
import type { Bots } from './bots.ts';
import type { IfCurrent } from './latest.ts';

export type { How, Space };

/**
 * The view that shows, how it came, and the view before it (to hear the step between them). A
 * `prepared` view is a picture from an earlier visit or from the build. It shows until the rules
 * answer. Picks on it wait for the rules.
 */
export type Display = {
  view: View;
  how: How;
  before: View | null;
  /** Whether more plies follow at once. */
  passing: boolean;
  prepared: boolean;
  /** The record that the view belongs to. */
  record: GameRecord;
};

/** What a hint says: an action, and the things to point at. */
export type Advice = Pick<Hint, 'action' | 'phrase' | 'picks' | 'words'>;

/** A hint, and the scene after its action; null if the rules could not show it. */
export type HintState = {
  state: 'off' | 'asking' | 'shown';
  advice: Advice | null;
  after: Scene | null;
};

/** A bot that thinks, and the seconds it may take. */
export type Thinking = { seat: number; seconds: number; longer?: true };

/**
 * The verdict on a ply; `asks` whether to take it back, '' for no question. `allows` is what is
 * expected to follow it.
 */
export type Verdict = { ply: number; words: string; asks: string; allows: readonly string[] };

/** A failure of the rules or of a bot. `again` retries. */
export type Problem = { what: 'rules' | 'bot'; kind: string; message: string; again: () => void };

/** The effect of an action, drawn faintly over the view that it was asked for. */
export type Foreseen = { action: string; move: Move | undefined; scene: Scene; view: View };

/**
 * The status line, the line below it, and a note on what matters now. `explains` means that it says
 * for a moment why something is impossible.
 */
export type Status = { words: string; below: string; note: string; explains: boolean };

/** Which of Hint, Pause and Look back is offered; only one at a time. */
export type Offers = {
  hint: 'none' | 'closed' | 'open' | 'asking' | 'shown';
  pause: 'none' | 'pause' | 'go';
  lookBack: boolean;
};

/** Changes a kept game by a link. */
export type MergeLink = (saved: SavedTable) => SavedTable;

/** A tip; a game's own tip begins with its goal. */
export type Tip = { id: string; goal: string; words: string };

/** What can be read aloud; kinds of readings depend on the focused place. */
export type ReadAloud = 'turn' | 'last' | 'score' | Reading['kind'];

/**
 * What makes a session different from a game at a table, as in a lesson or a figure to try. It is
 * asked again each time. The device isn't handed over, and the board doesn't turn.
 */
export type Policy = {
  /** Whom sentences address; no player if left out. */
  you?: () => number | undefined;
  /** Whether the newest ply can be picked on; always if left out. It may read signals. */
  live?: () => boolean;
  /** Whether chance is resolved as soon as it is next; yes if left out. */
  draws?: () => boolean;
  /** Changes a view before it shows, such as what can be picked. */
  dress?: (view: View) => View;
  /**
   * Answers a person's actions before they are played: returns the record to show, ply by ply, or
   * null to take the picks back. If left out, actions are played.
   * @param ifCurrent waits for an answer, and continues only if nothing else has begun
   */
  judge?: (actions: readonly string[], ifCurrent: IfCurrent) => Promise<GameRecord | null>;
  /** Tells why something can't be picked. */
  explain: (why: Explained) => void;
};

/** The date, and pauses; tests replace it. */
export type Time = {
  /** The date as a number, as from `Date.now`: a person can set it, so it measures nothing. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

/** Where tables are kept on this device. */
export type Keeping = {
  keep: (saved: SavedTable) => SaveResult;
  /** Keeps a table although another page has deleted it. */
  keepAgain: (saved: SavedTable) => SaveResult;
  /** Returns the table as it is kept now: another page may have played. */
  stored: () => SavedTable | null;
};

/** Which tips were seen on this device, and what decides whether one is useful. */
export type TipMemory = {
  past: () => string[];
  see: (id: string) => void;
  /** Whether the current tip is in view. */
  visible: () => boolean;
  /** Whether the board is used with fingers. */
  touch: () => boolean;
};

/**
 * What makes a game special: all players begin it alike. Until it ends, no bot helps, and seats
 * aren't swapped.
 */
export type Occasion = {
  /** The link back from the table, and its label for screen readers. */
  back: { href: string; label: string };
  /** What to do in place of the game's own goal; '' if unknown. */
  task: string;
  /** Whether this table's game was begun for it, and so counts. */
  isOwn: boolean;
  counts: boolean;
  /** The address that plays it again. */
  again: string;
};

/** Weighs decisions before the game continues. */
export type Weigher = {
  /**
   * Whether the game has to wait until the last decision here was weighed. Then it continues by
   * itself, unless the player is asked whether to take it back.
   */
  hears(ply: number | undefined, newest: View, proceed: () => void): boolean;
  /** Lets the decision stand and continues the game. */
  letStand(): void;
  /** Drops the verdict: the decision was taken back, or another follows. */
  forget(): void;
  /** Stops weighing. */
  stop(): void;
};

/** What a weigher knows of its session, and where it puts the verdict. */
export type Weighable = {
  readonly saved: ReadonlySignal<SavedTable>;
  readonly closed: ReadonlySignal<boolean>;
  /** The ply of the last decision that can be undone, or -1. */
  readonly lastDecision: ReadonlySignal<number>;
  readonly verdict: Signal<Verdict | null>;
  readonly deps: Pick<Deps, 'bots' | 'say'>;
};

/** What the end of a game meant, in a line ('' if nothing), and what comes next. */
export type FollowUp = { words: string; next: NextThing | null };

/**
 * What to do next: a place to go to, or a deed here.
 * - `short`: the word for a very small screen, if the usual one is long
 */
export type NextThing = { word: string; short?: string } & (
  | { href: string }
  | { press: () => void }
);

export const NOTHING: FollowUp = { words: '', next: null };

/** What a session needs from the page. */
export type Deps = {
  card: Card;
  door: Door;
  bots: Bots;
  store: Keeping;
  /** Whether this page plays at the table. */
  claim: Claim;
  /** The board's size, whether it shows motions, and when they have ended. */
  board: { room: () => Space; moves: () => boolean; landed: () => Promise<void> };
  say: (words: string) => void;
  /** Starts the rules again after a failure, and reopens the table. */
  restart: () => void;
  clock: Time;
  /** Asks why an action is taken back, as in a puzzle; '' if it is played. */
  objection?: (record: GameRecord, action: string) => Promise<string>;
  /** What makes a game special, if anything. */
  occasion?: (saved: SavedTable) => Occasion | null;
  /** Weighs decisions, if anything does. */
  weigher?: (session: Weighable) => Weigher;
  /** Without it, no tips show. */
  tips?: TipMemory;
  /** What makes it different from a game at a table, if anything. */
  policy?: Policy;
};
