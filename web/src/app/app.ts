import { h } from 'preact';
import { persons } from '../game/seating.ts';
import { land } from '../home/grow.ts';
import { Home } from '../home/home.ts';
import type { Choices } from '../home/setup.ts';
import { openSetup } from '../home/setup.ts';
import { keepChoices, usualChoices } from '../home/usual.ts';
import { keepPicture, pictureOf } from '../keep/last-picture.ts';
import type { Route } from '../keep/links.ts';
import { newHash, printHash, readHash, readJson, tableHash } from '../keep/links.ts';
import type { SavedTable, Store } from '../keep/store.ts';
import { newTable } from '../keep/store.ts';
import { PrintPage } from '../print/page.ts';
import { ReadyPaper } from '../print/ready.ts';
import { Games } from '../python/catalog.ts';
import { Engine } from '../python/engine.ts';
import { withFiles } from '../python/prepared.ts';
import { openRules } from '../rules/beside.ts';
import { RulesPage } from '../rules/page.ts';
import type { Card, GameRecord, SeatPlayer } from '../scene/types.ts';
import { BrokenRecord } from '../table/broken-record.tsx';
import { TableScreen } from '../table/screen.tsx';
import { Table } from '../table/table.ts';
import { closeSheets } from '../ui/dialog.ts';
import { attr } from '../ui/dom.ts';
import { mount } from '../ui/mount.ts';
import { problem } from '../ui/notes.ts';
import { Problem } from '../ui/problem.tsx';
import { Progress } from '../ui/progress.ts';
import { Progress as ProgressLine, progress } from '../ui/progress.tsx';
import { share } from '../ui/share.ts';
import { waiting } from '../ui/waiting.ts';
import {
  ended,
  errorKind,
  errorWords,
  isOfRecord,
  levelOf,
  levelWords,
  sentence,
} from '../ui/words.ts';

export type Screen = {
  element: HTMLElement;
  close?: () => void;
  stepBack?: () => boolean;
  key?: (event: KeyboardEvent) => boolean;
};

/** The page as a whole: which address shows what, and the one engine behind it. */
export class App {
  store;
  #main;
  #engine;
  #progress = new Progress();
  #ready: Promise<void> = Promise.resolve();
  #screen: Screen | null = null;
  #table: Table | null = null;
  #visit = 0;
  /** Where the rules, or what is for paper, were opened from. */
  #from = '';

  /** What is the same for everybody at once, the rest as soon as the rules run. */
  door = withFiles({
    call: async (name, args) => {
      await this.#ready;
      return this.#engine.call(name, { ...args });
    },
  });

  games = new Games(this.door);
  paper = new ReadyPaper(this.door);

  constructor(main: HTMLElement, store: Store) {
    this.#main = main;
    this.store = store;
    this.#engine = new Engine({
      onProgress: (amount) => {
        this.#progress.show(amount);
        progress.value = amount.total ? Math.min(1, amount.loaded / amount.total) : 0;
      },
      onState: (state) =>
        attr(document.documentElement, 'data-engine', state === 'off' ? 'loading' : state),
    });
  }

  start() {
    // Every page needs the games, some of them late; they are on their way already.
    this.games.all().catch(() => {});
    this.#startEngine();
    addEventListener('hashchange', (event) => this.#goFrom(event));
    addEventListener('pagehide', () => this.#remember());
    document.addEventListener('visibilitychange', () => this.#remember());
    document.addEventListener('keydown', (event) => this.#key(event));
    this.store.watch((key) => this.#changedElsewhere(key));
    this.store.prune();
    this.go();
  }

  #startEngine() {
    this.#ready = this.#engine.start();
    this.#ready.catch(() => {});
  }

  /** Starts the rules again and shows the same place. */
  retry() {
    if (this.#engine.state !== 'ready') this.#startEngine();
    this.go();
  }

  #goFrom(event: Event) {
    const aside = this.#screen instanceof RulesPage || this.#screen instanceof PrintPage;
    if (event instanceof HashChangeEvent && !aside) this.#from = new URL(event.oldURL).hash;
    this.go();
  }

  /** Goes where the address says. */
  go() {
    this.#visit += 1;
    this.#remember();
    closeSheets();
    const route = readHash(location.hash);
    const goes = {
      home: () => this.#goHome(),
      new: (where) => this.#goNew(where),
      table: (where) => this.#goTable(where.key),
      record: (where) => this.#goRecord(where.text),
      rules: (where) => this.#goRules(where.game),
      print: (where) => this.#goPrint(where),
      wrong: async (where) => this.#wrong(where.words),
    } as Record<Route['to'], (route: any) => Promise<void>>;
    const visit = this.#visit;
    goes[route.to](route).catch((error) => {
      if (visit === this.#visit) this.#couldNot(error);
    });
  }

  #show(screen: Screen, page: 'home' | 'table' | 'rules' | 'print' | 'words', title: string) {
    this.#screen?.close?.();
    this.#screen = screen;
    document.body.dataset.page = page;
    attr(document.documentElement, 'data-board', 'none');
    document.title = title;
    this.#main.replaceChildren(screen.element);
    scrollTo(0, 0);
    // The focus was on something that is gone: the next Tab begins at the top of the page.
    this.#main.focus({ preventScroll: true });
  }

  async #goHome() {
    const home = new Home(this);
    this.#show(home, 'home', 'pygames: board games');
    try {
      home.show(await this.games.all());
      await this.#ready;
    } catch (error) {
      home.failed(error);
    }
  }

  async #goRules(game: string | null) {
    const known = this.#screen instanceof RulesPage ? this.#screen : null;
    const page = known ?? new RulesPage(this, this.#from);
    if (!known) this.#show(page, 'rules', 'Rules · pygames');
    await page.go(game, this.#progress.element);
  }

  async #goPrint({ game, table }: Route & { to: 'print' }) {
    const known = this.#screen instanceof PrintPage ? this.#screen : null;
    const page = known ?? new PrintPage(this, this.#from);
    if (!known) this.#show(page, 'print', 'On paper · pygames');
    await page.go(game, table, this.#progress.element);
  }

  /** Keeps a table on this device. */
  keep(card: Card, saved: SavedTable) {
    const kept = this.store.save(saved);
    this.paper.changed(card, saved);
    return kept;
  }

  /** Words while something is being fetched. */
  #settingUp() {
    this.#show(waiting(this.#progress.element), 'words', 'pygames');
  }

  async #goNew({ game, seats, options, seed }: Route & { to: 'new' }) {
    const visit = this.#visit;
    this.#settingUp();
    const card = await this.games.card(game);
    if (visit !== this.#visit) return;
    const bad = seats?.find((seat) => levelOf(seat) && !card.levels.includes(levelOf(seat)));
    if (bad) return this.#wrong(`This link seats “${bad}”, and ${levelWords(card)}.`);
    // What is undefined is left out of the request.
    const players = seats?.length;
    const wanted = { game, players, options: options ?? undefined, seed: seed ?? undefined };
    const { record } = await this.door.call('new', wanted);
    if (visit === this.#visit) await this.#openNew(record, seats);
  }

  /** Makes a table of its own for a record. */
  async #openNew(record: GameRecord, seats: SeatPlayer[] | null) {
    const saved = newTable(record, seats ?? persons(record.players));
    this.store.save(saved);
    history.replaceState(null, '', tableHash(saved.key));
    await this.#openTable(saved);
  }

  async #goTable(key: string) {
    const saved = this.store.load(key);
    if (saved) await this.#openTable(saved);
    else if (this.store.damaged) {
      this.store.damaged = 0;
      this.#wrong('This saved game is damaged and can’t be opened. It was set aside, not deleted.');
    } else this.#wrong('This game isn’t kept on this device.');
  }

  async #openTable(saved: SavedTable) {
    const visit = this.#visit;
    const known = this.games.cards.find((card) => card.id === saved.record.game);
    if (!known) this.#settingUp();
    const card = known ?? (await this.games.card(saved.record.game));
    if (visit !== this.#visit) return;
    const table = new Table(this, card, saved);
    const host = document.createElement('div');
    mount(h(TableScreen, { table }), host);
    const element = host.firstElementChild as HTMLElement;
    const screen = {
      element,
      stepBack: () => table.stepBack(),
      key: (event: KeyboardEvent) => table.key(event),
      close: () => {
        table.close();
        mount(null, host);
        this.#table = null;
      },
    };
    this.#show(screen, 'table', card.title);
    this.#table = table;
    const view = pictureOf(saved);
    if (view) table.prepare(view);
    table.note.value = h(ProgressLine, {});
    await this.#openOrBreak(table, saved, element);
  }

  async #openOrBreak(table: Table, saved: SavedTable, element: HTMLElement) {
    const visit = this.#visit;
    try {
      await table.open();
      land(element);
    } catch (error) {
      if (visit !== this.#visit) return;
      if (isOfRecord(error)) await this.#broken(saved.record, error, saved.seats);
      else this.#couldNotStart(table, error);
    }
  }

  #couldNotStart(table: Table, error: unknown) {
    const ways = [
      { word: 'Try again', press: () => this.retry() },
      { word: 'Back', press: () => this.goTo('') },
    ];
    const words = 'This game could not start. Your moves are kept.';
    const why = sentence(errorWords(error));
    table.note.value = h(Problem, { words: `${words} ${why}`, ways });
  }

  async #goRecord(text: string) {
    const visit = this.#visit;
    const record = readJson(text) as GameRecord | undefined;
    if (typeof record !== 'object' || record === null) {
      this.#wrong('This link holds no game: its text was cut off or changed on the way.');
      return;
    }
    this.#settingUp();
    try {
      const at = Array.isArray(record.actions) ? record.actions.length : 0;
      await this.door.call('view', { record, at, seat: 0 });
      if (visit === this.#visit) await this.#openNew(record, null);
    } catch (error) {
      if (visit !== this.#visit) return;
      if (!isOfRecord(error)) throw error;
      await this.#broken(record, error, null);
    }
  }

  /** A record that does not hold: the words of the error, and the game up to there. */
  async #broken(record: GameRecord, error: unknown, seats: SeatPlayer[] | null) {
    const { at } = error as { at?: number };
    const words = `This saved game isn’t valid: ${ended(errorWords(error))}`;
    if (at === undefined) return this.#wrong(words);
    const card = await this.games.card(record.game);
    const sound = { ...record, actions: record.actions.slice(0, at) };
    const view = await this.door.call('view', { record: sound, at, seat: 0 });
    const element = document.createElement('div');
    const screen = { element, close: () => mount(null, element) };
    this.#show(screen, 'words', card.title);
    const onPlay = () => {
      this.#openNew(sound, seats).catch((problem) => this.#couldNot(problem));
    };
    const onLeave = () => this.goTo('');
    mount(h(BrokenRecord, { card, view, reason: words, onPlay, onLeave }), element);
  }

  #couldNot(error: unknown) {
    const kind = errorKind(error);
    if (kind === 'unknown-game')
      this.#wrong(`This link leads nowhere: ${ended(errorWords(error))}`);
    else if (isOfRecord(error)) this.#wrong(`This link can’t be used: ${ended(errorWords(error))}`);
    else {
      const again = { word: 'Try again', press: () => this.retry() };
      this.#wrong(
        `This game could not start. Your moves are kept. ${sentence(errorWords(error))}`,
        [again],
      );
    }
  }

  #wrong(words: string, ways: { word: string; press: () => void }[] = []) {
    const home = { word: 'All games', press: () => this.goTo('') };
    this.#show(waiting(problem(words, [...ways, home])), 'words', 'pygames');
  }

  goTo(hash: string) {
    if (location.hash === hash || (!hash && !location.hash)) this.go();
    else location.hash = hash;
  }

  /** Asks who plays before a game begins. */
  askGame(card: Card) {
    const start = (choices: Choices) => this.#begin(card, choices);
    openSetup({ card, ...usualChoices(card), start, rules: () => this.openRules(card) });
  }

  /** Asks before an unfinished game goes. */
  askNew(card: Card, saved: SavedTable) {
    const { seats, record } = saved;
    const goes = !saved.over && record.actions.length > 0;
    const notice = goes
      ? 'This game isn’t finished. A new one takes its place.'
      : 'Play another game.';
    openSetup({
      card,
      notice,
      stay: goes ? 'Keep playing' : 'Close',
      seats,
      options: record.options,
      rules: () => {},
      start: (choices) => {
        if (goes) this.store.remove(saved.key);
        this.#begin(card, choices);
      },
    });
  }

  #begin(card: Card, choices: Choices) {
    keepChoices(card.id, choices);
    this.goTo(newHash(card.id, choices));
  }

  /** The same players, the same options. */
  playAgain(card: Card, saved: SavedTable) {
    this.goTo(newHash(card.id, { seats: saved.seats, options: saved.record.options }));
  }

  openRules(card: Card) {
    openRules(this.door, card, this.progress());
  }

  /** Goes where a table's game can be printed. */
  print({ key, record }: SavedTable) {
    this.goTo(printHash(record.game, key));
  }

  share(card: Card, record: GameRecord) {
    share(card.title, record);
  }

  #key(event: KeyboardEvent) {
    if (document.querySelector('dialog[open]')) return;
    const does = event.key === 'Escape' ? this.#screen?.stepBack?.() : this.#screen?.key?.(event);
    if (does) event.preventDefault();
  }

  #changedElsewhere(key: string) {
    if (this.#table?.saved.key !== key) return;
    const saved = this.store.load(key);
    if (saved) this.#table.adopt(saved);
  }

  /** One more place that says how far the start is. */
  progress() {
    return this.#progress.another();
  }

  /** Keeps the picture of the table that is open, to paint it at once next time. */
  #remember() {
    if (this.#table?.picture) keepPicture(this.#table.saved, this.#table.picture);
  }
}
