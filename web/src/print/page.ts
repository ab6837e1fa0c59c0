import { printHash, rulesHash } from '../keep/links.ts';
import type { SavedTable, Store } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import type { Card, Door, Leaf } from '../scene/types.ts';
import { settingsButton } from '../settings/dialog.ts';
import { announce } from '../ui/announce.ts';
import { makeButton } from '../ui/button.ts';
import { attr, h } from '../ui/dom.ts';
import { GameLinks } from '../ui/game-links.ts';
import { icon } from '../ui/icons.ts';
import { problem } from '../ui/notes.ts';
import { errorKind, errorWords, sentence } from '../ui/words.ts';
import type { Wanted } from './choices.ts';
import { PrintChoices } from './choices.ts';
import { LeafElement } from './leaf.ts';
import { dateOf, playedLeaves } from './played.ts';

/** What a game has for paper: boards, sheets and cards, and a game that was played. */
export class PrintPage {
  #app;
  #games = new GameLinks();
  #choices = h('div', { class: 'print-what' });
  #leaves = h('section', { class: 'leaves', 'aria-label': 'Preview' });
  /** Counts what was asked for, so that an answer that comes too late is known. */
  #turn = 0;
  element;

  /** @param from the address to go back to */
  constructor(app: { games: Games; door: Door; store: Store; retry: () => void }, from: string) {
    this.#app = app;
    const back = h('a', { class: 'button quiet square', href: from || '#', 'aria-label': 'Back' });
    back.append(icon('back'));
    const press = () => print();
    const button = makeButton({ word: 'Print', icon: 'print', look: 'filled', press });
    const head = h('header', { class: 'head' }, back, h('h1', { text: 'On paper' }));
    head.append(button, settingsButton());
    this.element = h(
      'div',
      { class: 'rules-page print-page' },
      head,
      this.#games.element,
      this.#choices,
      this.#leaves,
    );
  }

  /**
   * Shows what a game has for paper, and a table of it.
   * @param id the first game for null
   * @param key the table's
   * @param progress says how far the start of the rules is
   */
  async go(id: string | null, key: string | null, progress: HTMLElement) {
    this.#turn += 1;
    const turn = this.#turn;
    this.#leaves.replaceChildren(progress);
    attr(this.#leaves, 'aria-busy', 'true');
    try {
      const card = await this.#app.games.card(id);
      if (turn !== this.#turn) return;
      this.#show(card, key === null ? null : this.#app.store.load(key));
    } catch (error) {
      if (errorKind(error) === 'unknown-game') throw error;
      if (turn === this.#turn) this.#failed(error);
    }
  }

  #show(card: Card, saved: SavedTable | null) {
    document.title = `${card.title} on paper · pygames`;
    this.#games.show(this.#app.games.cards, card.id, printHash);
    const own = saved?.record.game === card.id ? saved : null;
    const choices = new PrintChoices(card, own !== null, () =>
      this.#fill(card, choices.wanted, own),
    );
    const rules = h('a', { class: 'button quiet', href: rulesHash(card.id) }, icon('rules'));
    rules.append(h('span', { text: 'The rules, to read or print' }));
    this.#choices.replaceChildren(choices.element, rules);
    this.#fill(card, choices.wanted, own);
  }

  async #fill(card: Card, wanted: Wanted, saved: SavedTable | null) {
    this.#turn += 1;
    const turn = this.#turn;
    attr(this.#leaves, 'aria-busy', 'true');
    try {
      const leaves = await this.#made(card, wanted, saved);
      await document.fonts.ready;
      if (turn !== this.#turn) return;
      const date = saved && !wanted.handout ? dateOf(saved) : '';
      const elements = leaves.map((leaf) => new LeafElement(card, leaf, date));
      this.#leaves.replaceChildren(...elements.map(({ element }) => element));
      if (!elements.length)
        this.#leaves.append(h('p', { text: 'There is nothing here to print.' }));
      for (const element of elements) element.paint();
      attr(this.#leaves, 'aria-busy', null);
      announce(`${elements.length} ${elements.length === 1 ? 'page' : 'pages'}.`);
    } catch (error) {
      if (turn === this.#turn) this.#failed(error);
    }
  }

  async #made(
    card: Card,
    { handout, options, players, copies, seeds }: Wanted,
    saved: SavedTable | null,
  ): Promise<Leaf[]> {
    const { door } = this.#app;
    if (!handout) return saved ? playedLeaves(door, saved) : [];
    const wanted = { game: card.id, handout: handout.id, options, players };
    const made = seeds
      .slice(0, copies)
      .map(async (seed) => (await door.call('paper', { ...wanted, seed })).leaves);
    return (await Promise.all(made)).flat();
  }

  #failed(error: unknown) {
    const again = { word: 'Try again', press: () => this.#app.retry() };
    const words = `This can’t be shown now: ${sentence(errorWords(error))}`;
    this.#leaves.replaceChildren(problem(words, [again]));
    attr(this.#leaves, 'aria-busy', null);
  }
}
