// Evaluates a finished game ply by ply: all of it coarsely, then what seems to matter closely.
import { computed, signal } from '@preact/signals-core';
import type { Bots } from '../game/bots.ts';
import { type IfCurrent, Latest } from '../game/latest.ts';
import { goingOn } from '../scene/records.ts';
import type { Cost, Costs, Evaluation, GameRecord, Looked, Move } from '../scene/types.ts';
import type { Known } from './graph.ts';

/** Seconds for a ply at first, more before chance, where they are shared among its outcomes. */
const COARSE = 0.1;
const BEFORE_CHANCE = 0.3;
/** Seconds for each look at what comes of a move that seems to have cost much, and how many. */
const FINE = 0.3;
const LOOKS = 2;
/** How many moves are looked at closely, at most. */
const CLOSELY = 6;

/** Whom a run asks, and how much at a time, as a table's bots have it. */
export type Asked = Pick<Bots, 'ask' | 'gather'>;

export class Run {
  readonly known = signal<Known>(new Map());
  readonly running = signal(false);
  readonly finished = signal(false);
  /** The moves that cost most, as far as is known. */
  readonly worst = signal<readonly Cost[]>([]);
  /** How many plies are evaluated in all; null until the rules have said which. */
  readonly #plies = signal<number | null>(null);
  /** What closer looks at moves have found. */
  readonly #closer = signal<readonly Looked[]>([]);
  readonly #latest = new Latest();
  readonly #pricing = new Latest();
  readonly #asked;
  readonly #record;
  readonly #moves;

  constructor(asked: Asked, record: GameRecord, moves: readonly Move[]) {
    this.#asked = asked;
    // Positions are judged, not that somebody gave up.
    this.#record = goingOn(record, record.actions);
    this.#moves = moves;
  }

  /** Whether all plies are known, so that only the costliest moves are left. */
  readonly closing = computed(() => this.known.value.size === this.#plies.value);

  /** How much is done, from 0 to 1. */
  readonly done = computed(() => {
    if (this.finished.value) return 1;
    if (this.#plies.value === null) return 0;
    const done = this.known.value.size + this.#closer.value.length;
    return done / (this.#plies.value + CLOSELY);
  });

  /**
   * Goes on from where it was stopped, and returns whether it came to its end now; rejects where
   * it can't ask.
   */
  async go(): Promise<boolean> {
    if (this.running.value || this.finished.value) return false;
    this.running.value = true;
    try {
      return await this.#latest.run(async (ifCurrent) => {
        const { plies } = await ifCurrent(this.#costs());
        this.#plies.value = this.known.value.size + plies.length;
        await this.#each(ifCurrent, plies, (ply) => this.#coarsely(ifCurrent, ply));
        await this.#each(ifCurrent, await this.#suspects(ifCurrent), (cost) =>
          this.#look(ifCurrent, cost),
        );
        this.finished.value = true;
      });
    } finally {
      if (!this.#latest.busy) this.running.value = false;
    }
  }

  /** Stops; what is being looked at has to be looked at again. */
  stop() {
    this.#latest.stop();
    this.#pricing.stop();
    this.running.value = false;
  }

  /** Does something for each of a list in order, as many at a time as can be asked. */
  async #each<T>(ifCurrent: IfCurrent, list: readonly T[], work: (each: T) => Promise<void>) {
    const under: Set<Promise<void>> = new Set();
    for (const each of list) {
      const one = work(each).finally(() => under.delete(one));
      one.catch(() => {}); // whoever waits hears of the first
      under.add(one);
      if (under.size >= this.#asked.gather()) await ifCurrent(Promise.race(under));
    }
    await ifCurrent(Promise.all(under));
  }

  async #suspects(ifCurrent: IfCurrent): Promise<Cost[]> {
    const { costs } = await ifCurrent(this.#costs());
    const looked = this.#closer.value.map(({ ply }) => ply);
    return costs.filter(({ ply }) => !looked.includes(ply));
  }

  async #coarsely(ifCurrent: IfCurrent, ply: number) {
    const seconds = this.#moves[ply]?.player === 'chance' ? BEFORE_CHANCE : COARSE;
    const evaluation = await ifCurrent(this.#evaluate(this.#record, ply, seconds));
    this.#learn([[ply, evaluation]]);
    await this.#price(ifCurrent);
  }

  /**
   * Looks longer at a move: what is better there, and what comes of either. Of several looks the
   * one that finds the least lost counts, since moves were chosen for seeming to lose much.
   */
  async #look(ifCurrent: IfCurrent, { ply, player, action }: Cost): Promise<void> {
    const before = await ifCurrent(this.#evaluate(this.#record, ply, FINE));
    const better = before.action ?? action.text;
    const { actions } = this.#record;
    const other = { ...this.#record, actions: [...actions.slice(0, ply), better] };
    let least = better === action.text ? 0 : 1;
    for (let look = 0; look < LOOKS && least > 0; look += 1) {
      const after = await ifCurrent(this.#evaluate(this.#record, ply + 1, FINE));
      const best = await ifCurrent(this.#evaluate(other, ply + 1, FINE));
      const lost = Math.max(0, best.win[player] - after.win[player]);
      if (lost >= least) continue;
      least = lost;
      this.#learn([
        [ply, { ...before, win: best.win }],
        [ply + 1, after],
      ]);
    }
    this.#closer.value = [...this.#closer.value, { ply, better, cost: least }];
    await this.#price(ifCurrent);
  }

  #learn(evaluations: [number, Evaluation][]) {
    this.known.value = new Map([...this.known.value, ...evaluations]);
  }

  #evaluate(record: GameRecord, at: number, seconds: number): Promise<Evaluation> {
    return this.#asked.ask('evaluate', { record, at, seconds });
  }

  /** Shows what the moves cost as far as is known now; an answer about less comes to nothing. */
  async #price(ifCurrent: IfCurrent) {
    const costs = this.#pricing.run(async (newest) => {
      this.worst.value = (await newest(this.#costs(this.#closer.value))).costs;
    });
    await ifCurrent(costs);
  }

  /** Asks the rules what the moves cost. */
  #costs(closer: readonly Looked[] = []): Promise<Costs> {
    const known = [...this.known.value];
    const evaluations = known.map(([ply, { win, action }]) => ({ ply, win, action }));
    return this.#asked.ask('costs', { record: this.#record, evaluations, closer });
  }
}
