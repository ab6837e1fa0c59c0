/** What can be read aloud about a position: the turn, the last move, the score, its parts. */
import type { Reading, View } from '../scene/types.ts';
import { ended, paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { scoreAloud, turnAloud } from './sentences.ts';
import type { SessionState } from './state.ts';
import type { ReadAloud } from './types.ts';

export class PositionReader {
  readonly #state;
  readonly #parts = new Parts();
  #known: { view: View; readings: Promise<Reading[]> } | null = null;

  constructor(state: SessionState) {
    this.#state = state;
  }

  /** Returns words to be read aloud; when asked again, those of the next part. '' where none come. */
  read(what: ReadAloud, place = ''): Promise<string> {
    return this.#read(what, place).catch(() => '');
  }

  async #read(what: ReadAloud, place: string): Promise<string> {
    const { view, seating, paused } = this.#state;
    const shown = view.value;
    if (!shown) return '';
    if (what === 'turn') return turnAloud(shown, seating.value, paused.value);
    if (what === 'score') return scoreAloud(shown, seating.value);
    if (what === 'last') return this.#last(shown);
    return this.#parts.choose(await this.readings(), what, place, shown);
  }

  /** Returns the position that shows in words, part by part; the rules are asked once. */
  async readings(): Promise<Reading[]> {
    const { view, record, deps } = this.#state;
    const shown = view.value;
    if (!shown) return [];
    if (this.#known?.view === shown) return this.#known.readings;
    const asked = { record: record.value, at: shown.ply, seat: shown.seat };
    const readings = deps.door.call('read', asked).then((answer) => answer.readings);
    this.#known = { view: shown, readings };
    readings.catch(() => {
      if (this.#known?.readings === readings) this.#known = null;
    });
    return readings;
  }

  /** Returns the last move before the view that shows, with the dice and cards since. */
  async #last(view: View): Promise<string> {
    const { moves, ply } = view;
    let from = ply;
    while (from > 1 && moves[from - 1].player === 'chance') from -= 1;
    const plies = Array.from({ length: ply && ply - from + 1 }, (_, i) => from + i);
    const told = await Promise.all(plies.map((at) => this.#said(at, view)));
    return paragraph(...told) || words.game.nothingYet;
  }

  /** Returns what was said about a ply; asks the rules if this page has not shown it. */
  async #said(ply: number, { seat, moves }: View): Promise<string> {
    const { plyLog: story, record } = this.#state;
    const { actions } = record.value;
    const known = story.said(actions, ply);
    if (known !== null) return sentence(known);
    const view = await this.#state.ask(record.value, ply, seat);
    story.learn(actions, view);
    return sentence(view.said ?? moves[ply - 1].text);
  }
}

/** Chooses the part to read: the one with the focused place, and the next one when asked again. */
export class Parts {
  #last: { kind: string; place: string; at: number; view: unknown } | null = null;

  choose(
    readings: Reading[],
    kind: Reading['kind'],
    place: string,
    view: Pick<View, 'to_move'>,
  ): string {
    const parts = readings.filter((reading) => reading.kind === kind);
    if (!parts.length) return words.game.noReading[kind];
    const last = this.#last;
    const again = last?.kind === kind && last.place === place && last.view === view;
    const at = (again ? last.at + 1 : first(parts, kind, place, view)) % parts.length;
    this.#last = { kind, place, at, view };
    return words.game.reading(parts[at].title, ended(parts[at].words));
  }
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
