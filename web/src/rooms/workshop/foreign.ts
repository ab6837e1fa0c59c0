// A worker with an opaque origin that has brought a game in one file.

import { type Brought, UnknownGame } from '../../catalog/brought.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { isCount } from '../../keep/checks.ts';
import { cleanLine } from '../../keep/names.ts';
import {
  askTwice,
  brokeDown,
  Engine,
  EngineError,
  type EngineState,
  type Thinker,
} from '../../python/engine.ts';
import {
  forgetIsolation,
  type Isolation,
  loadIsolation,
  loadShapes,
  openIsolated,
  withWheel,
} from '../../python/isolation.ts';
import { isSound } from '../../python/sound.ts';
import type { CallName, Calls, Card, Door } from '../../scene/types.ts';
import { inPlainWords } from '../../site/plain-words.ts';
import { cards, madeIds } from './cards.ts';
import { isWheel } from './file.ts';
import { type GameFile, keepMade, madeEntry, madeFile } from './kept.ts';
import { arePaintable } from './paintable.ts';
import { bytesIn, isVersionOf } from './version.ts';
import * as words from './words/en.ts';

/** Calls whose answers have a sentence that shows where the page speaks itself. */
const SPEAKS: ReadonlySet<CallName> = new Set(['explain', 'typed']);

/** How long a call to a game may take besides its time to think, in ms. */
const CALL_LIMIT_MS = 2000;
/** How long it may take besides to read a file and check its game: slow phones take seconds. */
export const CHECK_SECONDS = 30;

/** Whether an error says what is wrong with a file: the rules said it, and are not to blame. */
export function isOfFile(error: unknown) {
  return error instanceof EngineError && !error.reason && error.kind !== 'failed';
}

/** Opens an engine for games that were not written here. */
export function isolatedEngine(isolation: Isolation, callLimit = CALL_LIMIT_MS): Engine {
  return new Engine({ callLimit, open: () => openIsolated(isolation) });
}

/** Opens one for a file. */
async function engineFor(file: GameFile): Promise<Engine> {
  const isolation = await loadIsolation();
  if (!isWheel(file)) return isolatedEngine(isolation);
  const content = bytesIn(file.text).buffer;
  return isolatedEngine(await withWheel(isolation, { name: file.name, content }));
}

/**
 * Makes the games of a file known to an engine; returns their cards. A wheel is there already.
 * @param checked the id of a version that was checked before
 */
export async function bringTo(engine: Engine, file: GameFile, checked = ''): Promise<Card[]> {
  const { name, text } = file;
  const request = { name, text: isWheel(file) ? '' : text, checked, seconds: CHECK_SECONDS };
  const { games } = await engine.ask<{ games: Card[] }>('bring', request);
  const areOwn = games.every((card) => isOwn(card, file));
  if (games.length && areOwn) return games.map((card) => titled(card, file));
  engine.stop();
  throw pretender();
}

/** Whether a card is that of a file, with pictures that can be painted. */
function isOwn({ id, glyphs }: Card, file: GameFile): boolean {
  return arePaintable(glyphs) && isVersionOf(id, file);
}

function pretender() {
  return new EngineError('bad-game', { message: words.sent.pretends });
}

/** A title is one short line: it may not be taken for what the page says. */
function titled(card: Card, { name }: GameFile): Card {
  return { ...inPlainWords(card), title: cleanLine(card.title, LONGEST_TITLE) || name };
}

/** Maximum number of letters of a title. */
const LONGEST_TITLE = 40;

/** Lists and tables show a card from now on. */
function knowCard(card: Card) {
  cards.set(card.id, card);
}

/** The card of a game of another person, as lists and its table show it. */
function marked(card: Card, { by }: GameFile): Card {
  if (by === undefined) return card;
  const short = { ...card.short, goal: words.sent.saysThat(card.short.goal) };
  return { ...card, title: words.sent.titleBy(card.title, by), short };
}

/**
 * Looks for the card of a game that is kept here, or for those of all. One that is damaged counts as
 * missing; it is made anew when its game is wanted.
 */
export async function findCards(id?: string): Promise<void> {
  const all = id === undefined ? madeIds().sort(byAge) : [id];
  const ids = all.filter((each) => !cards.get(each));
  if (!ids.length) return;
  const { types } = await loadShapes();
  for (const each of ids) {
    const file = madeFile(each);
    const { card } = file ? madeEntry(each) : {};
    if (file && isSound(card, 'Card', types) && isCardAt(card as Card, each)) {
      if (isOwn(card as Card, file)) knowCard(marked(titled(card as Card, file), file));
    }
  }
  if (id !== undefined && !cards.get(id)) await makeCard(id);
}

/** Orders games by when they were added: of several versions the newest becomes known last. */
function byAge(one: string, other: string): number {
  const [earlier, later] = [one, other].map((id) => madeEntry(id).added);
  return (isCount(earlier) ? earlier : 0) - (isCount(later) ? later : 0);
}

function isCardAt({ id }: Card, at: string): boolean {
  return id === at;
}

/** Makes a card anew, from its file. */
async function makeCard(id: string) {
  const file = keptFile(id);
  const answer = await bring(id).door.call('card', { game: id });
  if (!isCardAt(answer, id) || !isOwn(answer, file)) throw pretender();
  const card = titled(answer, file);
  knowCard(marked(card, file));
  keepMade(id, card, file);
}

const brought = new Map<string, Brought>();

/** Returns what answers for a game that is kept here. */
export function bring(id: string): Brought {
  return brought.get(id) ?? takeOver(id, new ForeignRules(() => keptFile(id), id));
}

/** The file of a game; it may have been removed while the game is played. */
function keptFile(id: string): GameFile {
  const file = madeFile(id);
  if (!file) throw new UnknownGame(id);
  return file;
}

/** Lets a worker answer for a game from now on, as one that has checked it. */
export function takeOver(id: string, rules: Thinker): Brought {
  const makeThinker = () => new ForeignRules(() => keptFile(id), id);
  const game = { door: doorTo(rules), makeThinker };
  brought.set(id, game);
  return game;
}

/** A door that starts its worker with the first call, and again if it dies. */
function doorTo(rules: Thinker): Door {
  let started = rules.state === 'ready' ? Promise.resolve() : null;
  const running = () => {
    if (!started || rules.state === 'failed') started = rules.start();
    return started;
  };
  return { call: (name, args) => askTwice(() => running().then(() => rules.call(name, args))) };
}

/** Games of a file from elsewhere that have been checked, and the worker in which they are known. */
export type Checked = { cards: Card[]; keep: (card: Card) => void; stop: () => void };

/** Checks the games of a file from elsewhere; a check that comes too late ends its own worker. */
export async function checkGames(file: GameFile, ifCurrent: IfCurrent): Promise<Checked> {
  const rules = new ForeignRules(() => file);
  try {
    const cards = await ifCurrent(rules.bring());
    let isKept = false;
    const keep = (card: Card) => {
      keepMade(card.id, card, file);
      knowCard(marked(card, madeFile(card.id) ?? file));
      if (!isKept) takeOver(card.id, rules);
      isKept = true;
    };
    return { cards, keep, stop: () => isKept || rules.stop() };
  } catch (error) {
    rules.stop();
    throw error;
  }
}

/** A worker in which the games of a file are known. */
export class ForeignRules implements Thinker {
  readonly #file;
  readonly #checked;
  #engine: Engine | null;
  #starting = false;
  /** What its games are called. */
  #title = '';

  /**
   * @param checked the id of a version that was checked before
   * @param engine one that knows the game
   */
  constructor(file: () => GameFile, checked = '', engine: Engine | null = null) {
    this.#file = file;
    this.#checked = checked;
    this.#engine = engine;
  }

  get state(): EngineState {
    return this.#starting ? 'loading' : (this.#engine?.state ?? 'off');
  }

  get waiting() {
    return this.#engine?.waiting ?? 0;
  }

  async start(): Promise<void> {
    await this.bring();
  }

  /** Starts it, and returns the cards of the games. */
  async bring(): Promise<Card[]> {
    this.#starting = true;
    try {
      const file = this.#file();
      this.#engine ??= await engineFor(file);
      await started(this.#engine);
      const cards = await bringTo(this.#engine, file, this.#checked);
      this.#title = cards.map(({ title }) => title).join(', ');
      return cards;
    } catch (error) {
      throw brokeDown(error) ? this.#named(error as EngineError) : error;
    } finally {
      this.#starting = false;
    }
  }

  stop() {
    this.#engine?.stop();
  }

  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    if (!this.#engine || this.#starting)
      return Promise.reject(new EngineError('failed', { reason: 'not-running' }));
    const own = (answer: Calls[K]['answer']) => (SPEAKS.has(name) ? asItsOwn(answer) : answer);
    return this.#engine.call(name, args).then(own, (error) => {
      throw this.#named(error);
    });
  }

  /** What a game has done, or says, isn't taken for what this site does or says. */
  #named(error: EngineError): EngineError {
    const { kind, reason, message, at } = error;
    const title = this.#title || cards.get(this.#checked)?.title || this.#file().name;
    if (!reason) return new EngineError(kind, { message: words.sent.saysThat(message), at });
    return namedIfEnded(error, title);
  }
}

/** Names the game whose worker was ended. */
export function namedIfEnded<T>(error: T, title: string): T | EngineError {
  if (!brokeDown(error)) return error;
  return new EngineError('failed', { reason: 'crashed', detail: words.sent.stopped(title) });
}

function asItsOwn<T>(answer: T): T {
  const { sentence } = answer as { sentence?: unknown };
  if (typeof sentence !== 'string' || !sentence) return answer;
  return { ...answer, sentence: words.sent.saysThat(sentence) };
}

/** Starts an engine; a file that arrived damaged is fetched again next time. */
export async function started(engine: Engine): Promise<void> {
  try {
    await engine.start();
  } catch (error) {
    forgetIsolation();
    throw error;
  }
}

/** Whether the browser refuses workers that are apart from the page. */
export function isRefused(error: unknown) {
  if (error instanceof DOMException) return error.name === 'SecurityError';
  return error instanceof EngineError && error.reason === 'worker-missing';
}
