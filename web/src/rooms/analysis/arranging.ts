// A position set up by hand on the analysis board: possible changes, and their results.
import { batch, signal } from '@preact/signals-core';
import { pointingWords } from '../../game/tips.ts';
import type { Arranged, Door, GameRecord, View } from '../../scene/types.ts';
import { tellRefused } from '../../table/heard.ts';
import { byTouch } from '../../ui/dom.ts';
import { errorSentence } from '../../words/failure.ts';
import { sentence } from '../../words/grammar.ts';

/** If more places have changed, they aren't announced one by one. */
const MOST_SAID = 4;

/** How a position is arranged, in words. */
export function howTo({ how }: Arranged): string {
  return pointingWords(how, byTouch());
}

export class Arranging {
  /** The arranged position that shows, with its possible changes; null if none is arranged. */
  readonly position = signal<Arranged | null>(null);
  /** The piece that is put where the board is pointed at; '' for the next that can be there. */
  readonly chosen = signal('');
  /** Why a change or a text gives no position. */
  readonly refused = signal('');
  /** The position that the board will show next; until then nothing can be changed. */
  next: Arranged | null = null;
  readonly #door;
  /** The labels of the places before a change. */
  #labels: ReadonlyMap<string, string> = new Map();

  constructor(door: Door) {
    this.#door = door;
  }

  /** Begins or changes an arranged position; returns null if that is refused. */
  async change(
    record: GameRecord,
    request: { change?: string; start?: string },
  ): Promise<GameRecord | null> {
    try {
      this.next = await this.#door.call('arrange', {
        record,
        piece: this.chosen.peek(),
        ...request,
      });
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

  /** Returns what a change has done to the places, in words. */
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
      this.position.value = null;
      this.chosen.value = '';
      this.refused.value = '';
    });
  }
}

function labelled({ ground, pieces }: View['scene']): [string, string][] {
  return [...ground, ...pieces].flatMap(({ id, label }) => (label ? [[id, label]] : []));
}
