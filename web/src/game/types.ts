/** The parts of a session's state, and what a session needs of the page around it. */
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { How, Space } from '../board/space.ts';
import type { Claim } from '../keep/claim.ts';
import type { SavedTable, SaveResult } from '../keep/store.ts';
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
 * The view that shows, how it came, and the view before it (to hear the step between them).
 * A `prepared` view is a picture, kept from an earlier visit or made by the build, that shows
 * until the rules answer: picks can be made on it, and wait for the rules.
 */
export type Shown = {
  view: View;
  how: How;
  before: View | null;
  /** Whether it is one of several plies that came together, and more follow. */
  passing: boolean;
  prepared: boolean;
  /** The record that it is a view of. */
  record: GameRecord;
};

/** What a hint says: an action, and the things to point at. */
export type Advice = Pick<Hint, 'action' | 'phrase' | 'picks' | 'words'>;

/** A hint, and the scene after its action; null where the rules could not show it. */
export type HintState = {
  state: 'off' | 'asking' | 'shown';
  advice: Advice | null;
  after: Scene | null;
};

/** A bot that thinks, and how many seconds it may take. */
export type Thinking = { seat: number; seconds: number; longer?: true };

/** What is said of what was done at a ply, and what asks whether it is taken back, '' if nothing does. */
export type Verdict = { ply: number; words: string; asks: string };

/** Something that went wrong: with the rules, or with a bot. `again` tries it once more. */
export type Problem = { what: 'rules' | 'bot'; kind: string; message: string; again: () => void };

/** What an action would bring, to be drawn faintly over the view that it was asked for. */
export type Foreseen = { action: string; move: Move | undefined; scene: Scene; view: View };

/**
 * The status line: below it what there is to say about it, and a note on what counts now. With
 * `explains` it says for a moment why something can't be done.
 */
export type Status = { words: string; below: string; note: string; explains: boolean };

/** Which commands are of use now: Hint, Pause and a look back come one at a time. */
export type Offers = {
  hint: 'none' | 'closed' | 'open' | 'asking' | 'shown';
  pause: 'none' | 'pause' | 'go';
  lookBack: boolean;
};

/** What is to be done in a game with people far away. */
export type MatchStatus = {
  /** Send a message, wait for one, or nothing any more. */
  deed: 'send' | 'wait' | 'over';
  /** Who is next; '' once the game is over. */
  who: string;
  /** Whether somebody still has to join. */
  invites: boolean;
  /** Whether the last message is of this device. */
  own: boolean;
  /** Whether the message to be sent holds a decision. */
  moved: boolean;
};

/** What a link makes of a game that is kept. */
export type MergeLink = (kept: SavedTable) => SavedTable;

/** A tip; that of a game begins with the goal. */
export type Tip = { id: string; goal: string; words: string };

/** What can be read aloud; a kind of reading depends on the place with the focus. */
export type ReadAloud = 'turn' | 'last' | 'score' | Reading['kind'];

/**
 * What else than a game at a table a session is used for: a lesson, a figure to try. It is asked
 * whatever differs from a table, each time anew. Nobody hands the device over, and the board
 * doesn't turn.
 */
export type Policy = {
  /** Who is spoken to; without it nobody is. */
  you?: () => number | undefined;
  /** Whether something may be picked where the newest ply shows, else always; may read signals. */
  live?: () => boolean;
  /** Whether chance is resolved as soon as it is next; without it it is. */
  draws?: () => boolean;
  /** Changes a view before it shows, such as what can be picked. */
  dress?: (view: View) => View;
  /**
   * Decides what comes of a person's actions, before they are played: the record that shows from
   * now on, ply by ply, or null if the picks are taken back. Without it they are played.
   * @param ifCurrent waits for an answer, and goes on only if nothing else has been begun meanwhile
   */
  judge?: (actions: readonly string[], ifCurrent: IfCurrent) => Promise<GameRecord | null>;
  /** Tells why something can't be picked. */
  explain: (why: Explained) => void;
};

/** The time, and pauses; tests have their own. */
export type Time = {
  /** In milliseconds, as of `Date.now`. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

/** Where tables are kept on this device. */
export type Keeping = {
  keep: (saved: SavedTable) => SaveResult;
  /** Keeps a table though another page has deleted it. */
  keepAgain: (saved: SavedTable) => SaveResult;
  /** Returns the table as it is kept now: another page may have played on. */
  stored: () => SavedTable | null;
};

/** Which tips were seen on this device, and what decides whether one is of use. */
export type TipMemory = {
  seen: () => string[];
  see: (id: string) => void;
  /** Whether the tip that shows can be seen. */
  visible: () => boolean;
  /** Whether the board is used with a finger. */
  touch: () => boolean;
};

/**
 * What sets a game apart, where something does: it is one that all who play it begin alike. Until
 * its end no bot helps to think about it, and seats aren't swapped.
 */
export type Occasion = {
  /** The way back from the table, and what a screen reader says of it. */
  back: { href: string; label: string };
  /** What is to be done in place of the game's own goal; '' if that isn't known here. */
  task: string;
  /** Whether the game at this table was begun for it, and whether its result is the one that counts. */
  begun: boolean;
  counts: boolean;
  /** The address at which it is played again. */
  again: string;
};

/** What weighs decisions, and is asked before the game goes on. */
export type Weigher = {
  /**
   * Whether the game waits until the last decision here has been weighed; then it goes on by
   * itself, unless its player is asked whether it is taken back.
   */
  hears(ply: number | undefined, newest: View, proceed: () => void): boolean;
  /** What was to be taken back stands, and the game goes on. */
  letStand(): void;
  /** The last decision is taken back, or another follows. */
  forget(): void;
  /** What was being weighed no longer counts. */
  stop(): void;
};

/** What a weigher knows of its session; it gives the verdict. */
export type Weighable = {
  readonly saved: ReadonlySignal<SavedTable>;
  readonly closed: ReadonlySignal<boolean>;
  /** The ply of the last decision that can be undone, or -1. */
  readonly lastDecision: ReadonlySignal<number>;
  readonly verdict: Signal<Verdict | null>;
  readonly deps: Pick<Deps, 'bots' | 'say'>;
};

/** What the end of a game meant, in a line, '' if there is nothing to say; and what comes next. */
export type FollowUp = { words: string; next: { word: string; href: string } | null };

export const NOTHING: FollowUp = { words: '', next: null };

/** What a session needs of the page around it. */
export type Deps = {
  card: Card;
  door: Door;
  bots: Bots;
  store: Keeping;
  /** Which page plays at this table. */
  claim: Claim;
  /** How much room the board has, whether it shows motions, and when none is under way. */
  board: { room: () => Space; moves: () => boolean; landed: () => Promise<void> };
  say: (words: string) => void;
  /** Starts the rules again if they have failed, and opens the table anew. */
  restart: () => void;
  clock: Time;
  /** Asks what is said to a person's action that is taken back, as in a puzzle; '' if it is played. */
  objection?: (record: GameRecord, action: string) => Promise<string>;
  /** What sets a game apart, if something does. */
  occasion?: (saved: SavedTable) => Occasion | null;
  /** Weighs what people decide, if something does. */
  weigher?: (session: Weighable) => Weigher;
  /** Without it there are no tips. */
  tips?: TipMemory;
  /** What else than a game at a table it is used for, if it is. */
  policy?: Policy;
};
