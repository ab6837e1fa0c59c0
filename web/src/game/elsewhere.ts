/** Seats that are elsewhere: what the room that plays with them decides for a session. */
import type { ReadonlySignal } from '@preact/signals-core';
import type { SavedTable } from '../keep/saved-table.ts';
import type { View } from '../scene/types.ts';

export type SeatsElsewhere = {
  /** The first ply that is decided here; infinite while others are next. */
  readonly since: ReadonlySignal<number>;
  /** What to do or to wait for; null if the person here decides. */
  readonly task: ReadonlySignal<string | null>;
  /** The seats that have decided, while all decide at once; else null. */
  readonly decided: ReadonlySignal<readonly number[] | null>;
  /** Whether something is to be done before another game begins here. */
  readonly asks: ReadonlySignal<boolean>;
  /** Whether somebody is to be invited by a link, and nobody has come yet. */
  readonly invites: ReadonlySignal<boolean>;
  /** A change begins: what was prepared for the others is out of date. */
  begins: () => void;
  /** The newest view shows: the game goes on elsewhere, or by what came from there. */
  proceed: (newest: View) => void;
  /** The players have other names. */
  renamed: () => void;
  /** What is kept becomes this, as a link says. */
  takes: (changed: SavedTable) => void;
  /** Goes on with what came while the game shows; returns whether it can. */
  takeIn: () => boolean;
  /** Whether another page has kept something else from the other players. */
  hasNews: (theirs: SavedTable) => boolean;
  /** Whether another page has kept the game as it was before what this one has taken in. */
  isBehind: (theirs: SavedTable) => boolean;
};
