/** What can be read aloud about a position: the turn, the last move, the score, its parts. */
import type { Reading, Readings, View } from '../scene/types.ts';
import { ended, paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { scoreAloud, turnAloud } from './sentences.ts';
import { SessionPart } from './state.ts';
import type { ReadAloud } from './types.ts';

export class PositionReader extends SessionPart {
  readonly #parts = new Parts();
  #last: { view: View; answer: Promise<Readings> } | null = null;

  /** Returns words to read aloud; asked again, those of the next part. '' if there are none. */
  read(what: ReadAloud, place = ''): Promise<string> {
    return this.#read(what, place).catch(() => '');
  }

  async #read(what: ReadAloud, place: string): Promise<string> {
    const { view, seating } = this.state;
    const current = view.value;
    if (!current) return '';
    if (what === 'turn') return this.#turn(current);
    if (what === 'score') return scoreAloud(current, seating.value);
    const { last, readings } = await this.#ask(current);
    if (what === 'last') return last || words.playing.nothingYet;
    return this.#parts.choose(readings, what, place, current);
  }

  /** Returns the question that is open, or what to do, and what that hangs on. */
  async #turn(view: View): Promise<string> {
    const { seating, paused, openQuestion } = this.state;
    const open = openQuestion.value && sentence(openQuestion.value);
    const asks = open || turnAloud(view, seating.value, paused.value);
    const { readings } = await this.#ask(view).catch(() => ({ readings: [] }));
    return paragraph(asks, ...readings.filter(({ kind }) => kind === 'turn').map(aloud));
  }

  /** Returns the current position in words, part by part. */
  async readings(): Promise<Reading[]> {
    const current = this.state.view.value;
    return current ? (await this.#ask(current)).readings : [];
  }

  /** The rules are asked once about each view. */
  #ask(view: View): Promise<Readings> {
    if (this.#last?.view === view) return this.#last.answer;
    const { record, deps } = this.state;
    const request = { record: record.value, at: view.ply, ...this.state.audience(view.seat) };
    const answer = deps.door.call('read', request);
    this.#last = { view, answer };
    answer.catch(() => {
      if (this.#last?.answer === answer) this.#last = null;
    });
    return answer;
  }
}

/** Chooses the part to read: the one with the focused place, then the next ones. */
export class Parts {
  #last: { kind: string; place: string; at: number; view: unknown } | null = null;

  choose(
    readings: Reading[],
    kind: Exclude<Reading['kind'], 'turn'>,
    place: string,
    view: Pick<View, 'to_move'>,
  ): string {
    const parts = readings.filter((reading) => reading.kind === kind);
    if (!parts.length) return words.table.noReading[kind];
    const last = this.#last;
    const again = last?.kind === kind && last.place === place && last.view === view;
    const at = (again ? last.at + 1 : first(parts, kind, place, view)) % parts.length;
    this.#last = { kind, place, at, view };
    return aloud(parts[at]);
  }
}

/** Returns a part of a position, to be read aloud. */
export function aloud({ title, words: says }: Reading): string {
  return words.game.reading(title, ended(says));
}

function first(
  parts: Reading[],
  kind: Reading['kind'],
  place: string,
  { to_move: player }: Pick<View, 'to_move'>,
): number {
  if (kind === 'pieces') return typeof player === 'number' ? player : 0;
  return Math.max(
    0,
    parts.findIndex(({ places }) => places.includes(place)),
  );
}
