// Looks back at a finished game: asks bots what the rules want to know of it, until they know all.
import { computed, signal } from '@preact/signals-core';
import type { Bots } from '../game/bots.ts';
import { type IfCurrent, Latest } from '../game/latest.ts';
import type { Session } from '../game/session.ts';
import { goingOn } from '../scene/records.ts';
import type {
  BestLine,
  Costs,
  GameRecord,
  Judged,
  Looked,
  Move,
  Question,
  View,
  Weighed,
} from '../scene/types.ts';

/** Seconds for the best few moves of a ply. */
const LINES = 0.15;

/** A run, and what shows of its game. */
export type RunProps = { run: Run; session: Session; view: View };

/** Whom a run asks, and how much at a time, as a table's bots have it. */
export type Asked = Pick<Bots, 'ask' | 'gather'>;

export class Run {
  readonly running = signal(false);
  /** What is known of the game so far, and what is still to be asked. */
  readonly told = signal<Costs>({ next: [], done: 0, costs: [], chances: [] });
  /** Whether all is known. */
  readonly finished = computed(() => this.told.value.done === 1);
  /** Whether only the costliest moves are left. */
  readonly closing = computed(() => this.told.value.next.some(({ close }) => close));
  /** The moves that were weighed closely, by ply. */
  readonly weighed: Map<number, Weighed> = new Map();
  /** The best few moves, by the ply at which they could be played. */
  readonly lines = signal<ReadonlyMap<number, readonly BestLine[]>>(new Map());
  readonly #evaluations: Judged[] = [];
  readonly #looks: Looked[] = [];
  readonly #latest = new Latest();
  readonly #telling = new Latest();
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

  /**
   * Goes on from where it was stopped, and returns whether it came to its end now; rejects where
   * it can't ask.
   */
  async go(): Promise<boolean> {
    if (this.running.value || this.finished.value) return false;
    this.running.value = true;
    try {
      return await this.#latest.run(async (ifCurrent) => {
        await this.#tell(ifCurrent);
        while (!this.finished.value) {
          await this.#each(ifCurrent, this.told.value.next, (each) => this.#find(ifCurrent, each));
        }
        Run.#last = { game: textOf(this.#record), run: this };
      });
    } finally {
      if (!this.#latest.busy) this.running.value = false;
    }
  }

  /** Stops; what is being looked at has to be looked at again. */
  stop() {
    this.#latest.stop();
    this.#telling.stop();
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

  async #find(ifCurrent: IfCurrent, { call, at, seconds, close }: Question): Promise<void> {
    const asked = { record: this.#record, at, seconds };
    if (call === 'evaluate') {
      const { win, action } = await ifCurrent(this.#asked.ask(call, asked));
      this.#evaluations.push({ ply: at, win, action });
    } else {
      const found = await ifCurrent(this.#asked.ask(call, asked));
      const { best, cost, win } = found;
      this.#looks.push({ ply: at, close, better: best.text, cost, win });
      if (close) this.weighed.set(at, found);
    }
    await this.#tell(ifCurrent);
  }

  /** Asks what the rules make of all that was found; an answer about less comes to nothing. */
  async #tell(ifCurrent: IfCurrent) {
    const known = { evaluations: [...this.#evaluations], looks: [...this.#looks] };
    const telling = this.#telling.run(async (newest) => {
      const asked = this.#asked.ask('costs', { record: this.#record, ...known });
      this.told.value = await newest(asked);
    });
    await ifCurrent(telling);
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
}

/** A game as a text, whether or not somebody gave up. */
function textOf(record: GameRecord): string {
  return JSON.stringify(goingOn(record, record.actions));
}
