import type { GameRecord, View } from '../scene/types.ts';
import { errorKind, sentence } from '../ui/words.ts';

/** What the rules' door answers to `hint`. */
export type Advice = {
  action: string;
  picks: string[];
  words: string;
  line: string[];
  win: { now: number[]; after: number[] };
};

export type HintTells = {
  ask: (record: GameRecord, seconds: number) => Promise<any>;
  changed: () => void;
  show: (advice: Advice) => void;
  clear: () => void;
  failed: (error: unknown) => void;
};

/** How long the bot looks for a hint. */
const SECONDS = 1;

/** A hint: asked of the bots, shown until anything happens. */
export class Hint {
  state: 'off' | 'asking' | 'shown' = 'off';
  #tells;
  /** Counts what was asked, so that an answer that comes too late is known. */
  #asked = 0;

  constructor(tells: HintTells) {
    this.#tells = tells;
  }

  /** Asks for a hint, or hides the one that shows. */
  toggle(record: GameRecord) {
    if (this.state === 'off') this.#ask(record);
    else this.hide();
  }

  async #ask(record: GameRecord) {
    this.#asked += 1;
    const asked = this.#asked;
    this.#become('asking');
    try {
      const advice = await this.#tells.ask(record, SECONDS);
      if (asked !== this.#asked) return;
      this.#become('shown');
      this.#tells.show(advice);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.hide();
      if (errorKind(error) !== 'stopped') this.#tells.failed(error);
    }
  }

  /** Takes the hint away, or stops waiting for it. */
  hide() {
    if (this.state === 'off') return;
    this.#asked += 1;
    this.#become('off');
    this.#tells.clear();
  }

  #become(state: 'off' | 'asking' | 'shown') {
    this.state = state;
    this.#tells.changed();
  }
}

/**
 * What a hint says: the largest words, what stands below them, and what is spoken, with the
 * names of the things to point at.
 */
export function hintWords(
  { action, picks, words }: Advice,
  { scene, buttons }: Pick<View, 'scene' | 'buttons'>,
) {
  const things = [...scene.ground, ...scene.pieces, ...buttons];
  const names = picks.map((id) => things.find((thing) => thing.id === id)?.label ?? id);
  const below = words ? sentence(words) : '';
  const way = names.join('; then ');
  return { head: `Hint: ${action}`, below, spoken: `Hint: ${way}. ${below}`.trim() };
}
