// A game being made: its file, what is wrong with it, and a board to try it on.
import { batch, signal } from '@preact/signals';
import { persons } from '../../game/seating.ts';
import { askTwice, type Engine, EngineError } from '../../python/engine.ts';
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
import { paragraph } from '../../words/grammar.ts';
import * as foreign from './foreign.ts';
import { workshopHash } from './hashes.ts';
import { type GameFile, isKept, keepMade } from './kept.ts';
import { type Draft, hasUnkept, keepFile, renameText, Writing } from './texts.ts';
import { type Fault, faultOf, noteVerdict } from './verdicts.ts';
import * as words from './words/en.ts';

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
  /** Null before the first start, and where a game was taken from here to be played. */
  #engine: Engine | null = null;
  #starting: Promise<Engine> | null = null;
  #closed = false;
  readonly #isolation;
  /** As it was before anything was typed. */
  #opened: GameFile = this.file.peek();
  /** The version that the card is of. */
  #checked: GameFile | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  /** @param isolation what its Python starts from; one can read and type before it is there */
  constructor(isolation: Promise<Isolation>) {
    this.#isolation = isolation;
  }

  /** Resolves once Python runs; rejects if it can't. No file of anybody runs yet. */
  async start() {
    await this.#running();
  }

  /** An engine that runs; one start serves all who wait for it. */
  #running(): Promise<Engine> {
    const engine = this.#engine;
    if (engine?.state === 'ready') return Promise.resolve(engine);
    this.#starting ??= this.#startEngine().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #startEngine(): Promise<Engine> {
    const isolation = await this.#isolation;
    if (this.#closed) throw new EngineError('stopped', { reason: 'stopped' });
    this.#engine ??= foreign.isolatedEngine(isolation);
    await foreign.started(this.#engine);
    return this.#engine;
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
    this.#engine = null;
    return card;
  }

  async check() {
    clearTimeout(this.#timer);
    this.#await();
    const turn = this.#turn;
    const file = this.file.peek();
    try {
      const engine = await this.#running();
      if (turn !== this.#turn) return;
      const [card] = await foreign.bringTo(engine, file);
      noteVerdict(file, { card });
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
    if (this.#engine?.state !== 'ready') return '';
    return this.#engine.ask<{ text: string }>('output', {}).then(
      ({ text }) => text,
      () => '',
    );
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

  /** The game that was being played, by the new rules, as far as they allow it. */
  async #goOn(card: Card): Promise<GameRecord> {
    const played = this.#anew ? null : this.sandbox.peek()?.session.now.record.peek();
    const door = this.#door;
    if (played && card.players[0] <= played.players && played.players <= card.players[1]) {
      const record = { ...played, game: card.id };
      const at = await door.call('state', { record }).then(
        () => Infinity,
        (error: { at?: number }) => error.at ?? 0,
      );
      if (at > 0) return { ...record, actions: record.actions.slice(0, at) };
    }
    return (await door.call('new', { game: card.id })).record;
  }

  readonly #door: Door = {
    call: (name, args) => this.#ofGame((engine) => engine.call(name, args)),
  };

  /** Asks about the game on the board, in a worker that knows it. */
  #ofGame<T>(ask: (engine: Engine) => Promise<T>): Promise<T> {
    return askTwice(async () => ask(await this.#knowing())).catch((error) => {
      throw foreign.namedIfEnded(error, this.card.peek()?.title ?? this.file.peek().name);
    });
  }

  /** An engine that knows the game on the board, also in place of one that was ended. */
  async #knowing(): Promise<Engine> {
    const [file, card, before] = [this.#checked, this.card.peek(), this.#engine?.state];
    const engine = await this.#running();
    if (before !== 'ready' && file && card) await foreign.bringTo(engine, file, card.id);
    return engine;
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

  async #duel(game: string, level: number, { record, results }: Partial<Duel>): Promise<Duel> {
    const request = { game, level, seconds: STRETCH_S, results: results ?? [], record };
    return (await this.#running()).ask<Duel>('duel', request);
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
  async solve(stopped: AbortSignal, tell: (solved: Solved) => void): Promise<Solved | null> {
    const session = this.sandbox.peek()?.session;
    const record = session?.now.record.peek();
    if (!session || !record) return null;
    const solved = await this.#apart(stopped, (engine) => engine.ask<Solved>('prove', { record }));
    if (solved) tell(solved);
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
    const engine = foreign.isolatedEngine(await this.#isolation, GAME_LIMIT_MS);
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
    const ask = (engine: Engine) => engine.ask<PositionFields>('fields', { record });
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
    this.#closed = true;
    this.#writing.close();
    this.sandbox.peek()?.close();
    this.#engine?.stop();
  }
}
