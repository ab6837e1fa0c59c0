import { printHash, rulesHash } from '../keep/links.ts';
import type { Games } from '../python/catalog.ts';
import type { Card, Door } from '../scene/types.ts';
import { settingsButton } from '../settings/dialog.ts';
import { announce } from '../ui/announce.ts';
import { h } from '../ui/dom.ts';
import { GameLinks } from '../ui/game-links.ts';
import { icon } from '../ui/icons.ts';
import { problem } from '../ui/notes.ts';
import { errorKind, errorWords, sentence } from '../ui/words.ts';
import { articleOf, printButton } from './article.ts';

/** The rules of all games, one at a time. */
export class RulesPage {
  #app;
  #games = new GameLinks();
  #space = h('div', { class: 'rules-space' });
  #paper = h('a', { class: 'button quiet paper-link', text: 'On paper' });
  /** Counts the games that were asked for, so that an answer that comes too late is known. */
  #turn = 0;
  #shown = '';
  element;

  /** @param from the address to go back to */
  constructor(app: { games: Games; door: Door; retry: () => void }, from: string) {
    this.#app = app;
    const back = h('a', { class: 'button quiet square', href: from || '#', 'aria-label': 'Back' });
    back.append(icon('back'));
    const head = h('header', { class: 'head' }, back, h('h1', { text: 'Rules' }));
    head.append(this.#paper, printButton(), settingsButton());
    this.element = h('div', { class: 'rules-page' }, head, this.#games.element, this.#space);
  }

  /**
   * Shows the rules of a game, or of the first.
   * @param progress says how far the start of the rules is
   */
  async go(id: string | null, progress: HTMLElement) {
    this.#turn += 1;
    const turn = this.#turn;
    if (!this.#shown) this.#space.replaceChildren(progress);
    try {
      const card = await this.#app.games.card(id);
      if (turn !== this.#turn) return;
      this.#show(this.#app.games.cards, card);
      const article = await articleOf(this.#app.door, card);
      if (turn === this.#turn) this.#fill(card, article);
    } catch (error) {
      if (errorKind(error) === 'unknown-game') throw error;
      if (turn === this.#turn) this.#failed(error);
    }
  }

  #show(cards: Card[], card: Card) {
    this.#games.show(cards, card.id, rulesHash);
    this.#paper.href = printHash(card.id);
    this.#paper.hidden = !card.paper.length;
    document.title = `${card.title}: rules · pygames`;
  }

  #fill(card: Card, article: HTMLElement) {
    this.#space.replaceChildren(article, ...(card.paper.length ? [paperLink(card)] : []));
    if (this.#shown) {
      scrollTo(0, 0);
      announce(`The rules of ${card.title}.`);
    }
    this.#shown = card.id;
  }

  #failed(error: unknown) {
    const again = { word: 'Try again', press: () => this.#app.retry() };
    const words = `The rules can’t be shown now: ${sentence(errorWords(error))}`;
    this.#space.replaceChildren(problem(words, [again]));
  }
}

function paperLink({ id }: Card) {
  const link = h('a', { class: 'button paper-link', href: printHash(id) }, icon('print'));
  link.append(h('span', { text: 'Boards and sheets to print' }));
  return link;
}
