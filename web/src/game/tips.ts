/** Tips for newcomers: one at a time, each only once. */
import type { Card, View } from '../scene/types.ts';
import * as words from '../words/words.ts';
import { SessionPart } from './state.ts';
import type { Tip } from './types.ts';

/**
 * What decides which tip shows: how many actions people have decided at this table, whether fingers are
 * used, and which commands are available.
 */
export type TipState = {
  card: Pick<Card, 'id' | 'tip' | 'short'>;
  decided: number;
  touch: boolean;
  can: { undo: boolean; hint: boolean };
  /** What the position explains to whoever meets it first. */
  here: View['tips'];
};

/** After this many decisions nobody needs tips about the page. */
const BEGINNING = 12;

/** Returns a text of a game with the word for pressing a place. */
export function pointingWords(text: string, touch: boolean): string {
  const { byTouch, byMouse } = words.table.pointing;
  return text.replace('{Tap}', touch ? byTouch : byMouse);
}

/** Returns all tips that apply, in the order in which they show; some are named after a command. */
function fitting({ card, decided, touch, can, here }: TipState): Tip[] {
  const { undo, hint, rules } = words.playing.tips;
  const pointing = pointingWords(card.tip, touch);
  const begins = decided <= BEGINNING;
  const tips: [boolean, string, string][] = [
    [Boolean(card.tip), `game ${card.id}`, pointing],
    ...here.map((tip): [boolean, string, string] => [true, `${card.id} ${tip.id}`, tip.words]),
    [begins && decided > 0 && can.undo, 'undo', undo],
    [begins && decided > 1 && can.hint, 'hint', hint],
    [begins && decided > 2, 'rules', rules],
  ];
  return tips
    .filter(([fits]) => fits)
    .map(([, id, text]) => ({
      id,
      goal: id.startsWith('game ') ? card.short.goal : '',
      words: text,
    }));
}

/** Returns the next tip that has not been seen. */
export function nextTip(now: TipState, past: readonly string[]): Tip | null {
  return fitting(now).find(({ id }) => !past.includes(id)) ?? null;
}

export class Tips extends SessionPart {
  readonly #tip = this.state.tip;
  readonly #memory = this.state.deps.tips;

  /** Shows the next tip if a person may act and no tip shows. */
  offer(view: View | null): void {
    const [memory, { deps, seating, canUndo, elsewhere }] = [this.#memory, this.state];
    if (!view || !memory || this.#tip.value) return;
    const { card } = deps;
    const decided = view.moves.filter(({ player }) => seating.value.isPerson(player)).length;
    const can = { undo: canUndo.value, hint: card.levels.length > 0 && !elsewhere };
    const now = { card, decided, touch: memory.touch(), can, here: view.tips };
    this.#tip.value = nextTip(now, memory.past());
  }

  /** Hides the tip after an action; it counts as seen if it was visible. */
  acted(): void {
    const tip = this.#tip.peek();
    if (tip && this.#memory?.visible()) this.#memory.see(tip.id);
    this.#tip.value = null;
  }

  /** Hides a tip for good once its command was used. */
  used(id: string): void {
    this.#memory?.see(id);
    if (this.#tip.peek()?.id === id) this.#tip.value = null;
  }
}
