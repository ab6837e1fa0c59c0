/** What an action would bring, asked for while it is being pressed; nothing of it is played. */
import type { Acted, GameRecord } from '../scene/types.ts';
import { SessionPart } from './state.ts';

type Asked = { record: GameRecord; question: string; answer: Promise<Acted> };

/** Keeps one answer that has not been wanted yet; if it never is, nothing comes of it. */
export class Prefetch extends SessionPart {
  #asked: Asked | null = null;

  /** Asks what an action would bring, for it to be there once the action is played. */
  ask(action: string, seat?: number): void {
    if (this.#answers(action, seat)) return;
    const answer = this.state.act(action, seat);
    const record = this.state.record.value;
    this.#asked = { record, question: this.#question(action, seat), answer };
    answer.catch(() => {
      // The rules are asked anew, and what is wrong is said, when it is played.
      if (this.#asked?.answer === answer) this.#asked = null;
    });
  }

  /** Returns what an action brings, which is wanted now. */
  answerFor(action: string, seat?: number): Promise<Acted> {
    const known = this.#answers(action, seat);
    this.#asked = null;
    return known ?? this.state.act(action, seat);
  }

  /** What was asked, if it is the same question about the same record. */
  #answers(action: string, seat?: number): Promise<Acted> | null {
    const asked = this.#asked;
    const same = asked?.record === this.state.record.value;
    return same && asked.question === this.#question(action, seat) ? asked.answer : null;
  }

  #question(action: string, seat?: number): string {
    return JSON.stringify([action, this.state.viewRequest(seat)]);
  }
}
