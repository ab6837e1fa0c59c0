// The choices of the print page, and the leaves they lead to.
import { signal } from '@preact/signals-core';
import type { Games } from '../../catalog/catalog.ts';
import { type IfCurrent, Latest } from '../../game/latest.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Store } from '../../keep/store.ts';
import type { Card, Door, Leaf, Leaves } from '../../scene/types.ts';
import { errorKind } from '../../words/failure.ts';
import {
  BOOKLET,
  bookletLeaves,
  footnote,
  paperCalls,
  playedLeaves,
  type Wanted,
  wantedAtFirst,
} from './wanted.ts';

/** The game, and a table that can be printed. */
export type Subject = { card: Card; played: SavedTable | null };

/** The leaves, and their note: title and day of a played game. */
export type Paper = { leaves: Leaf[]; note: string };

type Deps = {
  games: Pick<Games, 'amongAll'>;
  door: Door;
  store: Pick<Store, 'load'>;
  /** Resolves when the fonts of leaves have loaded. */
  fonts: () => Promise<unknown>;
  /** Called when leaves show. */
  tell: (count: number) => void;
};

export class PrintPreview {
  readonly subject = signal<Subject | null>(null);
  readonly wanted = signal<Wanted | null>(null);
  /** The current leaves, until others are made. */
  readonly paper = signal<Paper | null>(null);
  readonly busy = signal(true);
  readonly error = signal<unknown>(null);
  #deps;
  #latest = new Latest();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Shows what a game has for paper, and a table; rejects only if there is no such game.
   * @param id null for the first game
   * @param key the key of the table
   */
  async open(id: string | null, key: string | null): Promise<void> {
    this.paper.value = null;
    await this.#run(async (ifCurrent) => {
      const card = await ifCurrent(this.#deps.games.amongAll(id));
      const saved = key === null ? null : this.#deps.store.load(key);
      const played = saved?.record.game === card.id ? saved : null;
      this.subject.value = { card, played };
      this.wanted.value = wantedAtFirst(card, played !== null);
      await this.#make(ifCurrent);
    });
  }

  /** Makes other leaves. */
  async want(change: Partial<Wanted>): Promise<void> {
    const before = this.wanted.peek();
    if (!before) return;
    this.wanted.value = { ...before, ...change };
    await this.#run((ifCurrent) => this.#make(ifCurrent));
  }

  async #run(job: (ifCurrent: IfCurrent) => Promise<void>) {
    this.busy.value = true;
    this.error.value = null;
    try {
      await this.#latest.run(job);
    } catch (error) {
      if (errorKind(error) === 'unknown-game') throw error;
      this.paper.value = null;
      this.error.value = error;
      this.busy.value = false;
    }
  }

  async #make(ifCurrent: IfCurrent) {
    const [subject, wanted] = [this.subject.peek(), this.wanted.peek()];
    if (!subject || !wanted) return;
    const leaves = await ifCurrent(this.#leavesOf(subject, wanted));
    await ifCurrent(this.#deps.fonts());
    const note = subject.played && !wanted.handout ? footnote(subject.played) : '';
    this.paper.value = { leaves, note };
    this.busy.value = false;
    this.#deps.tell(leaves.length);
  }

  async #leavesOf({ card, played }: Subject, wanted: Wanted): Promise<Leaf[]> {
    const { door } = this.#deps;
    if (!wanted.handout) return played ? playedLeaves(door, played) : [];
    if (wanted.handout === BOOKLET) return bookletLeaves(door, card, wanted);
    const calls = paperCalls(card, wanted.handout, wanted);
    const parts: Leaves[] = await Promise.all(calls.map((call) => door.call('paper', call)));
    return parts.flatMap(({ leaves }) => leaves);
  }

  close() {
    this.#latest.end();
  }
}
