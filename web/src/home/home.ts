import type { App } from '../app/app.ts';
import { pictureOf } from '../keep/last-picture.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card } from '../scene/types.ts';
import { settingsButton } from '../settings/dialog.ts';
import { h } from '../ui/dom.ts';
import { icon } from '../ui/icons.ts';
import { problem } from '../ui/notes.ts';
import { errorWords, sentence } from '../ui/words.ts';
import { banner } from './banner.ts';
import { box } from './box.ts';
import { moreOpen } from './open.ts';

/** The home page: the games on their shelf, and the one that was left open. */
export class Home {
  #app;
  #top = h('div', { class: 'welcome' }, h('h1', { text: 'Which board today?' }));
  #notes = h('div', { class: 'notes' });
  #shelf = h('ul', { class: 'shelf', 'aria-label': 'Games' });
  element;

  constructor(app: App) {
    this.#app = app;
    const head = h(
      'header',
      { class: 'head' },
      h('span', { class: 'wordmark', text: 'pygames' }),
      rulesLink(),
      settingsButton(),
    );
    this.element = h('div', { class: 'home' }, head, this.#top, this.#notes, this.#shelf);
  }

  show(cards: Card[]) {
    const boxes = cards.map((card) => box(card, () => this.#app.askGame(card)));
    this.#shelf.replaceChildren(...boxes);
    this.#shelf.dataset.count = String(cards.length);
    const longest = Math.max(...cards.map(({ minutes }) => minutes));
    this.#shelf.style.setProperty('--longest', String(longest));
    this.#showOpen(cards);
    this.#showDamage();
  }

  #showOpen(cards: Card[]) {
    this.#top.querySelector('.banner')?.remove();
    const of = ({ record }: SavedTable) => cards.find(({ id }) => id === record.game);
    const [first, ...more] = this.#app.store
      .all()
      .filter((table) => !table.over && table.record.actions.length && of(table));
    const card = first && of(first);
    const { door } = this.#app;
    if (!card) return;
    this.#top.append(banner(first, card, door, pictureOf(first), moreOpen(more, cards)));
  }

  #showDamage() {
    if (!this.#app.store.damaged) return;
    this.#note(
      problem('A saved game is damaged and can’t be opened. It was set aside, not deleted.'),
    );
    this.#app.store.damaged = 0;
  }

  /** Says why no game can be played. */
  failed(error: unknown) {
    const can = this.#app.games.cards.length
      ? 'You can look at the games and read their rules, but not play now.'
      : 'The games could not start.';
    const again = { word: 'Try again', press: () => this.#app.retry() };
    this.#note(problem(`${can} ${sentence(errorWords(error))}`, [again]));
  }

  #note(note: HTMLElement) {
    this.#notes.replaceChildren(note);
  }
}

function rulesLink() {
  const words = h('span', { text: 'Rules' });
  return h('a', { class: 'button quiet rules-link', href: '#rules' }, icon('rules'), words);
}
