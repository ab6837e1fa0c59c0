import { printHash } from '../keep/links.ts';
import type { Card, GameOption, SeatPlayer } from '../scene/types.ts';
import { makeButton } from '../ui/button.ts';
import { openSheet } from '../ui/dialog.ts';
import { h } from '../ui/dom.ts';
import { icon } from '../ui/icons.ts';
import { checked, radios } from '../ui/radios.ts';
import { botName } from '../ui/words.ts';
import { lift } from './grow.ts';

export type Choices = { seats: SeatPlayer[]; options: Record<string, string> };
export type Setup = {
  card: Card;
  notice?: string;
  stay?: string;
  seats?: SeatPlayer[];
  options?: Record<string, string>;
  start: (choices: Choices) => void;
  rules: () => void;
};

/** Asks who plays, and with which options. */
export function openSetup(setup: Setup) {
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
    const chosen = options.map((option) => option.value() as [string, string]);
    close();
    lift(card.id);
    setup.start({ seats: seats.value(), options: Object.fromEntries(chosen) });
  });
  const close = openSheet({ title: notice ? 'New game' : card.title, content: form, kind: 'up' });
}

/** The way to what a game has to print. */
function paperLink({ id }: Card) {
  const link = h('a', { class: 'button quiet on-paper', href: printHash(id) }, icon('print'));
  link.append(h('span', { text: 'On paper' }));
  return link;
}

function optionChoice(option: GameOption, chosen: string = option.default) {
  const choices = option.choices.map(({ value, title }) => [value, title] as [string, string]);
  const element = radios(option.title, `option-${option.id}`, choices, chosen);
  return { element, value: () => [option.id, checked(element) ?? option.default] };
}

/** Who sits where: for two players three quick questions, else a choice for each seat. */
class SeatChoice {
  #card;
  #count;
  #seats: SeatPlayer[];
  #rows = h('div', { class: 'seat-choices' });
  element = h('div', { class: 'who-plays' });

  constructor(card: Card, seats?: SeatPlayer[]) {
    this.#card = card;
    const [fewest, most] = card.players;
    this.#count = seats?.length ?? Math.min(most, Math.max(2, fewest));
    this.#seats = seats ? [...seats] : this.#usual(this.#count);
    if (fewest !== most) this.element.append(this.#countChoice(fewest, most));
    this.element.append(this.#rows);
    this.#fill();
  }

  /** A person against the gentlest bots. */
  #usual(count: number): SeatPlayer[] {
    const [level] = this.#card.levels;
    return Array.from({ length: count }, (_, i) =>
      i && level ? (`bot${level}` as const) : 'person',
    );
  }

  #countChoice(fewest: number, most: number) {
    const counts = Array.from({ length: most - fewest + 1 }, (_, i) => `${fewest + i}`);
    const choices = counts.map((count) => [count, count] as [string, string]);
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
    const name = (seat: number) => this.#card.seats[seat].name;
    const legend = (seat: number) => (side.length ? 'The bot' : name(seat));
    return [against, ...side, ...bots.map((seat) => this.#levelChoice(`${legend(seat)} is`, seat))];
  }

  #against(chosen: string) {
    const choices = [
      ['bot', 'You and a bot'],
      ['person', 'Two people here'],
      ['bots', 'Two bots'],
    ] as [string, string][];
    const group = radios('Who plays', 'against', choices, chosen, () => {
      const [person, bot] = this.#usual(2);
      const seats = { bot: [person, bot], person: [person, person], bots: [bot, bot] };
      this.#seats = seats[checked(group) as keyof typeof seats];
      this.#refill(group);
    });
    return group;
  }

  #sideChoice() {
    const names = this.#card.seats
      .slice(0, 2)
      .map(({ name }, i) => [`${i}`, i ? name : `${name}, first`] as [string, string]);
    const group = radios('You are', 'side', names, `${this.#seats.indexOf('person')}`, () => {
      this.#seats.reverse();
    });
    return group;
  }

  #levelChoice(legend: string, seat: number) {
    const choices = this.#card.levels.map(
      (level) => [`bot${level}`, botName(level).replace(/ bot$/, '')] as [string, string],
    );
    const bot = this.#seats[seat];
    const group = radios(legend, 'level', choices, bot, () => {
      const level = checked(group) as SeatPlayer;
      // The side may have been changed since: a single bot sits where no person does.
      const others = this.#seats.includes('person');
      this.#seats = this.#seats.map((known, i) =>
        (others ? known !== 'person' : i === seat) ? level : known,
      );
    });
    return group;
  }

  /** Makes the questions anew, and keeps the focus where it was. */
  #refill(group: HTMLElement) {
    const value = checked(group);
    this.#fill();
    const again = this.#rows.querySelector(`input[value="${value}"]`);
    if (again instanceof HTMLElement) again.focus();
  }

  #seatRow(seat: number) {
    const select = h('select', { 'aria-label': this.#card.seats[seat]?.name });
    const people = [['person', 'A person here']] as [string, string][];
    const bots = this.#card.levels.map(
      (level) => [`bot${level}`, botName(level)] as [string, string],
    );
    for (const [value, words] of [...people, ...bots]) {
      select.append(h('option', { value, selected: this.#seats[seat] === value, text: words }));
    }
    select.addEventListener('change', () => {
      this.#seats[seat] = select.value as SeatPlayer;
    });
    return h(
      'label',
      { class: 'seat-choice' },
      h('span', { text: this.#card.seats[seat]?.name }),
      select,
    );
  }

  value(): SeatPlayer[] {
    return this.#card.levels.length
      ? this.#seats
      : Array.from({ length: this.#count }, () => 'person');
  }
}
