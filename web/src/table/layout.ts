import type { Board } from '../board/board.ts';
import type { Kept } from '../keep/store.ts';
import { Panels } from '../pictures/panels.ts';
import { ReviewPane } from '../review/pane.ts';
import type { Card, SeatPlayer, View } from '../scene/types.ts';
import { settingsButton } from '../settings/dialog.ts';
import { openSheet } from '../ui/dialog.ts';
import { h } from '../ui/dom.ts';
import { icon } from '../ui/icons.ts';
import { resultWords } from '../ui/words.ts';
import { Choices } from './choices.ts';
import type { Command } from './commands.ts';
import { Commands } from './commands.ts';
import { Moves } from './moves.ts';
import type { Offers } from './offers.ts';
import { Replay } from './replay.ts';
import { Seats } from './seats.ts';
import type { Session } from './session.ts';
import { whoseSheet } from './sheets.ts';
import { Status } from './status.ts';
import { turnWords } from './telling.ts';
import { Whose } from './whose.ts';

/** What a table's page tells. */
export type LayoutTells = {
  go: (ply: number) => void;
  choose: (id: string) => void;
  command: (command: Command) => void;
  look: (seat: number) => void;
  think: (name: string, args: object) => Promise<any>;
  lanes: () => number;
  playFrom: (ply: number) => void;
};

const UNKEPT = {
  kept: '',
  refused: 'This game can’t be kept on this device.',
  full: 'This device has no room left to keep this game.',
};

/** Everything round the board. */
export class Layout {
  commands;
  seats;
  review;
  status;
  element;
  #choices;
  #panels;
  #moves;
  #replay;
  #record;
  #home;
  #whose;
  #sheets;
  #notes = h('div', { class: 'notes' });
  #kept = h('p', { class: 'kept' });

  constructor(card: Card, board: Board, tells: LayoutTells) {
    this.commands = new Commands(tells.command);
    this.#sheets = card.sheets;
    this.seats = new Seats(card, tells.look);
    this.#whose = new Whose(card, tells.look);
    this.status = new Status(() => tells.go(Infinity));
    this.#choices = new Choices(tells.choose, () => board.focus());
    this.#panels = new Panels(card);
    this.#moves = new Moves(tells.go);
    this.#replay = new Replay(tells.go);
    this.#record = h('section', { class: 'record', 'aria-label': 'Moves' });
    this.review = new ReviewPane(card, this.#record, tells);
    const { heading, element } = this.review;
    this.#record.append(heading, this.#moves.list, element, this.#replay.element);
    this.#home = h('aside', { class: 'side after' }, this.#record);
    this.element = h(
      'div',
      { class: 'table' },
      this.#head(card),
      this.#left(),
      h('div', { class: 'space' }, board.element, this.#whose.element),
      this.#home,
    );
  }

  #head(card: Card) {
    const back = h('a', { class: 'button quiet square', href: '#', 'aria-label': 'All games' });
    back.append(icon('back'));
    return h(
      'header',
      { class: 'head' },
      back,
      h('h1', { text: card.title }),
      this.commands.head,
      settingsButton(),
    );
  }

  #left() {
    return h(
      'div',
      { class: 'side before' },
      this.status.element,
      this.#notes,
      this.seats.element,
      this.#choices.element,
      this.#panels.element,
      this.#kept,
      this.commands.element,
    );
  }

  /** Whose turn it is, and what can be chosen. */
  turn(view: View, session: Session, open: string[], thinking: number | null) {
    this.#players(view, session, thinking);
    this.#choices.show(view.buttons, open);
    this.#replay.show(view.ply, view.plies);
    this.#say(view, session);
    // What is said decides how much room the moves have.
    this.#moves.showCurrent();
  }

  /** How the game has gone so far. */
  story(view: View) {
    this.#panels.show(view.panels);
    const names = view.players.map(({ name }) => name);
    this.#moves.show(view.moves, view.ply, names);
  }

  /** Brings the current move into sight, where the list has it. */
  showCurrent() {
    this.#moves.showCurrent();
  }

  /** What can be told without the rules. */
  outline(view: View, session: Session) {
    this.#players(view, session, null);
    this.story(view);
    this.showCurrent();
  }

  #players(view: View, session: Session, thinking: number | null) {
    const bottom = this.#sheets ? session.bottom : view.seat;
    this.seats.show(view, session.seats, bottom, thinking);
    this.element.classList.toggle('over', view.over);
  }

  /** Whose sheet shows. */
  whose(view: View, seats: SeatPlayer[], own: number) {
    this.#whose.show(view, seats, own);
  }

  #say(view: View, session: Session) {
    const past = view.ply < view.plies;
    this.status.looking(past);
    this.status.result(view.over);
    if (view.over) this.status.say(resultWords(view, session.seats), view.reason ?? '');
    else if (past) this.status.past(view);
    else this.status.say(turnWords(view, session));
  }

  /** Why nothing can be picked on a view. */
  idleWords(view: View, session: Session) {
    if (view.ply < view.plies) return 'This is an earlier position. Go back to the game to play';
    if (view.over) return 'The game is over';
    const others = this.#sheets && view.seat !== view.to_move;
    if (!others || session.isBot(view.to_move)) return turnWords(view, session);
    return `This is ${whoseSheet(view, session.seats, this.#sheets)}. Go back to play`;
  }

  /** Shows the sentence for the picks that are made, and gives it; '' where there is none. */
  prompt(view: View, session: Session, board: Board) {
    this.#choices.show(view.buttons, board.open());
    const words = view.prompts[board.path.join(' ')] ?? view.prompts[board.path.length];
    if (words) this.status.say(words);
    else this.#say(view, session);
    return words ?? '';
  }

  /** What of Hint, Pause and Review is of use now. */
  offer(offers: Offers, view: View, session: Session) {
    this.commands.offer(offers);
    if (offers.hint === 'asking') this.status.say('Looking for a good move');
    this.review.show(view, session, offers.review);
  }

  hint(head: string, below: string, picks: string[]) {
    this.status.say(head, below);
    this.#choices.hint(picks);
  }

  clearHint(view: View, session: Session, board: Board) {
    this.#choices.hint([]);
    this.prompt(view, session, board);
  }

  /** The review in place of the list of moves, or in a sheet where that is. */
  openReview() {
    this.review.open();
    if (this.commands.isInView('moves')) this.openMoves();
  }

  title(words: string) {
    document.title = words;
  }

  /** Whether the game is kept on this device. */
  kept(kept: Kept) {
    this.#kept.textContent = UNKEPT[kept];
  }

  /** Places for a tip and for the yes before an action. */
  guide(tip: HTMLElement, confirm: HTMLElement) {
    this.status.element.after(tip);
    this.commands.element.append(confirm);
  }

  note(note: HTMLElement | null) {
    this.#notes.replaceChildren(...(note ? [note] : []));
  }

  /** The list of moves in a sheet, where it has no room beside the board. */
  openMoves() {
    const onClose = () => this.#home.append(this.#record);
    openSheet({ title: this.review.title, content: this.#record, kind: 'low', onClose });
    this.#moves.showCurrent();
  }

  /** The standing in a sheet, where it has no room beside the board. */
  openPanels() {
    const onClose = () => this.#panels.takeBack();
    openSheet({ title: 'Standing', content: this.#panels.list, kind: 'low', onClose });
  }

  close() {
    this.review.close();
    this.#home.append(this.#record);
  }
}
