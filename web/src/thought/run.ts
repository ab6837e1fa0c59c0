// Reviews a finished game: asks bots what the rules want to know, until they know everything.
import { computed, signal } from '@preact/signals-core';
import type { Bots } from '../game/bots.ts';
import { type IfCurrent, Latest } from '../game/latest.ts';
import type { Session } from '../game/session.ts';
import { sumOf } from '../keep/checks.ts';
import { foundName } from '../keep/own-keys.ts';
import { readFields, write } from '../keep/prefs.ts';
import type { SavedTable } from '../keep/saved-table.ts';
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
} from '../scene/types.ts';
import { spoken } from '../site/language.ts';
import { errorKind } from '../words/failure.ts';

/** Seconds for the best few moves of a ply. */
const LINES = 0.15;
/** Chances are rounded to this many parts, to be short in storage. */
const PARTS = 10_000;

/** A run, and the view of its game. */
export type RunProps = { run: Run; session: Session; view: View };

/** The bots to ask, as a table has them. */
export type Thinkers = Pick<Bots, 'ask' | 'startHelpers'>;

/** The bots' answers about a game. */
export type Answers = { evaluations: readonly Judged[]; looks: readonly Looked[] };

/** Where the answers of a complete run are kept. */
export type ReviewKeeping = { load: () => Answers | null; keep: (answers: Answers) => void };

/** Keeps them on this device, with a table. */
export function keepingOf(table: Pick<SavedTable, 'key' | 'record'>): ReviewKeeping {
  return { load: () => reviewOf(table), keep: (answers) => keepReview(table, answers) };
}

export class Run {
  readonly running = signal(false);
  /** What is known of the game so far, and what to ask next. */
  readonly progress = signal<Costs>({
    next: [],
    done: 0,
    costs: [],
    chances: [],
    turned: null,
  });
  /** Whether everything is known. */
  readonly finished = computed(() => this.progress.value.done === 1);
  /** Whether only the costliest moves are left. */
  readonly closing = computed(() =>
    this.progress.value.next.some(({ look }) => look === 'close' || look === 'again'),
  );
  /** The best few moves, by the ply at which they could be played. */
  readonly lines = signal<ReadonlyMap<number, readonly BestLine[]>>(new Map());
  #evaluations: Judged[] = [];
  #looks: Looked[] = [];
  readonly #latest = new Latest();
  readonly #telling = new Latest();
  readonly #thinkers;
  readonly #record;
  readonly #moves;
  readonly #keeping;

  constructor(
    thinkers: Thinkers,
    record: GameRecord,
    moves: readonly Move[],
    keeping: ReviewKeeping,
  ) {
    this.#thinkers = thinkers;
    // Positions are evaluated, not resignations.
    this.#record = goingOn(record, record.actions);
    this.#moves = moves;
    this.#keeping = keeping;
  }

  /**
   * Continues from where it was stopped; returns whether it has finished now. Rejects if it can't
   * ask.
   */
  async go(): Promise<boolean> {
    if (this.running.value || this.finished.value) return false;
    this.running.value = true;
    try {
      return await this.#latest.run(async (ifCurrent) => {
        if (await this.#restore(ifCurrent)) return;
        await this.#tell(ifCurrent);
        while (!this.finished.value) {
          await this.#each(ifCurrent, this.progress.value.next, (each) =>
            this.#find(ifCurrent, each),
          );
        }
        this.#keeping.keep({ evaluations: this.#evaluations, looks: this.#looks });
      });
    } finally {
      if (!this.#latest.busy) this.running.value = false;
    }
  }

  /** Stops; running questions have to be asked again. */
  stop() {
    this.#latest.stop();
    this.#telling.stop();
    this.running.value = false;
  }

  /** Does something for each entry of a list, as many at a time as can be asked. */
  async #each<T>(ifCurrent: IfCurrent, list: readonly T[], work: (each: T) => Promise<void>) {
    const under: Set<Promise<void>> = new Set();
    for (const each of list) {
      const one = work(each).finally(() => under.delete(one));
      one.catch(() => {}); // the caller gets the first error
      under.add(one);
      if (under.size >= this.#thinkers.startHelpers()) await ifCurrent(Promise.race(under));
    }
    await ifCurrent(Promise.all(under));
  }

  /** Uses the kept answers; returns whether they are complete. */
  async #restore(ifCurrent: IfCurrent): Promise<boolean> {
    const answers = this.#evaluations.length || this.#looks.length ? null : this.#keeping.load();
    if (!answers) return false;
    this.#evaluations = [...answers.evaluations];
    this.#looks = [...answers.looks];
    try {
      await this.#tell(ifCurrent);
    } catch (error) {
      // They belong to another game, or are damaged.
      if (errorKind(error) !== 'bad-request') throw error;
      this.#evaluations = [];
      this.#looks = [];
    }
    return this.finished.value;
  }

  async #find(ifCurrent: IfCurrent, { call, at, seconds, look, best }: Question): Promise<void> {
    const request = { record: this.#record, at, seconds };
    if (call === 'evaluate' || !look) {
      const { win, action } = await ifCurrent(this.#thinkers.ask('evaluate', request));
      this.#evaluations.push({ ply: at, win: win.map(rounded), action });
    } else {
      const weighing = this.#thinkers.ask(call, { ...request, ...(best && { best }) });
      const { best: better, cost, win, because } = await ifCurrent(weighing);
      this.#looks.push({ ply: at, look, better: better.text, cost, win, because });
    }
    await this.#tell(ifCurrent);
  }

  /** Asks the rules for the results so far; an answer to an older question is dropped. */
  async #tell(ifCurrent: IfCurrent) {
    const answers = { evaluations: [...this.#evaluations], looks: [...this.#looks] };
    const telling = this.#telling.run(async (newest) => {
      const costs = this.#thinkers.ask('costs', { record: this.#record, ...answers });
      this.progress.value = await newest(costs);
    });
    await ifCurrent(telling);
  }

  /** Finds the best few moves at each ply that a player decided. */
  async findBest(): Promise<void> {
    const decided = this.#moves.flatMap(({ player }, ply) => (player === 'chance' ? [] : ply));
    const rest = decided.filter((ply) => !this.lines.value.has(ply));
    await this.#latest.run((ifCurrent) =>
      this.#each(ifCurrent, rest, (ply) => this.#lookForBest(ifCurrent, ply)),
    );
  }

  async #lookForBest(ifCurrent: IfCurrent, at: number) {
    const request = { record: this.#record, at, seconds: LINES };
    const { lines } = await ifCurrent(this.#thinkers.ask('lines', request));
    this.lines.value = new Map([...this.lines.value, [at, lines]]);
  }
}

function rounded(chance: number): number {
  return Math.round(chance * PARTS) / PARTS;
}

// The bots' answers about finished games, kept so that a review is the same next time.

/** Longer texts are not kept. */
const MOST_LETTERS = 30_000;

const nameOf = (key: string) => foundName('review', key);

/** Returns what is kept about a table's current game. The rules check it. */
export function reviewOf({ key, record }: Pick<SavedTable, 'key' | 'record'>): Answers | null {
  const { of, lang, evaluations, looks } = readFields(nameOf(key));
  if (of !== sumOf(textOf(record)) || !Array.isArray(evaluations) || !Array.isArray(looks)) {
    return null;
  }
  // A look has words.
  return { evaluations: evaluations.map(asJudged), looks: lang === spoken ? looks : [] };
}

export function keepReview(
  { key, record }: Pick<SavedTable, 'key' | 'record'>,
  { evaluations, looks }: Answers,
) {
  const short = evaluations.map(({ ply, action, win }) => [ply, action, ...win]);
  const text = JSON.stringify({
    of: sumOf(textOf(record)),
    lang: spoken,
    evaluations: short,
    looks,
  });
  if (text.length <= MOST_LETTERS) write(nameOf(key), text);
}

function asJudged(value: unknown): Judged {
  const [ply, action, ...win] = Array.isArray(value) ? value : [];
  return { ply, action, win };
}

function textOf({ start, actions }: GameRecord): string {
  return JSON.stringify([start, actions]);
}
