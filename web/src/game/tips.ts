/** Tips for those who are here for the first time: one at a time, each of them once. */
import { signal } from '@preact/signals-core';
import type { Card } from '../scene/types.ts';
import { words } from '../words/words.ts';
import type { Ports, Tip } from './types.ts';

/**
 * What a tip goes by: how many actions people have decided at this table, whether the board is
 * small and under a finger, and which commands could be given.
 */
export type TipState = {
  card: Pick<Card, 'id' | 'tip'>;
  decided: number;
  small: boolean;
  can: { undo: boolean; hint: boolean };
};

/** After so many actions of theirs people need no tips, and what is due may be something else. */
const BEGINNING = 12;

/** Every tip that fits, the first to show first; `undo`, `hint` and `rules` are commands. */
function fitting({ card, decided, small, can }: TipState): Tip[] {
  const { near, undo, hint, rules } = words.game.tips;
  const tips: [boolean, string, string][] = [
    [Boolean(card.tip), `game ${card.id}`, card.tip],
    [small, 'near', near],
    [decided > 0 && can.undo, 'undo', undo],
    [decided > 1 && can.hint, 'hint', hint],
    [decided > 2, 'rules', rules],
  ];
  return tips.filter(([fits]) => fits).map(([, id, text]) => ({ id, words: text }));
}

/** The next tip that nobody has seen. */
export function nextTip(now: TipState, seen: readonly string[]): Tip | null {
  if (now.decided > BEGINNING) return null;
  return fitting(now).find(({ id }) => !seen.includes(id)) ?? null;
}

export class Tips {
  readonly tip = signal<Tip | null>(null);
  readonly #memory;
  /** Whether somebody wants no more of them at this table. */
  #enough = false;

  constructor(memory: Ports['tips']) {
    this.#memory = memory;
  }

  /** Shows the next tip, where none shows. */
  offer(now: TipState): void {
    if (!this.tip.peek() && !this.#enough) this.tip.value = nextTip(now, this.#memory.seen());
  }

  /** Somebody has acted: what was said has been seen, or had no room to be. */
  acted(): void {
    const tip = this.tip.peek();
    if (tip && this.#memory.visible()) this.#memory.see(tip.id);
    this.tip.value = null;
  }

  /** What a tip is about was done: nobody needs to be told. */
  used(id: string): void {
    this.#memory.see(id);
    if (this.tip.peek()?.id === id) this.tip.value = null;
  }

  /** No more of them at this table. */
  dismiss(): void {
    this.#enough = true;
    this.acted();
  }
}
