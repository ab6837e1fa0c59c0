/** Which of several people has the device, and when the screen is covered for the next one. */
import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { handOver } from '../keep/settings.ts';
import type { View } from '../scene/types.ts';
import type { Seating } from './seating.ts';
import type { Deps } from './types.ts';

export class HandOver {
  readonly #deps;
  readonly #seating;
  readonly #view;
  /** The seat that has it; null until a person is to move. */
  readonly #holder = signal<number | null>(null);
  /** The last ply of a shared board that everybody has seen; until then, all watch. */
  readonly #seenPly = signal(-1);

  constructor(deps: Deps, seating: ReadonlySignal<Seating>, view: ReadonlySignal<View | null>) {
    this.#deps = deps;
    this.#seating = seating;
    this.#view = view;
  }

  /** Whether the device is handed over at this table. */
  get #on(): boolean {
    const { card, policy } = this.#deps;
    const several = this.#seating.value.seats.filter((seat) => seat === 'person').length > 1;
    if (!several || policy) return false;
    const apart = card.sheets !== '' || card.secrets;
    return apart ? handOver.value !== 'off' : handOver.value === 'always';
  }

  /** Whether the others may not hear what is done on a sheet. */
  get hides(): boolean {
    return this.#on && Boolean(this.#deps.card.sheets);
  }

  /** Whether nothing that shows is anybody's secret, though choices on this board are. */
  #open({ secret }: View): boolean {
    return this.#deps.card.secrets && !secret && handOver.value !== 'always';
  }

  /** Whether a view waits for a person who doesn't have the device yet. */
  awaits(view: View): boolean {
    if (this.#open(view)) return false;
    const { to_move: player, over } = view;
    const holder = this.#holder.value;
    const next = this.#seating.value.isPerson(player) && !over;
    return this.#on && next && holder !== null && holder !== player;
  }

  /** The seat to hand the device to; null while nothing is covered. */
  readonly covered: ReadonlySignal<number | null> = computed(() => {
    const view = this.#view.value;
    const newest = view?.ply === view?.plies;
    if (!view || !newest || !this.awaits(view)) return null;
    const due = this.#deps.card.sheets
      ? view.seat === view.to_move
      : this.#seenPly.value === view.ply;
    return due && typeof view.to_move === 'number' ? view.to_move : null;
  });

  /**
   * Gives the device to the first person to move when a view shows, and to each who begins to
   * choose in secret: what was chosen before can be seen by all.
   */
  see(view: View): void {
    const { to_move: player } = view;
    untracked(() => {
      const first = this.#holder.value === null || !this.#on || this.#open(view);
      if (first && this.#seating.value.isPerson(player)) this.#holder.value = player;
    });
  }

  /** Records that everybody has seen a ply. */
  markSeen({ ply }: View): void {
    this.#seenPly.value = ply;
  }

  /** Gives the device to the next person. */
  pass(): void {
    if (this.covered.value !== null) this.#holder.value = this.covered.value;
  }
}
