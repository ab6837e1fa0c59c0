// Evaluates a finished game ply by ply: all of it coarsely, then what seems to matter closely.
import { computed, signal } from '@preact/signals-core';
import type { Bots } from '../game/bots.ts';
import { type IfCurrent, Latest } from '../game/latest.ts';
import type { Session } from '../game/session.ts';
import { goingOn } from '../scene/records.ts';
import type {
  BestLine,
  Cost,
  Costs,
  Evaluation,
  GameRecord,
  Move,
  View,
  Weighed,
} from '../scene/types.ts';
import type { Known } from './graph.ts';

/** Seconds for a ply at first, more before chance, where they are shared among its outcomes. */
const COARSE = 0.1;
const BEFORE_CHANCE = 0.3;
/** Seconds for weighing a move of a player alone at first: there are no chances to evaluate. */
const GLANCE = 0.3;
/** Seconds for weighing a move that seems to have cost much. */
export const FINE = 1.5;
/** Seconds for the best few moves of a ply. */
const LINES = 0.15;
/** How many moves are looked at closely, at most. */
const CLOSELY = 6;

/** A run, and what shows of its game. */
export type RunProps = { run: Run; session: Session; view: View };

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
  /** The moves that were weighed closely, by ply. */
  readonly weighed = signal<ReadonlyMap<number, Weighed>>(new Map());
  /** The best few moves, by the ply at which they could be played. */
  readonly lines = signal<ReadonlyMap<number, readonly BestLine[]>>(new Map());
  /** Those that were weighed at a glance. */
  readonly #glanced = signal<ReadonlyMap<number, Weighed>>(new Map());
  readonly #latest = new Latest();
  readonly #pricing = new Latest();
  readonly #asked;
  readonly #record;
  readonly #moves;
  /** The last run that came to its end: whoever asks about the same game has it at once. */
  static #last: { game: string; run: Run } | null = null;

  /** Returns the run of a game that has come to its end, or a new one. */
  static of(asked: Asked, record: GameRecord, moves: readonly Move[]): Run {
    const known = Run.#last;
    return known?.game === textOf(record) ? known.run : new Run(asked, record, moves);
  }

  constructor(asked: Asked, record: GameRecord, moves: readonly Move[]) {
    this.#asked = asked;
    // Positions are judged, not that somebody gave up.
    this.#record = goingOn(record, record.actions);
    this.#moves = moves;
  }

  /** Whether all plies are known, so that only the costliest moves are left. */
  readonly closing = computed(() => this.#seen.value === this.#plies.value);
  readonly #seen = computed(() => this.known.value.size + this.#glanced.value.size);

  /** How much is done, from 0 to 1. */
  readonly done = computed(() => {
    if (this.finished.value) return 1;
    if (this.#plies.value === null) return 0;
    const done = this.#seen.value + this.weighed.value.size;
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
        this.#plies.value = this.#seen.value + plies.length;
        await this.#each(ifCurrent, plies, (ply) => this.#coarsely(ifCurrent, ply));
        await this.#each(ifCurrent, await this.#suspects(ifCurrent), (cost) =>
          this.#look(ifCurrent, cost),
        );
        // What was only seen at a glance is no mark.
        if (this.#isAlone)
          this.worst.value = (await ifCurrent(this.#costs(this.weighed.value))).costs;
        this.finished.value = true;
        Run.#last = { game: textOf(this.#record), run: this };
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
    return costs.filter(({ ply }) => !this.weighed.value.has(ply));
  }

  async #coarsely(ifCurrent: IfCurrent, ply: number) {
    if (this.#isAlone) {
      const found = await ifCurrent(this.#weigh(ply, GLANCE));
      this.#glanced.value = new Map([...this.#glanced.value, [ply, found]]);
    } else {
      const seconds = this.#moves[ply]?.player === 'chance' ? BEFORE_CHANCE : COARSE;
      const asked = { record: this.#record, at: ply, seconds };
      this.#learn([[ply, await ifCurrent(this.#asked.ask('evaluate', asked))]]);
    }
    await this.#price(ifCurrent);
  }

  /** Weighs a move: what is better there, and what comes of either. */
  async #look(ifCurrent: IfCurrent, { ply }: Cost): Promise<void> {
    const found = await ifCurrent(this.#weigh(ply, FINE));
    this.weighed.value = new Map([...this.weighed.value, [ply, found]]);
    if (found.win) this.#see(ply, found.win);
    await this.#price(ifCurrent);
  }

  /** Looks for the best few moves of each ply at which a player decided. */
  async findBest(): Promise<void> {
    const decided = this.#moves.flatMap(({ player }, ply) => (player === 'chance' ? [] : ply));
    const left = decided.filter((ply) => !this.lines.value.has(ply));
    await this.#latest.run((ifCurrent) =>
      this.#each(ifCurrent, left, (ply) => this.#lookForBest(ifCurrent, ply)),
    );
  }

  async #lookForBest(ifCurrent: IfCurrent, at: number) {
    const asked = { record: this.#record, at, seconds: LINES };
    const { lines } = await ifCurrent(this.#asked.ask('lines', asked));
    this.lines.value = new Map([...this.lines.value, [at, lines]]);
  }

  get #isAlone() {
    return this.#record.players === 1;
  }

  #weigh(at: number, seconds: number): Promise<Weighed> {
    return this.#asked.ask('weigh', { record: this.#record, at, seconds });
  }

  /** The graph shows what was found with more time. */
  #see(ply: number, { best, after }: NonNullable<Weighed['win']>) {
    const known = this.known.value;
    const [before, next] = [known.get(ply), known.get(ply + 1)];
    if (before && next) {
      this.#learn([
        [ply, { ...before, win: best }],
        [ply + 1, { ...next, win: after }],
      ]);
    }
  }

  #learn(evaluations: [number, Evaluation][]) {
    this.known.value = new Map([...this.known.value, ...evaluations]);
  }

  /** Shows what the moves cost as far as is known now; an answer about less comes to nothing. */
  async #price(ifCurrent: IfCurrent) {
    const costs = this.#pricing.run(async (newest) => {
      const weighed = new Map([...this.#glanced.value, ...this.weighed.value]);
      this.worst.value = (await newest(this.#costs(weighed))).costs;
    });
    await ifCurrent(costs);
  }

  /** Asks the rules what the moves cost. */
  #costs(weighed = this.#glanced.value): Promise<Costs> {
    const closer = [...weighed].map(([ply, { best, cost }]) => ({ ply, better: best.text, cost }));
    const known = [...this.known.value];
    const evaluations = known.map(([ply, { win, action }]) => ({ ply, win, action }));
    return this.#asked.ask('costs', { record: this.#record, evaluations, closer });
  }
}

/** A game as a text, whether or not somebody gave up. */
function textOf(record: GameRecord): string {
  return JSON.stringify(goingOn(record, record.actions));
}
