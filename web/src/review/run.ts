import type { GameRecord, Move } from '../scene/types.ts';
import type { Cost, Evaluation } from './costs.ts';
import { coarseFirst, costsOf, judgedPlies, worst } from './costs.ts';

/** Seconds for a ply at first, more before chance, where they are shared among its outcomes. */
const COARSE = 0.1;
const BEFORE_CHANCE = 0.3;
/** Seconds for each look at what comes of a move that seems to have cost much, and how many. */
const FINE = 0.4;
const LOOKS = 2;
/** How many moves are looked at closely: some turn out to have cost little. */
const CLOSELY = 8;

/** Whom a review asks, and how much at a time. */
export type Asked = { think: (name: string, args: object) => Promise<any>; lanes: () => number };

/**
 * Evaluates a finished game ply by ply: all of it coarsely, then closely what seems to matter.
 */
export class Run {
  /** by ply */
  known: Map<number, Evaluation> = new Map();
  /** moves that were looked at closely */
  #closely: Map<number, Cost> = new Map();
  running = false;
  done = 0;
  total = 0;
  /** Counts beginnings and stops, so that only the last beginning goes on. */
  #turn = 0;
  #asked;
  #record;
  #moves;
  #changed;

  constructor(asked: Asked, record: GameRecord, moves: Move[], changed: () => void) {
    this.#asked = asked;
    this.#record = record;
    this.#moves = moves;
    this.#changed = changed;
    this.total = judgedPlies(moves).length + CLOSELY;
  }

  get finished() {
    return this.done > 0 && this.done >= this.total;
  }

  /** The moves that cost most, as far as is known. */
  get worst() {
    const costs = costsOf(this.#moves, this.known);
    return worst(costs.map((cost) => this.#closely.get(cost.ply) ?? cost));
  }

  /** Goes on from where it was stopped. */
  async go(): Promise<void> {
    if (this.running || this.finished) return;
    this.running = true;
    this.#turn += 1;
    const turn = this.#turn;
    try {
      await this.#each(turn, this.#unknown(), (ply) => this.#coarsely(ply));
      await this.#each(turn, this.#suspects(), (cost) => this.#look(cost));
      if (turn === this.#turn) this.done = this.total;
    } finally {
      if (turn === this.#turn) this.stop();
    }
  }

  /** Stops after the ply that is being looked at. */
  stop() {
    this.#turn += 1;
    this.running = false;
    this.#changed();
  }

  /**
   * Does something for each of a list in order, as many at a time as can be asked; not for those
   * that are left when the review is stopped.
   */
  async #each<T>(turn: number, list: T[], work: (each: T) => Promise<void>) {
    const under: Set<Promise<void>> = new Set();
    for (const each of list) {
      if (turn !== this.#turn) return;
      this.#changed();
      const one = work(each).finally(() => under.delete(one));
      one.catch(() => {}); // whoever waits hears of the first
      under.add(one);
      if (under.size >= this.#asked.lanes()) await Promise.race(under);
    }
    await Promise.all(under);
  }

  #unknown() {
    return coarseFirst(judgedPlies(this.#moves)).filter((ply) => !this.known.has(ply));
  }

  #suspects() {
    const costs = worst(costsOf(this.#moves, this.known), CLOSELY);
    return costs.filter(({ ply }) => !this.#closely.has(ply));
  }

  async #coarsely(ply: number) {
    const seconds = this.#moves[ply]?.player === 'chance' ? BEFORE_CHANCE : COARSE;
    this.known.set(ply, await this.#evaluate(this.#record, ply, seconds));
    this.done = this.known.size;
  }

  /**
   * Looks longer at a move: what is better there, and what comes of either. Of several looks the
   * one that finds the least lost counts, since moves were chosen for seeming to lose much.
   */
  async #look({ ply, player, action }: Cost) {
    const before = await this.#evaluate(this.#record, ply, FINE);
    const better = before.action ?? action;
    const { actions } = this.#record;
    const other = { ...this.#record, actions: [...actions.slice(0, ply), better] };
    let least = better === action ? 0 : 1;
    for (let look = 0; look < LOOKS && least > 0; look += 1) {
      const after = await this.#evaluate(this.#record, ply + 1, FINE);
      const best = await this.#evaluate(other, ply + 1, FINE);
      const lost = Math.max(0, best.win[player] - after.win[player]);
      if (lost >= least) continue;
      least = lost;
      this.known.set(ply, { ...before, win: best.win }).set(ply + 1, after);
    }
    this.#closely.set(ply, { ply, player, action, better, cost: least });
    this.done += 1;
  }

  #evaluate(record: GameRecord, at: number, seconds: number) {
    return this.#asked.think('evaluate', { record, at, seconds });
  }
}
