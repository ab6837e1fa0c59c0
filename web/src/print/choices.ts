import type { Card, Handout } from '../scene/types.ts';
import { makeButton } from '../ui/button.ts';
import { h } from '../ui/dom.ts';
import { checked, radios } from '../ui/radios.ts';

/** What stands for the game that was played, among the handouts. */
const PLAYED = '';
const MOST_COPIES = 8;

/** What is wanted on paper; no handout is the game that was played. */
export type Wanted = {
  handout: Handout | null;
  options: Record<string, string>;
  players: number;
  copies: number;
  seeds: string[];
};

/** Asks what to print, and in which form. */
export class PrintChoices {
  #card;
  #changed;
  #what;
  #more = h('div', { class: 'print-more' });
  wanted: Wanted;
  element;

  /** @param played whether there is a game to print */
  constructor(card: Card, played: boolean, changed: () => void) {
    this.#card = card;
    this.#changed = changed;
    const own = played ? ([[PLAYED, 'This game']] as [string, string][]) : [];
    const choices = card.paper.map(({ id, title }) => [id, title] as [string, string]);
    const all = [...own, ...choices];
    this.#what = radios('What to print', 'what', all, all[0]?.[0] ?? PLAYED, () => this.#choose());
    const options = Object.fromEntries(card.options.map((option) => [option.id, option.default]));
    const seeds = Array.from({ length: MOST_COPIES }, newSeed);
    this.wanted = { handout: null, options, players: card.players[1], copies: 1, seeds };
    this.#fill();
    this.element = h('form', { class: 'print-choices' }, this.#what, this.#more);
  }

  #choose() {
    this.#fill();
    this.#changed();
  }

  #fill() {
    const id = checked(this.#what);
    const handout = this.#card.paper.find((each) => each.id === id) ?? null;
    this.wanted = { ...this.wanted, handout };
    this.#more.replaceChildren(...(handout ? this.#questions(handout) : []));
  }

  #set(change: Partial<Wanted>) {
    this.wanted = { ...this.wanted, ...change };
    this.#changed();
  }

  #questions(handout: Handout): HTMLElement[] {
    const options = this.#card.options.filter(({ id }) => handout.options.includes(id));
    return [
      ...options.map((option) => this.#option(option)),
      ...(handout.players ? [this.#players()] : []),
      this.#copies(),
      ...(handout.chance ? [this.#another()] : []),
    ];
  }

  #option({ id, title, choices }: Card['options'][number]) {
    const pairs = choices.map((each) => [each.value, each.title] as [string, string]);
    const group = radios(title, id, pairs, this.wanted.options[id], () => {
      this.#set({ options: { ...this.wanted.options, [id]: checked(group) ?? '' } });
    });
    return group;
  }

  #players() {
    const [fewest, most] = this.#card.players;
    const counts = Array.from({ length: most - fewest + 1 }, (_, i) => `${fewest + i}`);
    const pairs = counts.map((count) => [count, count] as [string, string]);
    const group = radios('Players', 'players', pairs, `${this.wanted.players}`, () => {
      this.#set({ players: Number(checked(group)) });
    });
    return group;
  }

  #copies() {
    const select = h('select', {});
    for (let count = 1; count <= MOST_COPIES; count += 1) {
      const selected = count === this.wanted.copies;
      select.append(h('option', { value: count, selected, text: `${count}` }));
    }
    select.addEventListener('change', () => this.#set({ copies: Number(select.value) }));
    return h('label', { class: 'seat-choice' }, h('span', { text: 'Copies' }), select);
  }

  #another() {
    const press = () => this.#set({ seeds: this.wanted.seeds.map(newSeed) });
    return makeButton({ word: 'Draw again', icon: 'redo', press });
  }
}

function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
}
