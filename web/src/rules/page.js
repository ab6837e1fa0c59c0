/** @import {App} from "../app.js" */
/** @import {Card} from "../types.js" */
import { announce } from '../page/announce.js';
import { h } from '../page/dom.js';
import { GameLinks } from '../page/game-links.js';
import { icon } from '../page/icons.js';
import { problem } from '../page/notes.js';
import { errorKind, errorWords, sentence } from '../page/words.js';
import { printHash, rulesHash } from '../router.js';
import { settingsButton } from '../settings/sheet.js';
import { articleOf, printButton } from './article.js';

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

  /** @param {App} app @param {string} from the address to go back to */
  constructor(app, from) {
    this.#app = app;
    const back = h('a', { class: 'button quiet square', href: from || '#', 'aria-label': 'Back' });
    back.append(icon('back'));
    const head = h('header', { class: 'head' }, back, h('h1', { text: 'Rules' }));
    head.append(this.#paper, printButton(), settingsButton());
    this.element = h('div', { class: 'rules-page' }, head, this.#games.element, this.#space);
  }

  /**
   * Shows the rules of a game, or of the first.
   * @param {string | null} id
   * @param {HTMLElement} progress says how far the start of the rules is
   */
  async go(id, progress) {
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

  /** @param {Card[]} cards @param {Card} card */
  #show(cards, card) {
    this.#games.show(cards, card.id, rulesHash);
    this.#paper.href = printHash(card.id);
    this.#paper.hidden = !card.paper.length;
    document.title = `${card.title}: rules · pygames`;
  }

  /** @param {Card} card @param {HTMLElement} article */
  #fill(card, article) {
    this.#space.replaceChildren(article, ...(card.paper.length ? [paperLink(card)] : []));
    if (this.#shown) {
      scrollTo(0, 0);
      announce(`The rules of ${card.title}.`);
    }
    this.#shown = card.id;
  }

  /** @param {unknown} error */
  #failed(error) {
    const again = { word: 'Try again', press: () => this.#app.retry() };
    const words = `The rules can’t be shown now: ${sentence(errorWords(error))}`;
    this.#space.replaceChildren(problem(words, [again]));
  }
}

/** @param {Card} card */
function paperLink({ id }) {
  const link = h('a', { class: 'button paper-link', href: printHash(id) }, icon('print'));
  link.append(h('span', { text: 'Boards and sheets to print' }));
  return link;
}
