// Games in which all decide at once: who still does, and what opens the chance of a turn.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AtOnce } from '../../scene/types.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { farAt } from './far-game.ts';
import type { SavedMatch } from './kept.ts';

export class Simultaneous {
  /** Whose decision of this turn isn't known here; nobody's until the rules have said so. */
  readonly deciding = computed(() => this.#deciding());
  readonly #turn = signal<{ after: string; deciding: readonly number[] } | null>(null);
  /** What opens the chance of this turn, before the message that has it too. */
  readonly opening = signal<{ after: string; text: string } | null>(null);
  /** The own seat, if its decision waits for its turn. */
  readonly decidedHere = computed(() => this.#decidedHere());
  readonly #page;
  readonly #table;

  /**
   * @param table the table of the match, while it shows
   * @param met whether somebody else who plays is connected
   */
  constructor(page: Page, table: ReadonlySignal<OpenTable | null>, met: ReadonlySignal<boolean>) {
    this.#page = page;
    this.#table = table;
    effect(() => void this.#decide(met.value));
  }

  /** Takes what opens the chance of the turn; a value that wasn't promised does nothing. */
  async open(match: SavedMatch, opening: string): Promise<boolean> {
    const turn = await this.#ask(match, opening);
    if (!turn?.deciding.length) return false;
    this.opening.value = { after: match.link, text: opening };
    return true;
  }

  #deciding(): readonly number[] {
    const link = farAt(this.#table.value)?.match.value.link;
    const turn = this.#turn.value;
    return turn && turn.after === link ? turn.deciding : [];
  }

  #decidedHere(): number[] {
    const { record, view } = this.#table.value?.session.now ?? {};
    const match = farAt(this.#table.value)?.match.value;
    if (!record?.value.beforehand || !match) return [];
    return view?.value?.to_move === match.seat ? [] : [match.seat];
  }

  /** In a game with sheets all may decide at once: asks who does, and lets the person here. */
  async #decide(met: boolean) {
    const [table, opening] = [this.#table.value, this.opening.value];
    const game = farAt(table);
    const match = game?.match.value;
    // All that a session needs to let somebody decide is read here: it is asked again once it has it.
    if (!table?.session.now.here.value || !table.card.sheets || !match || match.fresh || !met)
      return;
    const opened = opening?.after === match.link ? opening.text : undefined;
    const turn = await this.#ask(match, opened);
    if (!turn || game?.match.peek().link !== match.link) return;
    this.#turn.value = { after: match.link, deciding: turn.deciding };
    // The same value may have opened a turn after another message.
    if (turn.opening && turn.opening !== opened)
      this.opening.value = { after: match.link, text: turn.opening };
    if (turn.record && match.since === null) game.decideBeforehand(turn.record);
  }

  #ask({ link, seat, secret }: SavedMatch, opening?: string): Promise<AtOnce | null> {
    const request = { match: link, seat, secret, ...(opening && { opening }) };
    return this.#page.door.call('beforehand', request).catch(() => null);
  }
}
