/** @import {Card, GameOption, SeatPlayer} from "../types.js" */
import { makeButton } from '../page/button.js';
import { h } from '../page/dom.js';
import { icon } from '../page/icons.js';
import { checked, radios } from '../page/radios.js';
import { openSheet } from '../page/sheet.js';
import { botName } from '../page/words.js';
import { printHash } from '../router.js';
import { lift } from './grow.js';

/** @typedef {{seats: SeatPlayer[], options: Record<string, string>}} Choices */
/**
 * @typedef {{card: Card, notice?: string, stay?: string, seats?: SeatPlayer[],
 *   options?: Record<string, string>, start: (choices: Choices) => void, rules: () => void}} Setup
 */

/** Asks who plays, and with which options. @param {Setup} setup */
export function openSetup(setup) {
  const { card, notice, stay = 'Rules' } = setup;
  const form = h('form', { class: 'setup' });
  const seats = new SeatChoice(card, setup.seats);
  const options = card.options.map((option) => optionChoice(option, setup.options?.[option.id]));
  const start = h('button', {
    type: 'submit',
    class: 'button filled',
    text: 'Start',
    autofocus: true,
  });
  const other = makeButton({ word: stay, press: () => (setup.stay ? close() : setup.rules()) });
  if (notice) form.append(h('p', { class: 'notice', text: notice }));
  form.append(seats.element, ...options.map(({ element }) => element));
  const paper = setup.stay || !card.paper.length ? null : paperLink(card);
  form.append(h('div', { class: 'ways' }, paper, other, start));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = options.map((option) => /** @type {[string, string]} */ (option.value()));
    close();
    lift(card.id);
    setup.start({ seats: seats.value(), options: Object.fromEntries(chosen) });
  });
  const close = openSheet({ title: notice ? 'New game' : card.title, content: form, kind: 'up' });
}

/** The way to what a game has to print. @param {Card} card */
function paperLink({ id }) {
  const link = h('a', { class: 'button quiet on-paper', href: printHash(id) }, icon('print'));
  link.append(h('span', { text: 'On paper' }));
  return link;
}

/** @param {GameOption} option @param {string} [chosen] */
function optionChoice(option, chosen = option.default) {
  const choices = option.choices.map(
    ({ value, title }) => /** @type {[string, string]} */ ([value, title]),
  );
  const element = radios(option.title, `option-${option.id}`, choices, chosen);
  return { element, value: () => [option.id, checked(element) ?? option.default] };
}

/** Who sits where: for two players three quick questions, else a choice for each seat. */
class SeatChoice {
  #card;
  #count;
  /** @type {SeatPlayer[]} */
  #seats;
  #rows = h('div', { class: 'seat-choices' });
  element = h('div', { class: 'who-plays' });

  /** @param {Card} card @param {SeatPlayer[]} [seats] */
  constructor(card, seats) {
    this.#card = card;
    const [fewest, most] = card.players;
    this.#count = seats?.length ?? Math.min(most, Math.max(2, fewest));
    this.#seats = seats ? [...seats] : this.#usual(this.#count);
    if (fewest !== most) this.element.append(this.#countChoice(fewest, most));
    this.element.append(this.#rows);
    this.#fill();
  }

  /** A person against the gentlest bots. @param {number} count @returns {SeatPlayer[]} */
  #usual(count) {
    const [level] = this.#card.levels;
    return Array.from({ length: count }, (_, i) =>
      i && level ? /** @type {const} */ (`bot${level}`) : 'person',
    );
  }

  /** @param {number} fewest @param {number} most */
  #countChoice(fewest, most) {
    const counts = Array.from({ length: most - fewest + 1 }, (_, i) => `${fewest + i}`);
    const choices = counts.map((count) => /** @type {[string, string]} */ ([count, count]));
    const group = radios('Players', 'players', choices, `${this.#count}`, () => {
      this.#count = Number(checked(group));
      this.#seats = [...this.#seats, ...this.#usual(most).slice(1)].slice(0, this.#count);
      this.#fill();
    });
    return group;
  }

  #fill() {
    const { levels } = this.#card;
    if (!levels.length) this.#rows.replaceChildren();
    else if (this.#count === 2) this.#rows.replaceChildren(...this.#forTwo());
    else this.#rows.replaceChildren(...this.#seats.map((_, seat) => this.#seatRow(seat)));
  }

  #forTwo() {
    const bots = this.#seats.flatMap((seat, index) => (seat === 'person' ? [] : [index]));
    const against = this.#against(['person', 'bot', 'bots'][bots.length]);
    const side = bots.length === 1 ? [this.#sideChoice()] : [];
    const name = (/** @type {number} */ seat) => this.#card.seats[seat].name;
    const legend = (/** @type {number} */ seat) => (side.length ? 'The bot' : name(seat));
    return [against, ...side, ...bots.map((seat) => this.#levelChoice(`${legend(seat)} is`, seat))];
  }

  /** @param {string} chosen */
  #against(chosen) {
    const choices = /** @type {[string, string][]} */ ([
      ['bot', 'You and a bot'],
      ['person', 'Two people here'],
      ['bots', 'Two bots'],
    ]);
    const group = radios('Who plays', 'against', choices, chosen, () => {
      const [person, bot] = this.#usual(2);
      const seats = { bot: [person, bot], person: [person, person], bots: [bot, bot] };
      this.#seats = seats[/** @type {keyof typeof seats} */ (checked(group))];
      this.#refill(group);
    });
    return group;
  }

  #sideChoice() {
    const names = this.#card.seats
      .slice(0, 2)
      .map(
        ({ name }, i) => /** @type {[string, string]} */ ([`${i}`, i ? name : `${name}, first`]),
      );
    const group = radios('You are', 'side', names, `${this.#seats.indexOf('person')}`, () => {
      this.#seats.reverse();
    });
    return group;
  }

  /** @param {string} legend @param {number} seat */
  #levelChoice(legend, seat) {
    const choices = this.#card.levels.map(
      (level) =>
        /** @type {[string, string]} */ ([`bot${level}`, botName(level).replace(/ bot$/, '')]),
    );
    const bot = this.#seats[seat];
    const group = radios(legend, 'level', choices, bot, () => {
      const level = /** @type {SeatPlayer} */ (checked(group));
      // The side may have been changed since: a single bot sits where no person does.
      const others = this.#seats.includes('person');
      this.#seats = this.#seats.map((known, i) =>
        (others ? known !== 'person' : i === seat) ? level : known,
      );
    });
    return group;
  }

  /** Makes the questions anew, and keeps the focus where it was. @param {HTMLElement} group */
  #refill(group) {
    const value = checked(group);
    this.#fill();
    const again = this.#rows.querySelector(`input[value="${value}"]`);
    if (again instanceof HTMLElement) again.focus();
  }

  /** @param {number} seat */
  #seatRow(seat) {
    const select = h('select', { 'aria-label': this.#card.seats[seat]?.name });
    const people = /** @type {[string, string][]} */ ([['person', 'A person here']]);
    const bots = this.#card.levels.map(
      (level) => /** @type {[string, string]} */ ([`bot${level}`, botName(level)]),
    );
    for (const [value, words] of [...people, ...bots]) {
      select.append(h('option', { value, selected: this.#seats[seat] === value, text: words }));
    }
    select.addEventListener('change', () => {
      this.#seats[seat] = /** @type {SeatPlayer} */ (select.value);
    });
    return h(
      'label',
      { class: 'seat-choice' },
      h('span', { text: this.#card.seats[seat]?.name }),
      select,
    );
  }

  /** @returns {SeatPlayer[]} */
  value() {
    return this.#card.levels.length
      ? this.#seats
      : Array.from({ length: this.#count }, () => 'person');
  }
}
