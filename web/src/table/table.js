/** @import {Card, View} from "../types.js" */
/** @import {App} from "../app.js" */
/** @import {SavedTable} from "../store.js" */
/** @import {How} from "../board/tells.js" */
import { Board } from '../board/board.js';
import { announce } from '../page/announce.js';
import { side } from '../page/setting.js';
import { hush } from '../page/toast.js';
import { errorKind, sentence } from '../page/words.js';
import { Around } from './around.js';
import { Bots } from './bots.js';
import { branch } from './branch.js';
import { Extras } from './extras.js';
import { sayBotFailed, sayFailed } from './failures.js';
import { Guide } from './guide.js';
import { Keyboard } from './keyboard.js';
import { Layout } from './layout.js';
import { Looker } from './looker.js';
import { Preview } from './preview.js';
import { Session } from './session.js';
import { lookedAt, toldOf } from './telling.js';
import { Thinker } from './thinker.js';
import { Why } from './why.js';

/** A game being played: what the board tells becomes calls of the rules, and views to show. */
export class Table {
  #app;
  #card;
  #session;
  #layout;
  #looker;
  #board;
  #preview;
  #why;
  #bots;
  #extras;
  #keyboard;
  #guide;
  #thinker;
  #around;
  /** @type {View | null} the view that shows */
  #view = null;
  /** Counts what was begun, so that an answer that comes too late is known. */
  #turn = 0;

  #unwatch = side.onChange(() => {
    if (this.#view && !this.#card.sheets) this.#looker.anew('fade');
  });

  /** @param {App} app @param {Card} card @param {SavedTable} saved */
  constructor(app, card, saved) {
    this.#app = app;
    this.#card = card;
    this.#bots = new Bots(card);
    this.#board = new Board({
      action: (action) => this.#decided(action),
      holds: (action) => this.#guide.holds(action),
      ask: (picks) => this.#why.picks(picks, this.#stillNow()),
      picks: () => this.#picksChanged(),
      idle: () => this.#view && !this.#session.mayAct(this.#view) && this.#why.idle(this.#view),
      sized: () => this.#looker.sized(),
      landed: () => this.#around.finish(),
      foresee: (action) => this.#preview.ask(action, this.#view),
    });
    this.#session = new Session(app.door, saved, card.sheets, () => this.#board.room);
    this.#layout = new Layout(card, this.#board, {
      go: (ply) => this.#goTo(ply),
      choose: (id) => this.#board.choose(id),
      command: (command) => {
        this.#guide.used(command);
        this.#commands[command]();
      },
      look: (seat) => this.#looker.lookAt(seat),
      think: (name, args) => this.#bots.ask(name, args),
      lanes: () => this.#bots.gather(),
      playFrom: (ply) => app.goTo(branch(app.store, this.saved, ply)),
    });
    this.#preview = new Preview(this.#session, this.#board);
    const parts = { card, board: this.#board, bots: this.#bots, layout: this.#layout };
    const host = {
      ...parts,
      session: this.#session,
      preview: this.#preview,
      view: () => this.#view,
      present: (/** @type {View} */ view, /** @type {How} */ how) => this.#present(view, how),
      stillNow: () => this.#stillNow(),
      changed: () => this.#around.show(),
      goOn: () => this.#goOnWatching(),
      failed: (/** @type {unknown} */ error) => this.#failed(error),
    };
    this.#looker = new Looker(host);
    this.#thinker = new Thinker(host);
    this.#extras = new Extras(host);
    this.#guide = new Guide(host);
    const [thinker, extras, guide] = [this.#thinker, this.#extras, this.#guide];
    this.#around = new Around({ ...host, thinker, extras, guide });
    this.#keyboard = new Keyboard({
      ...host,
      go: (ply) => this.#goTo(ply),
      play: (action) => {
        this.#board.setLive(false);
        this.#decided(action);
      },
      why: () => this.#view && this.#why.idle(this.#view),
    });
    this.#why = new Why(this.#session, this.#layout);
  }

  get element() {
    return this.#layout.element;
  }

  get saved() {
    return this.#session.saved;
  }

  #commands = {
    undo: () => this.#takeBack(),
    redo: () => this.#redo(),
    hint: () => this.#extras.toggleHint(),
    pause: () => this.#extras.pauseOrGo(),
    review: () => this.#layout.openReview(),
    moves: () => this.#layout.openMoves(),
    panels: () => this.#layout.openPanels(),
    new: () => this.#app.askNew(this.#card, this.saved),
    again: () => this.#app.playAgain(this.#card, this.saved),
    rules: () => this.#app.openRules(this.#card),
    print: () => this.#app.print(this.saved),
    share: () => this.#app.share(this.#card, this.saved.record),
    keys: () => this.#keyboard.openHelp(),
  };

  /** Shows a picture kept from before, until the rules answer. @param {View} view */
  prepare(view) {
    this.#board.show(view, this.#card, { promises: false });
    this.#layout.outline(view, this.#session);
  }

  /** @param {HTMLElement | null} note */
  note(note) {
    this.#layout.note(note);
  }

  /** Shows the game as it stands, and goes on with it. @returns {Promise<void>} */
  async open() {
    const turn = this.#begin();
    this.#looker.forget();
    const view = await this.#session.view(this.#session.plies);
    if (turn !== this.#turn) return;
    this.#layout.note(null);
    this.#present(view, 'none');
    this.#save(view);
    this.#next();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it does something here */
  key(event) {
    return this.#keyboard.hear(event);
  }

  close() {
    this.#turn += 1;
    this.#around.finish();
    this.#unwatch();
    this.#bots.stop();
    this.#board.close();
    this.#layout.close();
  }

  /** Steps back one pick, as Escape does. */
  stepBack() {
    if (hush() || this.#extras.hideHint()) return true;
    if (!this.#board.back()) return false;
    if (!this.#board.path.length && this.#view) announce(sentence(this.#view.status));
    return true;
  }

  /** The view that shows, to be kept as a picture. */
  get picture() {
    return this.#view;
  }

  /** Begins something new: what was under way no longer counts. */
  #begin() {
    this.#turn += 1;
    this.#extras.hideHint();
    this.#thinker.interrupt();
    return this.#turn;
  }

  /** @param {View} view @param {How} how */
  #present(view, how) {
    this.#extras.hideHint();
    this.#guide.shows(this.#view, view, how);
    this.#view = view;
    this.#looker.shown();
    this.#keyboard.show(view);
    this.#board.show(view, this.#card, { how, live: this.#session.mayAct(view) });
    this.#around.show();
  }

  /** Bots that play each other were paused, or go on. */
  #goOnWatching() {
    this.#begin();
    this.#around.show();
    if (!this.#session.paused) this.#goTo(this.#session.plies);
    this.#next();
  }

  #picksChanged() {
    this.#extras.hideHint();
    this.#guide.picked();
    if (this.#view) announce(this.#layout.prompt(this.#view, this.#session, this.#board));
  }

  /** A person has decided, by picks or by typing. @param {string} action */
  #decided(action) {
    this.#guide.acted();
    this.#act(action);
  }

  /** Plays an action and shows what came of it, ply by ply. @param {string} action */
  async #act(action) {
    const turn = this.#begin();
    const before = this.#session.plies;
    try {
      const view = await this.#session.play(action, this.#looker.after);
      if (turn === this.#turn) await this.#advance(before, turn, view);
    } catch (error) {
      if (turn === this.#turn) this.#failed(error);
    }
  }

  /**
   * @param {number} before how many plies there were
   * @param {number} turn
   * @param {View | null} known the view of the one ply that came
   */
  async #advance(before, turn, known) {
    const looking = this.#view !== null && this.#view.ply < before;
    const from = looking ? this.#session.plies : before;
    for (let ply = from + 1; ply <= this.#session.plies; ply += 1) {
      const view = known ?? (await this.#session.view(ply, this.#looker.after));
      if (turn !== this.#turn) return;
      this.#present(view, 'step');
      announce(toldOf(view, this.#session.seats));
      if (ply === this.#session.plies) this.#save(view);
      else await this.#board.landed();
      if (turn !== this.#turn) return;
    }
    if (looking) await this.#stay();
    else await this.#looker.turn();
    this.#next();
  }

  /** The game has gone on while an earlier position shows: it stays there. */
  async #stay() {
    const now = await this.#session.view(this.#session.plies);
    announce(toldOf(now, this.#session.seats));
    this.#save(now);
    const view = await this.#session.view(this.#view?.ply ?? 0, this.#looker.after);
    this.#present(view, 'none');
    if (now.over) this.#goTo(now.ply);
  }

  /** @param {View} view of the last ply */
  #save(view) {
    this.#session.note(view);
    this.#layout.kept(this.#app.store.save(this.saved));
    this.#app.paper.changed(this.#card, this.saved);
  }

  /** Goes on with the game: where it is a bot's turn, that one thinks. */
  #next() {
    const turn = this.#turn;
    this.#goOn(turn).catch((error) => {
      if (turn === this.#turn) this.#failed(error);
    });
  }

  /** @param {number} turn */
  async #goOn(turn) {
    const { seats, plies, paused } = this.#session;
    if (paused) return;
    if (seats.some((seat) => seat !== 'person')) this.#bots.start().catch(() => {});
    const view = this.#view?.ply === plies ? this.#view : await this.#session.view(plies);
    if (turn !== this.#turn || !this.#session.isBot(view.to_move)) return;
    await this.#letThink(view.to_move, turn);
  }

  /** @param {number} seat @param {number} turn */
  async #letThink(seat, turn) {
    try {
      const action = await this.#thinker.choose(seat);
      if (turn !== this.#turn) return;
      this.#thinker.rest();
      await this.#act(action);
    } catch (error) {
      if (turn === this.#turn && errorKind(error) !== 'stopped') this.#botFailed(error);
    }
  }

  /** @param {unknown} error */
  #botFailed(error) {
    this.#thinker.rest();
    sayBotFailed(this.#layout, error, () => {
      this.#begin();
      this.#next();
    });
  }

  /** @param {unknown} error */
  #failed(error) {
    if (errorKind(error) === 'stopped') return;
    sayFailed(this.#layout, error, () => this.#app.retry());
    this.#board.setLive(this.#view !== null && this.#session.mayAct(this.#view));
  }

  /** Shows a ply of the game, the newest or an earlier one. @param {number} ply */
  async #goTo(ply) {
    const to = Math.max(0, Math.min(this.#session.plies, ply));
    const from = this.#view?.ply ?? 0;
    if (to === from) return;
    try {
      const turn = this.#turn;
      const view = await this.#session.view(
        to,
        this.#session.seatAt(this.#view, to, this.#looker.chosen),
      );
      if (turn !== this.#turn) return;
      this.#present(view, to === from + 1 ? 'step' : 'fade');
      announce(lookedAt(view));
    } catch (error) {
      this.#failed(error);
    }
  }

  async #takeBack() {
    const ply = this.#session.lastDecision(this.#view?.moves ?? []);
    if (ply < 0) return;
    this.#session.paused = this.#session.watching;
    this.#begin();
    this.#session.takeBack(ply);
    await this.#showNewest('fade', 'Taken back.');
  }

  async #redo() {
    if (!this.#session.canRedo) return;
    this.#begin();
    const before = this.#session.plies;
    this.#session.redo();
    const step = this.#session.plies === before + 1;
    await this.#showNewest(step ? 'step' : 'fade', 'Played again.');
  }

  /** @param {How} how @param {string} words */
  async #showNewest(how, words) {
    const turn = this.#turn;
    this.#looker.forget();
    try {
      const view = await this.#session.view(this.#session.plies);
      if (turn !== this.#turn) return;
      this.#present(view, how);
      this.#save(view);
      announce(`${words} ${view.over ? '' : sentence(view.status)}`);
      this.#next();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Tells later whether nothing new has begun. */
  #stillNow() {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }

  /** Another page played on at this table. @param {SavedTable} saved */
  adopt(saved) {
    if (JSON.stringify(saved.record) === JSON.stringify(this.saved.record)) return;
    this.#session.saved = saved;
    this.open().catch((error) => this.#failed(error));
  }
}
