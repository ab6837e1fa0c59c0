/** @import {App} from "../app.js" */
/** @import {Card, Leaf} from "../types.js" */
/** @import {SavedTable} from "../store.js" */
/** @import {Wanted} from "./choices.js" */
import { announce } from '../page/announce.js';
import { makeButton } from '../page/button.js';
import { attr, h } from '../page/dom.js';
import { GameLinks } from '../page/game-links.js';
import { icon } from '../page/icons.js';
import { problem } from '../page/notes.js';
import { errorKind, errorWords, sentence } from '../page/words.js';
import { printHash, rulesHash } from '../router.js';
import { settingsButton } from '../settings/sheet.js';
import { PrintChoices } from './choices.js';
import { LeafElement } from './leaf.js';
import { dateOf, playedLeaves } from './played.js';

/** What a game has for paper: boards, sheets and cards, and a game that was played. */
export class PrintPage {
  #app;
  #games = new GameLinks();
  #choices = h('div', { class: 'print-what' });
  #leaves = h('section', { class: 'leaves', 'aria-label': 'Preview' });
  /** Counts what was asked for, so that an answer that comes too late is known. */
  #turn = 0;
  element;

  /** @param {App} app @param {string} from the address to go back to */
  constructor(app, from) {
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
   * @param {string | null} id the first game for null
   * @param {string | null} key the table's
   * @param {HTMLElement} progress says how far the start of the rules is
   */
  async go(id, key, progress) {
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

  /** @param {Card} card @param {SavedTable | null} saved */
  #show(card, saved) {
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

  /** @param {Card} card @param {Wanted} wanted @param {SavedTable | null} saved */
  async #fill(card, wanted, saved) {
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

  /** @param {Card} card @param {Wanted} wanted @param {SavedTable | null} saved @returns {Promise<Leaf[]>} */
  async #made(card, { handout, options, players, copies, seeds }, saved) {
    const { door } = this.#app;
    if (!handout) return saved ? playedLeaves(door, saved) : [];
    const wanted = { game: card.id, handout: handout.id, options, players };
    const made = seeds
      .slice(0, copies)
      .map(async (seed) => (await door.call('paper', { ...wanted, seed })).leaves);
    return (await Promise.all(made)).flat();
  }

  /** @param {unknown} error */
  #failed(error) {
    const again = { word: 'Try again', press: () => this.#app.retry() };
    const words = `This can’t be shown now: ${sentence(errorWords(error))}`;
    this.#leaves.replaceChildren(problem(words, [again]));
    attr(this.#leaves, 'aria-busy', null);
  }
}
