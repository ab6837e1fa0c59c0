// A position that is set up by hand on the analysis board: what can be changed, and what became of it.
import { batch, signal } from '@preact/signals-core';
import type { Arranged, Door, GameRecord, View } from '../../scene/types.ts';
import { tellRefused } from '../../table/heard.ts';
import { errorSentence } from '../../words/failure.ts';
import { sentence } from '../../words/grammar.ts';

/** Maximum number of changed places that are said; where there are more, the board is another. */
const MOST_SAID = 4;

export class Arranging {
  /** The position being arranged that shows, and what can be changed in it; null where none is. */
  readonly shown = signal<Arranged | null>(null);
  /** Why a change, or a text, leads to no position. */
  readonly refused = signal('');
  /** What the board turns to, before it shows: until then nothing says that it can be changed. */
  next: Arranged | null = null;
  readonly #door;
  /** What the places were called before a change. */
  #labels: ReadonlyMap<string, string> = new Map();

  constructor(door: Door) {
    this.#door = door;
  }

  /** Changes the position of a record, or begins to; null where that is refused. */
  async change(
    record: GameRecord,
    asked: { change?: string; start?: string },
  ): Promise<GameRecord | null> {
    try {
      this.next = await this.#door.call('arrange', { record, ...asked });
      this.refused.value = '';
      return this.next.record;
    } catch (error) {
      tellRefused();
      this.refused.value = errorSentence(error);
      return null;
    }
  }

  /** A view in which changes are picked rather than moves. */
  dress(view: View): View {
    if (!this.next) return view;
    const { picks, buttons } = this.next;
    return { ...view, picks, buttons, prompts: {}, via: {}, hand: [] };
  }

  /** Says what a change has made of the places. */
  wordsOn({ scene, status, result }: View): string {
    const labels = new Map(labelled(scene));
    const before = this.#labels;
    const changed = [...labels].filter(([id, label]) => before.get(id) !== label);
    this.#labels = labels;
    const spoken = changed.length > MOST_SAID ? [] : changed.map(([_, label]) => label);
    return sentence(spoken.join('; ') || result || status);
  }

  end() {
    this.next = null;
    batch(() => {
      this.shown.value = null;
      this.refused.value = '';
    });
  }
}

function labelled({ ground, pieces }: View['scene']): [string, string][] {
  return [...ground, ...pieces].flatMap(({ id, label }) => (label ? [[id, label]] : []));
}
