// Evaluates a finished game ply by ply: all of it coarsely, then what seems to matter closely.
import { computed, signal } from '@preact/signals-core';
import type { Bots } from '../game/bots.ts';
import { Latest, type Still } from '../game/latest.ts';
import { goingOn } from '../scene/records.ts';
import type { Evaluation, GameRecord, Move } from '../scene/types.ts';
import type { Cost, Known } from './costs.ts';
import { bestOf, coarseFirst, costsOf, judgedPlies, worst } from './costs.ts';

/** Seconds for a ply at first, more before chance, where they are shared among its outcomes. */
const COARSE = 0.1;
const BEFORE_CHANCE = 0.3;
/** Seconds for each look at what comes of a move that seems to have cost much, and how many. */
const FINE = 0.3;
const LOOKS = 2;
/** How many moves are looked at closely: some turn out to have cost little. */
const CLOSELY = 6;

/** Whom a run asks, and how much at a time, as a table's bots have it. */
export type Asked = Pick<Bots, 'ask' | 'gather'>;

export class Run {
  readonly known = signal<Known>(new Map());
  readonly running = signal(false);
  readonly finished = signal(false);
  /** Moves that were looked at closely, by ply. */
  readonly #closely = signal<ReadonlyMap<number, Cost>>(new Map());
  readonly #latest = new Latest();
  readonly #asked;
  readonly #record;
  readonly #moves;
  readonly #plies;

  constructor(asked: Asked, record: GameRecord, moves: readonly Move[]) {
    this.#asked = asked;
    // Positions are judged, not that somebody gave up.
    this.#record = goingOn(record, record.actions);
    this.#moves = moves;
    this.#plies = judgedPlies(moves);
  }

  /** Whether all plies are known, so that only the costliest moves are left. */
  readonly closing = computed(() => this.known.value.size >= this.#plies.length);

  /** How much is done, from 0 to 1. */
  readonly done = computed(() => {
    if (this.finished.value) return 1;
    const done = this.known.value.size + this.#closely.value.size;
    return done / (this.#plies.length + CLOSELY);
  });

  /** The moves that cost most, as far as is known. */
  readonly worst = computed(() => {
    const costs = costsOf(this.#moves, this.known.value);
    return worst(costs.map((cost) => this.#closely.value.get(cost.ply) ?? cost));
  });

  /**
   * Goes on from where it was stopped, and returns whether it came to its end now; rejects where
   * it can't ask.
   */
  async go(): Promise<boolean> {
    if (this.running.value || this.finished.value) return false;
    this.running.value = true;
    try {
      return await this.#latest.run(async (still) => {
        await this.#each(still, this.#unknown(), (ply) => this.#coarsely(still, ply));
        await this.#each(still, this.#suspects(), (cost) => this.#look(still, cost));
        this.finished.value = true;
      });
    } finally {
      if (!this.#latest.busy) this.running.value = false;
    }
  }

  /** Stops; what is being looked at has to be looked at again. */
  stop() {
    this.#latest.stop();
    this.running.value = false;
  }

  /** Does something for each of a list in order, as many at a time as can be asked. */
  async #each<T>(still: Still, list: readonly T[], work: (each: T) => Promise<void>) {
    const under: Set<Promise<void>> = new Set();
    for (const each of list) {
      const one = work(each).finally(() => under.delete(one));
      one.catch(() => {}); // whoever waits hears of the first
      under.add(one);
      if (under.size >= this.#asked.gather()) await still(Promise.race(under));
    }
    await still(Promise.all(under));
  }

  #unknown() {
    return coarseFirst(this.#plies).filter((ply) => !this.known.value.has(ply));
  }

  #suspects() {
    const costs = worst(costsOf(this.#moves, this.known.value), CLOSELY);
    return costs.filter(({ ply }) => !this.#closely.value.has(ply));
  }

  async #coarsely(still: Still, ply: number) {
    const seconds = this.#moves[ply]?.player === 'chance' ? BEFORE_CHANCE : COARSE;
    const evaluation = await still(this.#evaluate(this.#record, ply, seconds));
    this.#learn([[ply, evaluation]]);
  }

  /**
   * Looks longer at a move: what is better there, and what comes of either. Of several looks the
   * one that finds the least lost counts, since moves were chosen for seeming to lose much.
   */
  async #look(still: Still, { ply, player, action }: Cost) {
    const before = await still(this.#evaluate(this.#record, ply, FINE));
    const better = bestOf(before) ?? action;
    const { actions } = this.#record;
    const other = { ...this.#record, actions: [...actions.slice(0, ply), better.text] };
    let least = better.text === action.text ? 0 : 1;
    for (let look = 0; look < LOOKS && least > 0; look += 1) {
      const after = await still(this.#evaluate(this.#record, ply + 1, FINE));
      const best = await still(this.#evaluate(other, ply + 1, FINE));
      const lost = Math.max(0, best.win[player] - after.win[player]);
      if (lost >= least) continue;
      least = lost;
      this.#learn([
        [ply, { ...before, win: best.win }],
        [ply + 1, after],
      ]);
    }
    const cost = { ply, player, action, better, cost: least };
    this.#closely.value = new Map([...this.#closely.value, [ply, cost]]);
  }

  #learn(evaluations: [number, Evaluation][]) {
    this.known.value = new Map([...this.known.value, ...evaluations]);
  }

  #evaluate(record: GameRecord, at: number, seconds: number): Promise<Evaluation> {
    return this.#asked.ask('evaluate', { record, at, seconds });
  }
}
