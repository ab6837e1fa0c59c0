/** @import {GameRecord, Move} from "../types.js" */
/** @import {Cost, Evaluation} from "./costs.js" */
import { coarseFirst, costsOf, judgedPlies, worst } from './costs.js';

/** Seconds for a ply at first, and for those round the moves that seem to have cost most. */
const COARSE = 0.1;
const FINE = 0.5;
/** How many moves are looked at closely: some turn out to have cost little. */
const CLOSELY = 8;

/** @typedef {(name: string, args: object) => Promise<any>} Think */

/** Evaluates a finished game ply by ply: all of it coarsely, then closely what seems to matter. */
export class Run {
  /** @type {Map<number, Evaluation>} by ply */
  known = new Map();
  /** @type {Map<number, Cost>} moves that were looked at closely */
  #closely = new Map();
  running = false;
  done = 0;
  total = 0;
  /** Counts beginnings and stops, so that only the last beginning goes on. */
  #turn = 0;
  #think;
  #record;
  #moves;
  #changed;

  /**
   * @param {Think} think @param {GameRecord} record @param {Move[]} moves
   * @param {() => void} changed
   */
  constructor(think, record, moves, changed) {
    this.#think = think;
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

  /** Goes on from where it was stopped. @returns {Promise<void>} */
  async go() {
    if (this.running || this.finished) return;
    this.running = true;
    this.#turn += 1;
    const turn = this.#turn;
    try {
      for (const step of this.#steps()) {
        this.#changed();
        await step;
        if (turn !== this.#turn) return;
      }
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

  *#steps() {
    for (const ply of coarseFirst(judgedPlies(this.#moves))) {
      if (!this.known.has(ply)) yield this.#coarsely(ply);
    }
    for (const cost of this.#suspects()) yield this.#look(cost);
    this.done = this.total;
  }

  #suspects() {
    const costs = worst(costsOf(this.#moves, this.known), CLOSELY);
    return costs.filter(({ ply }) => !this.#closely.has(ply));
  }

  /** @param {number} ply */
  async #coarsely(ply) {
    this.known.set(ply, await this.#evaluate(this.#record, ply, COARSE));
    this.done = this.known.size;
  }

  /**
   * Looks longer at a move: what is better there, and what comes of either.
   * @param {Cost} cost
   */
  async #look({ ply, player, action }) {
    const before = await this.#evaluate(this.#record, ply, FINE);
    const after = await this.#evaluate(this.#record, ply + 1, FINE);
    const better = before.action ?? action;
    const { actions } = this.#record;
    const other = { ...this.#record, actions: [...actions.slice(0, ply), better] };
    const best = better === action ? after : await this.#evaluate(other, ply + 1, FINE);
    const lost = Math.max(0, best.win[player] - after.win[player]);
    this.known.set(ply, { ...before, win: best.win }).set(ply + 1, after);
    this.#closely.set(ply, { ply, player, action, better, cost: lost });
    this.done += 1;
  }

  /** @param {GameRecord} record @param {number} at @param {number} seconds */
  #evaluate(record, at, seconds) {
    return this.#think('evaluate', { record, at, seconds });
  }
}
