import { Board } from '../board/board.ts';
import type { How } from '../board/events.ts';
import { side } from '../keep/settings.ts';
import type { SavedTable, Store } from '../keep/store.ts';
import type { Card, Door, View } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import { hush } from '../ui/toast.ts';
import { errorKind, sentence } from '../ui/words.ts';
import { Around } from './around.ts';
import { Bots } from './bots.ts';
import { branch } from './branch.ts';
import { Extras } from './extras.ts';
import { sayBotFailed, sayFailed } from './failures.ts';
import { Guide } from './guide.ts';
import { Keyboard } from './keyboard.ts';
import { Layout } from './layout.ts';
import { Looker } from './looker.ts';
import { Preview } from './preview.ts';
import { Session } from './session.ts';
import { lookedAt, toldOf } from './telling.ts';
import { Thinker } from './thinker.ts';
import { Why } from './why.ts';

/** What a table needs of the page around it. */
export type TableHost = {
  door: Door;
  store: Store;
  paper: { changed: (card: Card, saved: SavedTable) => void };
  goTo: (hash: string) => void;
  retry: () => void;
  askNew: (card: Card, saved: SavedTable) => void;
  playAgain: (card: Card, saved: SavedTable) => void;
  openRules: (card: Card) => void;
  print: (saved: SavedTable) => void;
  share: (card: Card, record: SavedTable['record']) => void;
};

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
  /** the view that shows */
  #view: View | null = null;
  /** Counts what was begun, so that an answer that comes too late is known. */
  #turn = 0;

  #unwatch = side.onChange(() => {
    if (this.#view && !this.#card.sheets) this.#looker.anew('fade');
  });

  constructor(app: TableHost, card: Card, saved: SavedTable) {
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
      present: (view: View, how: How) => this.#present(view, how),
      stillNow: () => this.#stillNow(),
      changed: () => this.#around.show(),
      goOn: () => this.#goOnWatching(),
      failed: (error: unknown) => this.#failed(error),
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

  /** Shows a picture kept from before, until the rules answer. */
  prepare(view: View) {
    this.#board.show(view, this.#card, { promises: false });
    this.#layout.outline(view, this.#session);
  }

  note(note: HTMLElement | null) {
    this.#layout.note(note);
  }

  /** Shows the game as it stands, and goes on with it. */
  async open(): Promise<void> {
    const turn = this.#begin();
    this.#looker.forget();
    const view = await this.#session.view(this.#session.plies);
    if (turn !== this.#turn) return;
    this.#layout.note(null);
    this.#present(view, 'none');
    this.#save(view);
    this.#next();
  }

  /** @returns whether it does something here */
  key(event: KeyboardEvent): boolean {
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

  #present(view: View, how: How) {
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

  /** A person has decided, by picks or by typing. */
  #decided(action: string) {
    this.#guide.acted();
    this.#act(action);
  }

  /** Plays an action and shows what came of it, ply by ply. */
  async #act(action: string) {
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
   * @param before how many plies there were
   * @param known the view of the one ply that came
   */
  async #advance(before: number, turn: number, known: View | null) {
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

  /** @param view of the last ply */
  #save(view: View) {
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

  async #goOn(turn: number) {
    const { seats, plies, paused } = this.#session;
    if (paused) return;
    if (seats.some((seat) => seat !== 'person')) this.#bots.start().catch(() => {});
    const view = this.#view?.ply === plies ? this.#view : await this.#session.view(plies);
    if (turn !== this.#turn || !this.#session.isBot(view.to_move)) return;
    await this.#letThink(view.to_move, turn);
  }

  async #letThink(seat: number, turn: number) {
    try {
      const action = await this.#thinker.choose(seat);
      if (turn !== this.#turn) return;
      this.#thinker.rest();
      await this.#act(action);
    } catch (error) {
      if (turn === this.#turn && errorKind(error) !== 'stopped') this.#botFailed(error);
    }
  }

  #botFailed(error: unknown) {
    this.#thinker.rest();
    sayBotFailed(this.#layout, error, () => {
      this.#begin();
      this.#next();
    });
  }

  #failed(error: unknown) {
    if (errorKind(error) === 'stopped') return;
    sayFailed(this.#layout, error, () => this.#app.retry());
    this.#board.setLive(this.#view !== null && this.#session.mayAct(this.#view));
  }

  /** Shows a ply of the game, the newest or an earlier one. */
  async #goTo(ply: number) {
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

  async #showNewest(how: How, words: string) {
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

  /** Another page played on at this table. */
  adopt(saved: SavedTable) {
    if (JSON.stringify(saved.record) === JSON.stringify(this.saved.record)) return;
    this.#session.saved = saved;
    this.open().catch((error) => this.#failed(error));
  }
}
