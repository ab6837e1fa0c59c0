/**
 * A teaching game: a person's decision is weighed before the bots continue. A costly one can be
 * taken back, once; about others, something proved or measured is said.
 */

import { Latest } from '../../game/latest.ts';
import type { Weighable, Weigher } from '../../game/types.ts';
import type { View, Weighed } from '../../scene/types.ts';
import { paragraph, sentence } from '../../words/grammar.ts';
import { isTaught } from './address.ts';
import * as words from './words/en.ts';

/** Seconds for weighing, and for weighing a costly decision again. */
const SECONDS = 1;
const AGAIN_SECONDS = 2;

export class Teacher implements Weigher {
  readonly #session;
  readonly #latest;
  /** The plies at which taking back was offered. */
  readonly #offered: Set<number> = new Set();
  /** The last ply that was weighed. */
  #newest = -1;
  /** Continues the game that waits for an answer. */
  #proceed: (() => void) | null = null;

  constructor(session: Weighable) {
    this.#session = session;
    this.#latest = new Latest(session.closed);
  }

  hears(ply: number | undefined, { over }: View, proceed: () => void): boolean {
    const { saved, lastDecision } = this.#session;
    const weighs = isTaught(saved.value) && !saved.value.serious;
    const isNew = weighs && ply === lastDecision.value && ply !== this.#newest;
    if (!isNew || ply === undefined || over) return false;
    this.#newest = ply;
    void this.#hear(ply, proceed);
    return true;
  }

  async #hear(ply: number, proceed: () => void): Promise<void> {
    try {
      await this.#latest.run(async (ifCurrent) => {
        const answer = await ifCurrent(this.#weigh(ply));
        const offered = answer.serious && !this.#offered.has(ply);
        if (!offered) {
          this.#tell(ply, wordsOf(answer));
          return proceed();
        }
        this.#tell(ply, sentence(answer.words), words.teaching.offered, answer.reply.slice(1));
        this.#offered.add(ply);
        this.#proceed = () => {
          this.#tell(ply, wordsOf(answer));
          proceed();
        };
      });
    } catch {
      // If a bot fails to weigh, the game continues.
      proceed();
    }
  }

  /** Weighs a costly decision twice; the smaller cost counts. */
  async #weigh(ply: number): Promise<Weighed> {
    const { deps, saved } = this.#session;
    const request = { record: saved.value.record, at: ply };
    const answer = await deps.bots.ask('weigh', { ...request, seconds: SECONDS });
    if (!answer.serious || answer.proven) return answer;
    const again = await deps.bots.ask('weigh', { ...request, seconds: AGAIN_SECONDS });
    return again.cost < answer.cost ? again : answer;
  }

  #tell(ply: number, text: string, asks = '', allows: readonly string[] = []): void {
    this.#session.verdict.value = { ply, words: text, asks, allows };
    if (text) this.#session.deps.say(text);
  }

  letStand(): void {
    const proceed = this.#proceed;
    this.#proceed = null;
    proceed?.();
  }

  forget(): void {
    this.#newest = -1;
    this.#session.verdict.value = null;
  }

  stop(): void {
    this.#latest.stop();
    this.#proceed = null;
  }
}

/** Returns the words about a decision that stands. */
function wordsOf(weighed: Weighed): string {
  const { grade, action, best, odds, points, because, words: cost } = weighed;
  const { fine, even, better } = words.teaching;
  if (grade === 'best') return fine;
  if (grade === 'equal') return even(best.phrase);
  if (grade === 'good') return '';
  const comment = better[grade](action.brief, best.brief, odds && ` (${odds})`);
  return paragraph(comment, sentence(because || (points === null ? '' : cost)));
}
