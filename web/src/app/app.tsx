// The page as a whole: what each address shows, and the one engine behind it.
import { signal } from '@preact/signals';
import { newHash, type Route, readHash } from '../addresses/links.ts';
import { placeOfLacking, UnknownGame, withBrought } from '../catalog/brought.ts';
import { Games } from '../catalog/catalog.ts';
import { type IfCurrent, Latest } from '../game/latest.ts';
import { mixed } from '../game/seating.ts';
import { Home } from '../home/home.tsx';
import { openSetup } from '../home/setup.tsx';
import { zoomFrom } from '../home/zoom.ts';
import { type Choices, keepChoices, lastChoices, rememberedChoices } from '../keep/last-choices.ts';
import { rememberNames } from '../keep/names.ts';
import { playModeOf, type SavedTable } from '../keep/saved-table.ts';
import type { Store } from '../keep/store.ts';
import type { Card, Figure } from '../scene/types.ts';
import { countEnded } from '../settings/installing.ts';
import { SETTINGS } from '../settings/settings-button.tsx';
import { config } from '../site/config.js';
import { ifAny } from '../site/with-timeout.ts';
import { gameHooks } from '../table/game-hooks.ts';
import { toast } from '../ui/announce.ts';
import { closeDialogs } from '../ui/dialog.tsx';
import { FaintBoard } from '../ui/faint-board.tsx';
import { type PagePart, PartMissing, part } from '../ui/part.ts';
import { Problem, type ProblemButton, reloadButton, retryButton, Waiting } from '../ui/problem.tsx';
import { afterFrame, inSlices, nextTask } from '../ui/schedule.ts';
import { errorKind, errorWords, isOfRecord } from '../words/failure.ts';
import * as words from '../words/first.ts';
import { ended, sentence } from '../words/grammar.ts';
import type { FileOrText, Host } from './host.ts';
import { settingUp } from './opening.tsx';
import { type Playing, pasteLink } from './pages.tsx';
import { openers, pageServices } from './room.ts';
import { RulesEngine } from './rules.ts';
import { screen, show } from './screen.tsx';
import type { Tables } from './tables.tsx';

export class App implements Host {
  readonly store: Store;
  readonly inbox = signal<readonly FileOrText[]>([]);
  readonly rules = new RulesEngine();
  readonly door = withBrought(this.rules);
  readonly games = new Games(this.door, config.games);
  /** The address to return to from a detour. */
  from = '';
  /** Loads what opens tables. */
  readonly #load;
  /** Null until a game is first wanted. */
  #tables: Tables | null = null;
  #visits = new Latest();

  constructor(store: Store, load: PagePart<Playing>) {
    this.store = store;
    this.#load = load;
    store.onRemoved = (tables) => void this.#tellRemoved(tables);
  }

  get running(): boolean {
    return this.rules.state.value === 'ready';
  }

  start() {
    const idle = nextTask().then(() => this.#visits.idle());
    this.#startRules(idle);
    idle.then(() => afterFrame(() => this.#getReady().catch(() => {})));
    addEventListener('hashchange', (event) => this.#goFrom(event as HashChangeEvent));
    addEventListener('pagehide', () => this.#tables?.leave());
    // A page from the browser's back cache may show a game that has continued elsewhere.
    addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) this.go();
    });
    document.addEventListener('visibilitychange', () => this.#tables?.remember());
    document.addEventListener('keydown', hearKey);
    this.store.watch((key, removed) => {
      this.#tables?.changedElsewhere(key, removed);
    });
    this.go();
  }

  /**
   * On a first visit the page shows what it can before the rules start, because they would compete
   * for the network and the processor. Later visits have the files.
   * @param idle resolves once the address shows, or can't
   */
  #startRules(idle: Promise<void>) {
    if (ifAny(() => navigator.serviceWorker.controller)) return this.rules.start();
    this.rules.start(Promise.race([idle, this.rules.wanted]).then(painted));
  }

  /** Resolves once the address shows, or can't: less urgent work can begin. */
  async settled(): Promise<void> {
    await this.rules.ready.catch(() => {});
    await this.#visits.idle();
    await painted();
  }

  /** Starts the rules again if they don't run, and shows the same page. */
  retry = () => {
    this.rules.restart();
    this.go();
  };

  goTo = (hash: string) => {
    if (location.hash === hash || (!hash && !location.hash)) this.go();
    else location.hash = hash;
  };

  /** Imports texts and files that the app was opened with, and shows the result. */
  importAll(files: readonly FileOrText[]) {
    const imports = pageServices.get('imports');
    if (!imports) return;
    this.inbox.value = [...this.inbox.value, ...files];
    // Reopened, the page would lose its report.
    if (screen.value?.page !== 'words' && isOfSameRoom(imports)) closeDialogs();
    else this.goTo(imports);
  }

  importText = (text: string) => this.importAll([text]);

  #goFrom(event: HashChangeEvent) {
    if (!screen.value?.detour) this.from = new URL(event.oldURL).hash;
    this.go();
  }

  /** Shows what the address says. */
  go() {
    this.#tables?.remember();
    closeDialogs();
    const route = readHash(location.hash);
    this.visit((ifCurrent) => this.#follow(route, ifCurrent));
  }

  /** Shows something in place of what was being loaded. */
  visit(job: (ifCurrent: IfCurrent) => Promise<void>) {
    this.#visits.run(job).catch((error) => this.couldNot(error));
  }

  async #follow(route: Route, ifCurrent: IfCurrent) {
    if (route.to === 'home') await this.#goHome(ifCurrent);
    else if (route.to === 'wrong') this.wrong(route.words);
    else if (route.to === 'delete') await this.#goDelete(ifCurrent);
    else if (route.to === 'room') await this.#enter(route, ifCurrent);
    else await this.#goPlaying(route, ifCurrent);
  }

  async #goHome(ifCurrent: IfCurrent) {
    const { games, store, door, retry, play } = this;
    const { ready } = this.rules;
    const again = (card: Card) => this.#beginAgain(card);
    const content = <Home {...{ games, store, door, ready, play, again, retry }} />;
    show({ page: 'home', title: words.home.title, content });
    // If they can't be loaded, the page says so itself.
    await ifCurrent(this.games.all().catch(() => {}));
  }

  /** Deletes everything. It reads none of it, so that damaged data can be deleted too. */
  async #goDelete(ifCurrent: IfCurrent) {
    const { ForgetPage } = await ifCurrent(part(SETTINGS));
    const content = <ForgetPage keep={() => this.goTo('')} />;
    show({ page: 'words', title: 'pygames', content });
  }

  /** Opens a room; meanwhile shows the game that the address is about, if any. */
  async #enter({ room: name, place }: { room: string; place: unknown }, ifCurrent: IfCurrent) {
    const [, opener] = openers.filled.find(([by]) => by === name) ?? [];
    if (!opener) return;
    const { load } = opener;
    const game = opener.game?.(place);
    if (game === undefined) await ifCurrent(this.tables());
    else {
      await this.#wait(ifCurrent, game);
      settingUp(game, this.games.peek(game));
    }
    const { open } = await ifCurrent(part({ name, load }));
    await open(this, place, ifCurrent);
  }

  /** Opens a table. */
  async #goPlaying(
    route: Exclude<Route, { to: 'home' | 'wrong' | 'delete' | 'room' }>,
    ifCurrent: IfCurrent,
  ) {
    const game = 'game' in route ? route.game : 'of' in route ? route.of : '';
    const tables = await this.#wait(ifCurrent, game);
    if (route.to === 'new') await tables.begin(route, ifCurrent);
    else if (route.to === 'table') await tables.open(route.key, ifCurrent);
    else if (route.to === 'link') await tables.openLink(route, ifCurrent);
    else if (route.to === 'record') await tables.openRecord(route.text, ifCurrent);
    else await (pageServices.get('message')?.(this, route, ifCurrent) ?? tables.refuseFar());
  }

  async #getReady() {
    await this.tables();
    // Don't read what is about to be deleted.
    if (readHash(location.hash).to === 'delete') return;
    for (const begin of gameHooks.of('started')) begin(this);
  }

  /** Waits for what opens tables; meanwhile shows the game, if known. */
  async #wait(ifCurrent: IfCurrent, game: string) {
    if (placeOfLacking(game)) throw new UnknownGame(game);
    if (this.#tables) return this.#tables;
    const playing = this.tables();
    playing.catch(() => {});
    settingUp(game, this.games.peek(game));
    // The rules say which game a link is for; its card has to be loaded then.
    if (game) await ifCurrent(this.games.card(game).catch(() => {}));
    else this.games.all().catch(() => {});
    settingUp(game, this.games.peek(game));
    return ifCurrent(playing);
  }

  tables = async (): Promise<Tables> => {
    const { begin, Tables } = await part(this.#load);
    if (!this.#tables) {
      begin(this.rules);
      this.#tables = new Tables(this);
    }
    return this.#tables;
  };

  /** Shows what is wrong, and buttons to go on. */
  couldNot = (error: unknown) => {
    const lacking = error instanceof UnknownGame && placeOfLacking(error.id);
    if (lacking) return this.visit((ifCurrent) => this.#enter(lacking, ifCurrent));
    const { message, buttons, details } = troubleOf(error, this);
    this.wrong(message, buttons, details);
  };

  wrong(message: string, buttons: { word: string; press: () => void }[] = [], details?: string) {
    const home = { word: words.common.allGames, press: () => this.goTo('') };
    const [first, ...rest] = [...buttons, home];
    const content = (
      <Waiting>
        <FaintBoard />
        <Problem
          words={message}
          buttons={[{ ...first, look: 'filled' }, ...rest]}
          details={details}
        />
      </Waiting>
    );
    show({ page: 'words', title: 'pygames', content });
  }

  async #tellRemoved(tables: readonly SavedTable[]) {
    const id = tables[0].record.game;
    const card = await this.games.card(id).catch(() => null);
    toast(words.errors.deletedForRoom(tables.length, card?.title ?? id));
  }

  /** Asks who plays before a game begins. */
  play = (card: Card) => {
    const start = (choices: Choices) => this.#begin(card, choices);
    openSetup({ card, ...rememberedChoices(card), start });
  };

  /** Offers another game from a table, and says where an unfinished one stays. */
  askNew(card: Card, saved: SavedTable) {
    const { seats, names, record } = saved;
    const unfinished = !saved.over && record.actions.length > 0;
    openSetup({
      card,
      notice: unfinished ? words.setup.unfinished : words.setup.another,
      stay: unfinished ? words.setup.keepPlaying : words.common.close,
      seats,
      names,
      ...playModeOf(saved),
      options: record.options,
      start: (choices) => this.#begin(card, choices),
    });
  }

  #beginAgain(card: Card) {
    const choices = lastChoices(card);
    if (!choices) return this.play(card);
    zoomFrom(card.id);
    this.#begin(card, choices);
  }

  #begin(card: Card, choices: Choices) {
    keepChoices(card.id, choices);
    rememberNames(choices.names);
    this.goTo(newHash(card.id, choices.mixed ? { ...choices, ...mixed(choices) } : choices));
  }

  keep(card: Card, saved: SavedTable) {
    const result = this.store.save(saved);
    if (saved.over && result === 'kept') countEnded(saved.key);
    for (const hear of gameHooks.of('saved')) hear(this, card, saved);
    return result;
  }

  openRules = (card: Card, clause = '') => {
    pageServices.get('clause')?.(this, card, clause);
  };

  get tryFigure() {
    const figure = pageServices.get('figure');
    if (!figure) return null;
    return (...about: [Card, Figure, string]) => figure(this, ...about);
  }

  clausesOf = (card: Card) => (clause: string) => this.openRules(card, clause);

  paste = () => pasteLink(this.#load, this.goTo);
}

/** Whether the page shows the room of an address. */
function isOfSameRoom(hash: string): boolean {
  const [current, other] = [readHash(location.hash), readHash(hash)];
  return current.to === 'room' && other.to === 'room' && current.room === other.room;
}

/** Resolves after the next paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => afterFrame(() => nextTask().then(() => inSlices(resolve))));
}

function hearKey(event: KeyboardEvent) {
  if (document.querySelector('dialog[open], .menu:popover-open')) return;
  const page = screen.value?.of;
  const does = event.key === 'Escape' ? page?.stepBack() : page?.key?.(event);
  if (does) event.preventDefault();
}

// What to say when a page can't be shown, and which buttons to offer.

type Remedies = {
  /** Starts the rules again if they don't run, and shows the same page. */
  retry: () => void;
  /** Asks for a link that the player was sent. */
  paste: () => void;
};

/** `details` is folded away. */
type Trouble = { message: string; buttons?: ProblemButton[]; details?: string };

function troubleOf(error: unknown, { retry, paste }: Remedies): Trouble {
  const why = errorWords(error);
  const kind = errorKind(error);
  const again = [retryButton(retry, error)];
  if (error instanceof PartMissing || kind === 'no-puzzles')
    return { message: why, buttons: again };
  if (kind === 'unknown-game') return { message: words.errors.noGame(ended(why)) };
  if (kind === 'bad-link')
    return { message: sentence(why), buttons: [{ word: words.byLink.paste, press: paste }] };
  if (kind === 'newer-link' || kind === 'newer-record')
    return { message: words.errors.newerLink, buttons: [reloadButton()] };
  if (PLAIN.includes(kind)) return { message: words.errors.unusable(ended(bare(why))) };
  if (isOfRecord(error)) return { message: words.errors.linkNotValid, details: sentence(why) };
  const { couldNotStart, couldNotShow } = words.errors;
  const message = OF_GAMES.has(readHash(location.hash).to) ? couldNotStart : couldNotShow;
  return { message: message(sentence(why)), buttons: again };
}

/** The kinds of address that open a game. */
const OF_GAMES = new Set<Route['to']>(['new', 'table', 'link', 'message', 'record']);

/** Players understand what the rules say about these; other messages are folded away. */
const PLAIN = ['bad-players', 'bad-options', 'too-large'];

/** Leaves out the name of the argument at fault. */
function bare(why: string) {
  return why.replace(/^(players|options): /, '');
}
