/**
 * What an action would bring, asked for while it is being pressed; nothing of it is played. Without
 * it a click takes up to 31 ms, of 30 that are allowed (docs/performance.md, "Clicks").
 */
import type { Acted, GameRecord } from '../scene/types.ts';
import { SessionPart } from './state.ts';

type Guess = { record: GameRecord; question: string; answer: Promise<Acted> };

/** Keeps one answer until it is used, or never. */
export class Prefetch extends SessionPart {
  #latest: Guess | null = null;

  /** Asks for the effect of an action, so that it is there once the action is played. */
  ask(action: string, seat?: number): void {
    if (this.#answers(action, seat)) return;
    const answer = this.state.act(action, seat);
    const record = this.state.record.value;
    this.#latest = { record, question: this.#question(action, seat), answer };
    answer.catch(() => {
      // Playing the action asks again, and reports the error.
      if (this.#latest?.answer === answer) this.#latest = null;
    });
  }

  /** Returns the effect of an action that is played now. */
  answerFor(action: string, seat?: number): Promise<Acted> {
    const answer = this.#answers(action, seat);
    this.#latest = null;
    return answer ?? this.state.act(action, seat);
  }

  /** Returns the answer if it is about the same action and record. */
  #answers(action: string, seat?: number): Promise<Acted> | null {
    const latest = this.#latest;
    const same = latest?.record === this.state.record.value;
    return same && latest.question === this.#question(action, seat) ? latest.answer : null;
  }

  #question(action: string, seat?: number): string {
    return JSON.stringify([action, this.state.viewRequest(seat)]);
  }
}
