/**
 * What an action would bring, asked for while it is being pressed; nothing of it is played. Without
 * it a click takes up to 31 ms, of 30 that are allowed (docs/performance.md, "Clicks").
 */
import type { Acted, GameRecord } from '../scene/types.ts';
import { SessionPart } from './state.ts';

type Asked = { record: GameRecord; question: string; answer: Promise<Acted> };

/** Keeps one answer until it is used, or never. */
export class Prefetch extends SessionPart {
  #asked: Asked | null = null;

  /** Asks for the effect of an action, so that it is there once the action is played. */
  ask(action: string, seat?: number): void {
    if (this.#answers(action, seat)) return;
    const answer = this.state.act(action, seat);
    const record = this.state.record.value;
    this.#asked = { record, question: this.#question(action, seat), answer };
    answer.catch(() => {
      // Playing the action asks again, and reports the error.
      if (this.#asked?.answer === answer) this.#asked = null;
    });
  }

  /** Returns the effect of an action that is played now. */
  answerFor(action: string, seat?: number): Promise<Acted> {
    const known = this.#answers(action, seat);
    this.#asked = null;
    return known ?? this.state.act(action, seat);
  }

  /** Returns the answer if it is about the same action and record. */
  #answers(action: string, seat?: number): Promise<Acted> | null {
    const asked = this.#asked;
    const same = asked?.record === this.state.record.value;
    return same && asked.question === this.#question(action, seat) ? asked.answer : null;
  }

  #question(action: string, seat?: number): string {
    return JSON.stringify([action, this.state.viewRequest(seat)]);
  }
}
