// A game being made: its file, what is wrong with it, and a board to try it on.
import { batch, signal } from '@preact/signals';
import { persons } from '../../game/seating.ts';
import type { Engine, EngineError } from '../../python/engine.ts';
import { askTwice, brokeDown } from '../../python/engine.ts';
import type { Isolation } from '../../python/isolation.ts';
import type {
  Card,
  Door,
  Duel,
  Explained,
  GameRecord,
  Measurement,
  PositionFields,
  Solved,
} from '../../scene/types.ts';
import { tellRefused } from '../../table/heard.ts';
import { Sandbox } from '../../table/sandbox.ts';
import { announce } from '../../ui/announce.ts';
import { errorSentence } from '../../words/failure.ts';
import { paragraph } from '../../words/grammar.ts';
import * as foreign from './foreign.ts';
import { workshopHash } from './hashes.ts';
import { type GameFile, isKept, keepMade } from './kept.ts';
import { type Draft, hasUnkept, keepFile, renameText, Writing } from './texts.ts';
import * as words from './words/en.ts';

/** What is wrong with a file, and in which line, if known. */
export type Fault = { message: string; line: number | null };

/** How long nothing is typed before the file is checked, in ms. */
const PAUSE_MS = 600;
/** For how long the bot of a file plays before the results show again. */
const STRETCH_S = 0.5;
/** How long a game that is measured may take, in ms. */
const GAME_LIMIT_MS = 120_000;

export class Making {
  readonly file = signal<GameFile>({ name: '', text: '' });
  /** The card of the newest version that keeps all promises. */
  readonly card = signal<Card | null>(null);
  readonly fault = signal<Fault | null>(null);
  readonly checking = signal(false);
  readonly sandbox = signal<Sandbox | null>(null);
  /** Why something can't be picked. */
  readonly why = signal('');
  readonly notice = signal('');
  /** What the file has printed while it was checked. */
  readonly printed = signal('');
  /** Whether what is typed ends with this page. */
  readonly unkept = signal(false);
  #writing = this.#writingIn(null);
  /** Whether a file took the place of another one: its game begins from the start. */
  #anew = false;
  /** What was said last of the file: it is said again only if it has changed. */
  #sentence = '';
  #engine: Engine;
  readonly #isolation;
  /** As it was before anything was typed. */
  #opened: GameFile = this.file.peek();
  /** The version that the card is of. */
  #checked: GameFile | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(isolation: Isolation) {
    this.#isolation = isolation;
    this.#engine = foreign.isolatedEngine(isolation);
  }

  /** The model games to begin from. No file of anybody runs yet, so slow devices have their time. */
  async models(): Promise<GameFile[]> {
    const request = { seconds: foreign.CHECK_SECONDS };
    const { models } = await this.#asking(() =>
      this.#engine.ask<{ models: GameFile[] }>('models', request),
    );
    return models;
  }

  /**
   * Opens a file in place of another one, which stays if anything was typed in it.
   * @param text what was kept of it, if it was typed in before
   */
  open(file: GameFile, text: Draft | null = null) {
    const { typed } = this.#writing;
    this.#writing.close();
    this.#writing = this.#writingIn(text);
    this.tell(typed ? words.workshop.stays(this.file.peek().name) : '');
    this.file.value = file;
    this.#opened = file;
    this.#anew = true;
    this.#sayUnkept();
    void this.check();
  }

  /** Opens a file from the disk, and keeps it: several can come at once, and one may reload. */
  openFromDisk(file: GameFile) {
    this.open(file, keepFile(file));
    this.#leaveAddress();
    this.tell(words.workshop.stays(file.name));
  }

  /** Gives a text that is kept another name, perhaps the one that is open. */
  rename(text: Draft, name: string) {
    const renamed = renameText(text, name);
    if (renamed && this.#writing.renamed(renamed)) this.file.value = { ...this.file.peek(), name };
  }

  #writingIn(text: Draft | null): Writing {
    return new Writing(text, () => this.tell(words.workshop.elsewhere));
  }

  /**
   * Hears what is typed; the file is checked once that stops. Who changes a file of somebody else has
   * made what comes of it.
   */
  typed(text: string) {
    const { name } = this.file.peek();
    const file = text === this.#opened.text ? { ...this.#opened, name } : { name, text };
    this.file.value = file;
    if (!this.#writing.typed) this.#leaveAddress();
    this.#writing.type(file);
    this.#sayUnkept();
    clearTimeout(this.#timer);
    this.#await();
    this.#timer = setTimeout(() => void this.check(), PAUSE_MS);
  }

  /** The address would open what was there before: what was used last counts from now on. */
  #leaveAddress() {
    history.replaceState(history.state, '', workshopHash(''));
  }

  #sayUnkept() {
    const unkept = hasUnkept();
    if (unkept && !this.unkept.peek()) announce(words.workshop.unkept);
    this.unkept.value = unkept;
  }

  /** The checked file if nothing was typed since, for playing and sharing. */
  get ready(): { card: Card; file: GameFile } | null {
    const [card, file] = [this.card.value, this.file.value];
    return card && !this.fault.value && this.#checked?.text === file.text ? { card, file } : null;
  }

  /**
   * Keeps the game, for playing it; its worker goes on with it. Returns its card, or null after
   * telling for the first time that there is no room to keep it.
   */
  keep(): Card | null {
    const { ready } = this;
    if (!ready) return null;
    const { card, file } = ready;
    keepMade(card.id, card, file);
    if (!isKept(card.id) && this.notice.peek() !== words.workshop.noRoom) {
      this.tell(words.workshop.noRoom);
      return null;
    }
    foreign.takeOver(card.id, new foreign.ForeignRules(() => file, card.id, this.#engine));
    this.#engine = foreign.isolatedEngine(this.#isolation);
    return card;
  }

  async check() {
    clearTimeout(this.#timer);
    this.#await();
    const turn = this.#turn;
    const file = this.file.peek();
    try {
      const [card] = await this.#asking(() => foreign.bringTo(this.#engine, file));
      const record = await this.#goOn(card);
      if (turn === this.#turn) this.#show(file, card, record);
    } catch (error) {
      if (turn === this.#turn) this.#tell(faultOf(error, file.name));
    }
    const printed = await this.#printed();
    if (turn !== this.#turn) return;
    this.printed.value = printed;
    this.checking.value = false;
  }

  /** Takes the old verdict away, also one that is still to come: it isn't about this file. */
  #await() {
    this.#turn += 1;
    batch(() => {
      this.checking.value = true;
      this.fault.value = null;
      this.printed.value = '';
    });
  }

  /** A file that has ended its worker leaves nothing. */
  async #printed(): Promise<string> {
    if (this.#engine.state !== 'ready') return '';
    const { text } = await this.#engine
      .ask<{ text: string }>('output', {})
      .catch(() => ({ text: '' }));
    return text;
  }

  /** Tells something about the file that isn't wrong with it. */
  tell(notice: string) {
    if (notice && notice !== this.notice.peek()) announce(notice);
    this.notice.value = notice;
  }

  #tell(fault: Fault) {
    this.fault.value = fault;
    this.#say(fault.message);
  }

  #say(sentence: string) {
    if (sentence !== this.#sentence) announce(sentence);
    this.#sentence = sentence;
  }

  /** Asks the worker, which may have to start first. A file that ends it is not asked twice. */
  async #asking<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#engine.state !== 'ready') await foreign.started(this.#engine);
    return ask();
  }

  /** The game that was being played, by the new rules, as far as they allow it. */
  async #goOn(card: Card): Promise<GameRecord> {
    const played = this.#anew ? null : this.sandbox.peek()?.session.now.record.peek();
    const door = this.#door;
    if (played && card.players[0] <= played.players && played.players <= card.players[1]) {
      const record = { ...played, game: card.id };
      const at = await door.call('state', { record }).then(() => Infinity, placeOf);
      if (at > 0) return { ...record, actions: record.actions.slice(0, at) };
    }
    return (await door.call('new', { game: card.id })).record;
  }

  readonly #door: Door = {
    call: (name, args) => this.#ofGame(() => this.#engine.call(name, args)),
  };

  /** Asks about the game on the board, in a worker that knows it. */
  #ofGame<T>(ask: () => Promise<T>): Promise<T> {
    return askTwice(async () => {
      await this.#bringAgain();
      return ask();
    }).catch((error) => {
      throw foreign.namedIfEnded(error, this.card.peek()?.title ?? this.file.peek().name);
    });
  }

  /** Starts a worker in place of one that was ended, for the game that is on the board. */
  async #bringAgain() {
    const [file, card] = [this.#checked, this.card.peek()];
    if (this.#engine.state === 'ready' || !file || !card) return;
    await this.#asking(() => foreign.bringTo(this.#engine, file, card.id));
  }

  #show(file: GameFile, card: Card, record: GameRecord) {
    this.sandbox.peek()?.close();
    this.#checked = file;
    this.#anew = false;
    const sandbox = new Sandbox(record, persons(record.players), {
      card,
      door: this.#door,
      restart: () => void this.check(),
      policy: { explain: (why) => this.#explain(why) },
      picked: () => {
        this.why.value = '';
      },
    });
    batch(() => {
      this.fault.value = null;
      this.why.value = '';
      this.card.value = card;
      this.sandbox.value = sandbox;
    });
    this.#say(words.workshop.fine);
    void sandbox.session.turnTo(record);
  }

  /**
   * Lets the file's bot play against a level until enough games have ended, or it is told to stop.
   * Returns the last results, null if the bot failed.
   */
  async duels(
    level: number,
    games: number,
    stopped: AbortSignal,
    tell: (duel: Duel) => void,
  ): Promise<Duel | null> {
    const { ready } = this;
    if (!ready) return null;
    let duel: Duel | null = null;
    try {
      while (!stopped.aborted && (duel?.results.length ?? 0) < games) {
        duel = await this.#duel(ready.card.id, level, duel ?? {});
        tell(duel);
      }
      return duel;
    } catch (error) {
      if (!stopped.aborted) this.#tell(faultOf(error, ready.file.name));
      return null;
    }
  }

  #duel(game: string, level: number, { record, results }: Partial<Duel>): Promise<Duel> {
    const request = { game, level, seconds: STRETCH_S, results: results ?? [], record };
    return this.#engine.ask<Duel>('duel', request);
  }

  /**
   * Lets bots play so many games and counts, in a worker of its own: the board goes on meanwhile.
   * Returns what was counted, null if it was stopped or a game failed.
   */
  measure(
    games: number,
    stopped: AbortSignal,
    tell: (measurement: Measurement) => void,
  ): Promise<Measurement | null> {
    return this.#apart(stopped, async (engine, game) => {
      let measurement: Measurement | null = null;
      while (!measurement || measurement.played < games) {
        measurement = await engine.ask<Measurement>('measure', { game, games, seconds: STRETCH_S });
        tell(measurement);
      }
      return measurement;
    });
  }

  /**
   * Says who wins from the position on the board if both play best, by looking at all that can
   * follow, and marks the best moves there, unless somebody has played on.
   */
  async solve(stopped: AbortSignal): Promise<Solved | null> {
    const session = this.sandbox.peek()?.session;
    const record = session?.now.record.peek();
    if (!session || !record) return null;
    const solved = await this.#apart(stopped, (engine) => engine.ask<Solved>('prove', { record }));
    if (solved && session.now.record.peek() === record) session.picking.mark(solved.picks);
    return solved;
  }

  async #apart<T>(
    stopped: AbortSignal,
    ask: (engine: Engine, game: string) => Promise<T>,
  ): Promise<T | null> {
    const { ready } = this;
    if (!ready) return null;
    const game = ready.card.id;
    const engine = foreign.isolatedEngine(this.#isolation, GAME_LIMIT_MS);
    stopped.addEventListener('abort', () => engine.stop());
    try {
      await foreign.started(engine);
      await foreign.bringTo(engine, ready.file, game);
      return await ask(engine, game);
    } catch (error) {
      if (!stopped.aborted) this.#tell(faultOf(error, ready.file.name));
      return null;
    } finally {
      engine.stop();
    }
  }

  #explain({ sentence: why, clause }: Explained) {
    tellRefused();
    this.why.value = paragraph(why, clause && `(${clause})`);
    announce(this.why.value);
  }

  /** What the last position of a record consists of. */
  async fields(record: GameRecord): Promise<PositionFields['fields']> {
    const ask = () => this.#engine.ask<PositionFields>('fields', { record });
    return (await this.#ofGame(ask)).fields;
  }

  /** Begins the game on the board again. */
  async again() {
    const [card, sandbox] = [this.card.peek(), this.sandbox.peek()];
    if (!card || !sandbox) return;
    const { record } = await this.#door.call('new', { game: card.id });
    await sandbox.session.turnTo(record);
    announce(sandbox.session.now.status.peek()?.words ?? '');
  }

  close() {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#writing.close();
    this.sandbox.peek()?.close();
    this.#engine.stop();
  }
}

/** The index of the action that new rules don't allow. */
function placeOf(error: { at?: number }): number {
  return error.at ?? 0;
}

function faultOf(error: unknown, name: string): Fault {
  const { at, reason } = error as Partial<EngineError>;
  if (reason === 'silent')
    return { message: words.workshop.endless(foreign.CHECK_SECONDS), line: null };
  if (brokeDown(error)) return { message: words.workshop.ended(name), line: null };
  const ofFile = foreign.isOfFile(error);
  const message = ofFile ? (error as Error).message : errorSentence(error);
  return { message, line: ofFile ? (at ?? null) : null };
}
