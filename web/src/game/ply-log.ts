/** What is known about each ply of the game: who acted, and what was said. */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { View } from '../scene/types.ts';

type Actor = number | 'chance';
type Ply = { action: string; player: Actor; said: string | null };

/**
 * Knows one line of play. Where the record goes another way, it forgets what came from there on;
 * what was undone stays known until something else is played.
 */
export class PlyLog {
  readonly #line = signal<readonly Ply[]>([]);

  /** The plies of the longest line that is known. */
  get line(): ReadonlySignal<readonly Ply[]> {
    return this.#line;
  }

  /** Learns from a view who acted at each ply, and what was said about its own. */
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

  /** Adds a player's action, and the outcomes of chance after it. */
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

  /** Returns who acted at each ply; null if that is not known for all. */
  players(actions: readonly string[]): Actor[] | null {
    const line = this.#line.value;
    if (shared(line, actions) < actions.length) return null;
    return line.slice(0, actions.length).map(({ player }) => player);
  }

  /** Returns what was said about a ply; null if that is not known. */
  said(actions: readonly string[], ply: number): string | null {
    const line = this.#line.value;
    return ply <= shared(line, actions) ? (line[ply - 1]?.said ?? null) : null;
  }
}

/** Returns how many plies a line and a record have in common. */
function shared(line: readonly Ply[], actions: readonly string[]): number {
  const differs = actions.findIndex((action, at) => line[at]?.action !== action);
  return differs < 0 ? actions.length : differs;
}
