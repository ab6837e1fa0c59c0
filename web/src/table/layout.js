/** @import {Card, SeatPlayer, View} from "../types.js" */
/** @import {Board} from "../board/board.js" */
/** @import {Command} from "./commands.js" */
/** @import {Session} from "./session.js" */
/** @import {Kept} from "../store.js" */
import { h } from '../page/dom.js';
import { icon } from '../page/icons.js';
import { openSheet } from '../page/sheet.js';
import { resultWords } from '../page/words.js';
import { ReviewPane } from '../review/pane.js';
import { settingsButton } from '../settings/sheet.js';
import { Choices } from './choices.js';
import { Commands } from './commands.js';
import { Moves } from './moves.js';
import { Panels } from './panels.js';
import { Replay } from './replay.js';
import { Seats } from './seats.js';
import { whoseSheet } from './sheets.js';
import { Status } from './status.js';
import { turnWords } from './telling.js';
import { Whose } from './whose.js';

/**
 * What a table's page tells.
 * @typedef {{go: (ply: number) => void, choose: (id: string) => void,
 *   command: (command: Command) => void, look: (seat: number) => void,
 *   think: (name: string, args: object) => Promise<any>, lanes: () => number,
 *   playFrom: (ply: number) => void}} LayoutTells
 */

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

  /** @param {Card} card @param {Board} board @param {LayoutTells} tells */
  constructor(card, board, tells) {
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

  /** @param {Card} card */
  #head(card) {
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

  /**
   * Whose turn it is, and what can be chosen.
   * @param {View} view
   * @param {Session} session
   * @param {string[]} open
   * @param {number | null} thinking
   */
  turn(view, session, open, thinking) {
    this.#players(view, session, thinking);
    this.#choices.show(view.buttons, open);
    this.#replay.show(view.ply, view.plies);
    this.#say(view, session);
    // What is said decides how much room the moves have.
    this.#moves.showCurrent();
  }

  /** How the game has gone so far. @param {View} view */
  story(view) {
    this.#panels.show(view.panels);
    const names = view.players.map(({ name }) => name);
    this.#moves.show(view.moves, view.ply, names);
  }

  /** Brings the current move into sight, where the list has it. */
  showCurrent() {
    this.#moves.showCurrent();
  }

  /** What can be told without the rules. @param {View} view @param {Session} session */
  outline(view, session) {
    this.#players(view, session, null);
    this.story(view);
    this.showCurrent();
  }

  /** @param {View} view @param {Session} session @param {number | null} thinking */
  #players(view, session, thinking) {
    const bottom = this.#sheets ? session.bottom : view.seat;
    this.seats.show(view, session.seats, bottom, thinking);
    this.element.classList.toggle('over', view.over);
  }

  /**
   * Whose sheet shows.
   * @param {View} view
   * @param {SeatPlayer[]} seats
   * @param {number} own
   */
  whose(view, seats, own) {
    this.#whose.show(view, seats, own);
  }

  /** @param {View} view @param {Session} session */
  #say(view, session) {
    const past = view.ply < view.plies;
    this.status.looking(past);
    this.status.result(view.over);
    if (view.over) this.status.say(resultWords(view, session.seats), view.reason ?? '');
    else if (past) this.status.past(view);
    else this.status.say(turnWords(view, session));
  }

  /**
   * Why nothing can be picked on a view.
   * @param {View} view
   * @param {Session} session
   */
  idleWords(view, session) {
    if (view.ply < view.plies) return 'This is an earlier position. Go back to the game to play';
    if (view.over) return 'The game is over';
    const others = this.#sheets && view.seat !== view.to_move;
    if (!others || session.isBot(view.to_move)) return turnWords(view, session);
    return `This is ${whoseSheet(view, session.seats, this.#sheets)}. Go back to play`;
  }

  /**
   * Shows the sentence for the picks that are made, and gives it; '' where there is none.
   * @param {View} view
   * @param {Session} session
   * @param {Board} board
   */
  prompt(view, session, board) {
    this.#choices.show(view.buttons, board.open());
    const words = view.prompts[board.path.join(' ')] ?? view.prompts[board.path.length];
    if (words) this.status.say(words);
    else this.#say(view, session);
    return words ?? '';
  }

  /**
   * What of Hint, Pause and Review is of use now.
   * @param {import("./offers.js").Offers} offers @param {View} view @param {Session} session
   */
  offer(offers, view, session) {
    this.commands.offer(offers);
    if (offers.hint === 'asking') this.status.say('Looking for a good move');
    this.review.show(view, session, offers.review);
  }

  /** @param {string} head @param {string} below @param {string[]} picks */
  hint(head, below, picks) {
    this.status.say(head, below);
    this.#choices.hint(picks);
  }

  /** @param {View} view @param {Session} session @param {Board} board */
  clearHint(view, session, board) {
    this.#choices.hint([]);
    this.prompt(view, session, board);
  }

  /** The review in place of the list of moves, or in a sheet where that is. */
  openReview() {
    this.review.open();
    if (this.commands.isInView('moves')) this.openMoves();
  }

  /** @param {string} words */
  title(words) {
    document.title = words;
  }

  /** Whether the game is kept on this device. @param {Kept} kept */
  kept(kept) {
    this.#kept.textContent = UNKEPT[kept];
  }

  /** Places for a tip and for the yes before an action. @param {HTMLElement} tip @param {HTMLElement} confirm */
  guide(tip, confirm) {
    this.status.element.after(tip);
    this.commands.element.append(confirm);
  }

  /** @param {HTMLElement | null} note */
  note(note) {
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
