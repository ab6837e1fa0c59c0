/** The session of one game on this device: what is true of it, as observable values. */
import type { ReadonlySignal } from '@preact/signals-core';
import type { Kept, SavedTable } from '../keep/store.ts';
import type { Card, GameRecord, Reading, SeatPlayer, View } from '../scene/types.ts';
import type { Bots } from './bots.ts';
import type {
  Foreseen,
  Hint,
  Offers,
  Ports,
  Problem,
  ReadAloud,
  Shown,
  Status,
  Thinking,
  Tip,
} from './types.ts';

export type * from './types.ts';

/**
 * One game being played. Components read the signals and call the functions; none of them throws
 * but `open`, and none does anything after `close`.
 */
export class Session {
  // --- What is true -------------------------------------------------------------------------

  readonly card!: Card;
  /** The bots of this table: for `think` and `lanes` of the review. */
  readonly bots!: Bots;

  readonly saved!: ReadonlySignal<SavedTable>;
  readonly record!: ReadonlySignal<GameRecord>;
  readonly seats!: ReadonlySignal<SeatPlayer[]>;
  /** The number of actions in the record. */
  readonly plies!: ReadonlySignal<number>;
  /** Whether the game is kept on this device. */
  readonly kept!: ReadonlySignal<Kept>;

  /** What shows; null until the first view came. Each change is a new object. */
  readonly shown!: ReadonlySignal<Shown | null>;
  /** Whether a person at this device may pick now. */
  readonly live!: ReadonlySignal<boolean>;
  /** Whether an earlier ply shows. */
  readonly looking!: ReadonlySignal<boolean>;
  /** The picks made so far on the view that shows, as `picked` was told. */
  readonly path!: ReadonlySignal<readonly string[]>;
  /** The action that waits to be confirmed. */
  readonly held!: ReadonlySignal<string | null>;
  readonly foreseen!: ReadonlySignal<Foreseen | null>;

  readonly thinking!: ReadonlySignal<Thinking | null>;
  readonly hint!: ReadonlySignal<Hint>;
  /** Whether bots that play each other wait. */
  readonly paused!: ReadonlySignal<boolean>;
  readonly problem!: ReadonlySignal<Problem | null>;

  readonly canUndo!: ReadonlySignal<boolean>;
  readonly canRedo!: ReadonlySignal<boolean>;
  readonly offers!: ReadonlySignal<Offers>;
  /** Whose sheet somebody chose to look at; null where the turn decides. */
  readonly chosenSeat!: ReadonlySignal<number | null>;
  /** Whose sheet or side is due on the view that shows, whatever was chosen. */
  readonly dueSeat!: ReadonlySignal<number>;
  /** The seat at the bottom of the list of players. */
  readonly bottomSeat!: ReadonlySignal<number>;
  /** The seats as their plates stand: from the bottom one on, at the end the best first. */
  readonly seatOrder!: ReadonlySignal<number[]>;

  /** Null until the rules have answered. */
  readonly status!: ReadonlySignal<Status | null>;
  /** The window's title; null until the rules have answered. */
  readonly title!: ReadonlySignal<string | null>;
  /** Why something could not be picked, for three seconds; a new object each time. */
  readonly explained!: ReadonlySignal<{ words: string } | null>;
  readonly tip!: ReadonlySignal<Tip | null>;

  constructor(_saved: SavedTable, _ports: Ports) {
    throw new Error('not written yet');
  }

  // --- The game -------------------------------------------------------------------------------

  /** Shows a picture kept from an earlier visit, until the rules answer. */
  prepare(_view: View): void {}

  /** Shows the game as it stands, and goes on with it. Rejects where the record is not valid. */
  async open(): Promise<void> {}

  /** Plays an action that the live view offers; ignored where nothing is live. */
  play(_action: string): void {}

  /** Takes back the last decision of a person (of a bot, where only bots play). */
  undo(): void {}

  /** Plays again what was last undone. */
  redo(): void {}

  /** Bots that play each other wait, or go on. */
  pause(): void {}

  /** Another page has played on at this table. */
  adopt(_saved: SavedTable): void {}

  /** Keeps a new table that goes on from a ply, with the same seats; returns its key. */
  playFrom(_ply: number): string {
    return '';
  }

  /** Ends all that is under way; nothing happens here any more. */
  close(): void {}

  // --- Looking --------------------------------------------------------------------------------

  /** Shows a ply, the newest or an earlier one; `Infinity` is the newest. */
  goTo(_ply: number): void {}

  /** Shows a player's sheet. */
  lookFrom(_seat: number): void {}

  /** The board has another size: asks for the view anew where that makes a difference. */
  sized(): void {}

  // --- Picking --------------------------------------------------------------------------------

  /** The picks that are made have changed. */
  picked(_path: readonly string[]): void {}

  /** An action whose picks are all made waits to be confirmed: shows what it would bring. */
  hold(_action: string): void {}

  /** The mouse rests on the last pick of an action (null: no more): shows what it would bring. */
  preview(_action: string | null): void {}

  /** Says why these picks can't be made; without any, why nothing can be picked now. */
  explain(_picks?: readonly string[]): void {}

  // --- Help -----------------------------------------------------------------------------------

  /** Asks for a hint, or hides the one that shows. */
  toggleHint(): void {}

  /** Hides the hint; returns whether there was one. */
  hideHint(): boolean {
    return false;
  }

  /** A command was used: its tip is not needed any more. */
  used(_command: string): void {}

  /** Closes the tip; no more of them at this table. */
  dismissTips(): void {}

  // --- By keyboard and by ear -----------------------------------------------------------------

  /** The actions that begin like a text, at most twelve. */
  proposals(_text: string): string[] {
    return [];
  }

  /** How many actions can be played now, and one of them. */
  get choices(): { count: number; example: string } {
    return { count: 0, example: '' };
  }

  /** What a typed text means: an action, or why it is none. Rejects where the rules fail. */
  async typed(_text: string): Promise<{ action: string | null; sentence: string | null }> {
    return { action: null, sentence: null };
  }

  /** Words to be read aloud; asked again, the next of several parts. */
  async read(_what: ReadAloud, _place = ''): Promise<string> {
    return '';
  }

  /** The position that shows in words, part by part. */
  async readings(): Promise<Reading[]> {
    return [];
  }
}
