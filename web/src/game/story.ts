/** What is known of each ply of the game: who acted, and how that was told. */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { View } from '../scene/types.ts';

type Actor = number | 'chance';
type Ply = { action: string; player: Actor; said: string | null };

/**
 * It holds for one line of play: where the record goes another way, what was known from there on
 * is forgotten. What was undone stays known, until something else is played.
 */
export class Story {
  readonly #line = signal<readonly Ply[]>([]);

  /** The plies of the longest line that is known. */
  get line(): ReadonlySignal<readonly Ply[]> {
    return this.#line;
  }

  /** A view tells who acted at each ply, and what happened at its own. */
  learn(actions: readonly string[], { ply, moves, said }: View): void {
    const known = this.#line.value;
    const same = shared(known, actions);
    const line = actions.map((action, at) => ({
      action,
      player: moves[at].player,
      said: at + 1 === ply ? said : at < same ? known[at].said : null,
    }));
    const rest = same === actions.length ? known.slice(same) : [];
    this.#line.value = [...line, ...rest];
  }

  /** A player has acted, and chance after that. */
  add(actions: readonly string[], from: number, player: Actor): void {
    const known = this.#line.value.slice(0, Math.min(from, shared(this.#line.value, actions)));
    if (known.length < from) return;
    const added = actions.slice(from).map((action, i) => ({
      action,
      player: i ? ('chance' as const) : player,
      said: null,
    }));
    this.#line.value = [...known, ...added];
  }

  /** Who acted at each ply; null where that is not known of all. */
  players(actions: readonly string[]): Actor[] | null {
    const line = this.#line.value;
    if (shared(line, actions) < actions.length) return null;
    return line.slice(0, actions.length).map(({ player }) => player);
  }

  /** What was said of a ply; null where that is not known. */
  said(actions: readonly string[], ply: number): string | null {
    const line = this.#line.value;
    return ply <= shared(line, actions) ? (line[ply - 1]?.said ?? null) : null;
  }
}

/** How many plies of a line are those of a record. */
function shared(line: readonly Ply[], actions: readonly string[]): number {
  const differs = actions.findIndex((action, at) => line[at]?.action !== action);
  return differs < 0 ? actions.length : differs;
}
