// The page as a whole: which address shows what, and the one engine behind it.
import { signal } from '@preact/signals';
import type { Given } from '../exchange/taking-in.ts';
import { type IfCurrent, Latest } from '../game/latest.ts';
import { mixed } from '../game/seating.ts';
import { Home } from '../home/home.tsx';
import { openSetup } from '../home/setup.tsx';
import { zoomFrom } from '../home/zoom.ts';
import { today } from '../keep/calendar.ts';
import { DAILY, dailyHash, GAMES, newHash, type Route, readHash } from '../keep/links.ts';
import { showBadge } from '../keep/match.ts';
import { rememberNames } from '../keep/names.ts';
import { askToStay, read } from '../keep/prefs.ts';
import { mannerOf, type SavedTable, type Store } from '../keep/store.ts';
import { type Choices, keepChoices, lastChoices, usualChoices } from '../keep/usual.ts';
import { Games } from '../python/catalog.ts';
import { config } from '../python/config.js';
import { COPY } from '../rooms/backup/kept.ts';
import { dayOfRecord } from '../rooms/daily/kept.ts';
import type { Dares } from '../rooms/dare/dares.tsx';
import type { Card } from '../scene/types.ts';
import { countEnded } from '../settings/installing.ts';
import { SETTINGS } from '../settings/settings-button.tsx';
import { toast } from '../ui/announce.ts';
import { closeDialogs } from '../ui/dialog.tsx';
import { part } from '../ui/part.ts';
import { Problem, Waiting } from '../ui/problem.tsx';
import { afterFrame, inSlices, nextTask } from '../ui/schedule.ts';
import { stillHere } from '../ui/still-here.ts';
import * as words from '../words/first.ts';
import type { Courses } from './courses.tsx';
import type { Matches } from './matches.tsx';
import { settingUp } from './opening.tsx';
import {
  isPage,
  loaded,
  PLAYING,
  pasteLink,
  pictureExport,
  rulesBeside,
  type ToPage,
} from './pages.tsx';
import { BACKUP, PRINT } from './parts.ts';
import { RulesEngine } from './rules.ts';
import { screen, show } from './screen.tsx';
import type { Tables } from './tables.tsx';
import { wayOn } from './trouble.ts';

/** The file that is kept up to date waits for the next move so long. */
const COPY_MS = 1000;

export class App {
  readonly store: Store;
  readonly given = signal<readonly Given[]>([]);
  readonly rules = new RulesEngine();
  readonly door = this.rules.door;
  readonly games = new Games(this.door, config.games);
  /** Null until a game is first wanted. */
  #playing: { tables: Tables; dares: Dares; matches: Matches; courses: Courses } | null = null;
  #visits = new Latest();
  /** Where the rules, or what is for paper, were opened from. */
  #from = '';
  #copying: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store) {
    this.store = store;
    store.onRemoved = (tables) => void this.#tellRemoved(tables);
  }

  get running(): boolean {
    return this.rules.state.value === 'ready';
  }

  start() {
    const shown = nextTask().then(() => this.#visits.idle());
    this.#startRules(shown);
    shown.then(() => afterFrame(() => this.#play().catch(() => {})));
    addEventListener('hashchange', (event) => this.#goFrom(event as HashChangeEvent));
    addEventListener('pagehide', () => this.#playing?.tables.leave());
    // A page that the browser had put aside may show a game that went on elsewhere.
    addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) this.go();
    });
    document.addEventListener('visibilitychange', () => this.#playing?.tables.remember());
    document.addEventListener('keydown', hearKey);
    this.store.watch((key, removed) => {
      this.#playing?.tables.changedElsewhere(key, removed);
    });
    this.go();
    afterFrame(() => this.#tidy());
  }

  /**
   * On a first visit the page shows all that it can without the rules before they start: what
   * starts them would take the network and the processor from it. Later visits have their files.
   * @param shown resolves once what the address asks for shows, or can't
   */
  #startRules(shown: Promise<void>) {
    if (navigator.serviceWorker?.controller) return this.rules.start();
    this.rules.start(Promise.race([shown, this.rules.wanted]).then(painted));
  }

  /** Resolves once what the address asks for shows, or can't: what is for later can begin. */
  async settled(): Promise<void> {
    await this.rules.ready.catch(() => {});
    await this.#visits.idle();
    await painted();
  }

  /** What reads what is kept waits until the page shows. */
  #tidy() {
    if (readHash(location.hash).to === 'delete') return;
    this.#copy();
    showBadge(() => this.store.open());
  }

  /** Writes the file that is kept up to date, where there is one, once nothing more changes. */
  #copy() {
    if (read(COPY) === null) return;
    clearTimeout(this.#copying);
    this.#copying = setTimeout(
      () => part(BACKUP).then(({ updateCopy }) => updateCopy(this.store)),
      COPY_MS,
    );
  }

  /** Starts the rules again, where they don't run, and shows the same place. */
  retry = () => {
    this.rules.restart();
    this.go();
  };

  goTo = (hash: string) => {
    if (location.hash === hash || (!hash && !location.hash)) this.go();
    else location.hash = hash;
  };

  /** Imports texts, and files that the app was opened with, and shows what comes of them. */
  take(given: readonly Given[]) {
    this.given.value = [...this.given.value, ...given];
    const shows = screen.value?.page === 'games' && readHash(location.hash).to === 'games';
    // Begun anew, the page would forget what it has to tell.
    if (shows) closeDialogs();
    else this.goTo(GAMES);
  }

  takeText = (text: string) => this.take([text]);

  #goFrom(event: HashChangeEvent) {
    const aside = screen.value?.page === 'rules' || screen.value?.page === 'print';
    if (!aside && screen.value?.page !== 'learn') this.#from = new URL(event.oldURL).hash;
    this.go();
  }

  /** Goes where the address says. */
  go() {
    this.#playing?.tables.remember();
    closeDialogs();
    const route = readHash(location.hash);
    this.visit((ifCurrent) => this.#follow(route, ifCurrent));
  }

  /** Begins to show something in place of what was under way. */
  visit(job: (ifCurrent: IfCurrent) => Promise<void>) {
    this.#visits.run(job).catch((error) => this.couldNot(error));
  }

  async #follow(route: Route, ifCurrent: IfCurrent) {
    if (route.to === 'home') await this.#goHome(ifCurrent);
    else if (route.to === 'wrong') this.wrong(route.words);
    else if (route.to === 'delete') await this.#goDelete(ifCurrent);
    else if (route.to === 'daily') await this.#goDaily(route, ifCurrent);
    else if (isPage(route)) await this.#goPage(route, ifCurrent);
    else await this.#goPlaying(route, ifCurrent);
  }

  async #goHome(ifCurrent: IfCurrent) {
    const { games, store, door, retry } = this;
    const { ready } = this.rules;
    const play = (card: Card) => this.#askGame(card);
    const again = (card: Card) => this.#beginAgain(card);
    const content = <Home {...{ games, store, door, ready, play, again, retry }} />;
    show({ page: 'home', title: words.home.title, content });
    // Where they don't come, the page says so itself.
    await ifCurrent(this.games.all().catch(() => {}));
  }

  /** Whatever is kept: what deletes it reads none of it. */
  async #goDelete(ifCurrent: IfCurrent) {
    const { ForgetPage } = await ifCurrent(part(SETTINGS));
    const content = <ForgetPage keep={() => this.goTo('')} />;
    show({ page: 'words', title: 'pygames', content });
  }

  /** Goes to a table, a lesson, exercises or a board to think on. */
  async #goPlaying(
    route: Exclude<Route, ToPage | { to: 'home' | 'wrong' | 'delete' }>,
    ifCurrent: IfCurrent,
  ) {
    const game = 'game' in route ? route.game : 'of' in route ? route.of : '';
    const { tables, dares, matches, courses } = await this.#wait(ifCurrent, game);
    if (route.to === 'learn') await courses.open(route, this.#from, ifCurrent);
    else if (route.to === 'analysis') await courses.openAnalysis(route, this.#from, ifCurrent);
    else if (route.to === 'puzzles') await courses.openPuzzles(route, this.#from, ifCurrent);
    else if (route.to === 'mistakes') await courses.openMistakes(route.key, ifCurrent);
    else if (route.to === 'deck') await courses.openDeck(ifCurrent);
    else if (route.to === 'new') await tables.begin(route, ifCurrent);
    else if (route.to === 'table') await tables.open(route.key, ifCurrent);
    else if (route.to === 'link') await tables.openLink(route, ifCurrent);
    else if (route.to === 'dare') await dares.open(route, ifCurrent);
    else if (route.to === 'message') await matches.open(route, ifCurrent);
    else await tables.openRecord(route.text, ifCurrent);
  }

  /** Waits for what opens tables; meanwhile the game shows, if it is known. */
  async #wait(ifCurrent: IfCurrent, game: string) {
    if (this.#playing) return this.#playing;
    const playing = this.#play();
    playing.catch(() => {});
    settingUp(game, this.games.known(game));
    // Only the rules can say which game a link is of: by then its card is there.
    if (game) await ifCurrent(this.games.card(game).catch(() => {}));
    else this.games.all().catch(() => {});
    settingUp(game, this.games.known(game));
    return ifCurrent(playing);
  }

  async #play() {
    const { Courses, Dares, Matches, Tables, watchGestures } = await part(PLAYING);
    if (!this.#playing) {
      watchGestures();
      const tables = new Tables(this);
      const [dares, matches] = [new Dares(this, tables), new Matches(this, tables)];
      this.#playing = { tables, dares, matches, courses: new Courses(this) };
    }
    return this.#playing;
  }

  /** Shows a page that is loaded when it is first wanted; one that leads to others of its kind stays. */
  async #goPage(route: ToPage, ifCurrent: IfCurrent) {
    const content = await ifCurrent(loaded(this, route, this.#from));
    const { to: page } = route;
    const stays = !['games', 'backup', 'fame'].includes(page);
    show({ page, title: words.pages[page].title, content, ...(stays && { name: page }) });
  }

  async #goDaily(route: Route & { to: 'daily' }, ifCurrent: IfCurrent) {
    const { day, game } = route;
    if ((day ?? 0) > today()) {
      const way = { word: words.pages.daily.toToday, press: () => this.goTo(DAILY) };
      return this.wrong(words.pages.daily.notYet, [way]);
    }
    if (game !== null) {
      const { tables } = await this.#wait(ifCurrent, game);
      return tables.openDay(day ?? today(), game, ifCurrent);
    }
    await this.#goPage(route, ifCurrent);
  }

  /** Says what is wrong, and offers a way on. */
  couldNot = (error: unknown) => {
    const { said, ways, details } = wayOn(error, this);
    this.wrong(said, ways, details);
  };

  wrong(said: string, ways: { word: string; press: () => void }[] = [], details?: string) {
    const home = { word: words.common.allGames, press: () => this.goTo('') };
    const [first, ...rest] = [...ways, home];
    const content = (
      <Waiting>
        <Problem words={said} ways={[{ ...first, look: 'filled' }, ...rest]} details={details} />
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
  #askGame(card: Card) {
    const start = (choices: Choices) => this.#begin(card, choices);
    openSetup({ card, ...usualChoices(card), start, rules: () => this.openRules(card) });
  }

  /** Asks for another game beside that of a table, and says where one that isn't finished stays. */
  askNew(card: Card, saved: SavedTable) {
    const { seats, names, record } = saved;
    const unfinished = !saved.over && record.actions.length > 0;
    openSetup({
      card,
      notice: unfinished ? words.setup.unfinished : words.setup.another,
      stay: unfinished ? words.setup.keepPlaying : words.common.close,
      seats,
      names,
      ...mannerOf(saved),
      options: record.options,
      start: (choices) => this.#begin(card, choices),
    });
  }

  #beginAgain(card: Card) {
    const choices = lastChoices(card);
    if (!choices) return this.#askGame(card);
    zoomFrom(card.id);
    this.#begin(card, choices);
  }

  #begin(card: Card, choices: Choices) {
    keepChoices(card.id, choices);
    rememberNames(choices.names);
    this.goTo(newHash(card.id, choices.mixed ? { ...choices, ...mixed(choices) } : choices));
  }

  keep(card: Card, saved: SavedTable) {
    const kept = this.store.save(saved);
    if (saved.over && kept === 'kept') {
      askToStay();
      countEnded(saved.key);
    }
    if (saved.match) showBadge(() => this.store.open());
    this.#copy();
    // Without its paper the table itself is printed, by its styles.
    part(PRINT).then(
      ({ readyPaper }) => readyPaper(this.door).changed(card, saved),
      () => {},
    );
    return kept;
  }

  /** The same players, the same options; the same challenge, where it was one. */
  playAgain(card: Card, { seats, names, record, even }: SavedTable) {
    const day = dayOfRecord(record);
    if (day !== null) return this.goTo(dailyHash(day, card.id));
    this.goTo(newHash(card.id, { seats, names, options: record.options, even }));
  }

  openRules = (card: Card, clause?: string) => rulesBeside(this, card, clause);

  paste = () => pasteLink(this.goTo);

  async share(card: Card, saved: SavedTable, beat: number | null) {
    const here = stillHere();
    const { share } = await part(PLAYING);
    if (!here()) return;
    const { door } = this;
    share({ door, title: card.title, saved, beat, more: pictureExport({ door, card, saved }) });
  }
}

/** Resolves once all that is to be painted has been. */
function painted(): Promise<void> {
  return new Promise((resolve) => afterFrame(() => nextTask().then(() => inSlices(resolve))));
}

function hearKey(event: KeyboardEvent) {
  if (document.querySelector('dialog[open], .menu:popover-open')) return;
  const shown = screen.value?.of;
  const does = event.key === 'Escape' ? shown?.stepBack() : shown?.key?.(event);
  if (does) event.preventDefault();
}
