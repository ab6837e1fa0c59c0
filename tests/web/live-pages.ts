// Pages that connect without a browser: what they say goes through channels that a test can cut.
import { createHmac } from 'node:crypto';
import { mock } from 'node:test';
import './jsx.ts';
import type { Received } from '../../web/src/scene/types.ts';
import type { Page } from '../../web/src/table/hooks.ts';
import { part } from './part.ts';
import { lastChannel, ownedBy } from './peers.ts';

export { cutOff, lastChannel, openChannels, reachedAt, together, tries } from './peers.ts';

/** Signs at once, so that a test needs no clock for it. */
const subtle = {
  importKey: async (_: string, key: Uint8Array) => key,
  sign: async (_: string, key: Uint8Array, data: Uint8Array) =>
    createHmac('sha256', key).update(data).digest(),
};
Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle });

const element = { setAttribute: () => {}, append: () => {}, remove: () => {}, style: {} };
Object.assign(globalThis, {
  Element: Object,
  addEventListener: () => {},
  removeEventListener: () => {},
  document: {
    ...globalThis.document,
    documentElement: { dataset: {} },
    body: { append: () => {}, querySelector: () => null },
    querySelectorAll: () => [],
    createElement: () => ({ ...element }),
  },
});

// @ts-expect-error: tests lie beside web/, where the package has types
const signals = await import('../../web/node_modules/@preact/signals-core/dist/signals-core.mjs');
const { computed, signal } = signals;
const { inMemory } = await import('../../web/src/keep/prefs.ts');
const { farGame } = await import('./far-game.ts');
const { Live } = await import('../../web/src/rooms/far/live.ts');
const { live: words } = await import('../../web/src/rooms/far/words/en.ts');
type Live = InstanceType<typeof Live>;

/** How much time has passed, and how far a person has set the clock since. */
const clock = { passed: 0, set: 0 };

/** Time begins, at noon; it passes only as a test says. */
export function timeBegins() {
  Object.assign(clock, { passed: 0, set: 0 });
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  mock.method(performance, 'now', () => clock.passed);
  mock.method(Date, 'now', () => Date.UTC(2026, 10, 27, 12) + clock.passed + clock.set);
}

/** Time passes; what is said meanwhile arrives. */
export async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 1000) {
    clock.passed += 1000;
    mock.timers.tick(1000);
    await settled();
  }
}

/** Somebody sets the clock of their device. */
export function setClock(by: number) {
  clock.set += by;
}

/** Lets all that waits for nothing but its turn go on. */
export async function settled() {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** No page keeps anything of the tests before. */
export function nothingKept() {
  inMemory.clear();
}

/**
 * What a message of a test says: how many there are, what was decided in each, if that matters, and
 * who has written the last one, if that isn't the other one of two.
 */
function chain(text: string) {
  const [, game, many, decided, by] = /^([mn])(\d+)([ab]*)(?:_(\d))?$/.exec(text) ?? [];
  if (decided === undefined) return null;
  return { game, many: Number(many), decided, author: Number(by ?? (Number(many) + 1) % 2) };
}

/** How a message relates to the one that is kept. */
function relation(text: string, to: string): Received['kind'] {
  const [here, there] = [chain(text), chain(to)];
  if (!here || !there || here.game !== there.game) return 'contradicts';
  const [short, long] = here.many < there.many ? [here, there] : [there, here];
  if (!long.decided.startsWith(short.decided)) return 'contradicts';
  if (here.many !== there.many) return here.many > there.many ? 'newer' : 'older';
  return here.decided === there.decided ? 'same' : 'contradicts';
}

/** A person's page with a game whose messages are m0, m1, …, or m1a, m2ab, … or m1_4; others are false. */
export class Person {
  live: Live;
  channel = lastChannel;
  /** The message that is kept. */
  link: string;
  #seat;
  /** The own turn that can be sent. */
  readonly #ready: { value: string | null } = signal(null);

  #players;
  /** How many have joined; and whether the page keeps the game. */
  #joined;
  #isThere;

  /** @param joined how many have joined; none for whoever hasn't yet */
  constructor(seat: number, link = 'm0', players = 2, joined = players) {
    this.#seat = seat;
    this.#players = players;
    this.#joined = joined;
    this.#isThere = joined > 0;
    this.link = link;
    this.live = this.#newLive();
  }

  #newLive(): Live {
    const live = new Live(this.#page());
    Object.assign(live, { takeMessage: async (text: string) => this.#take(text) });
    const make = live.newMember.bind(live);
    live.newMember = (hears) => ownedBy(this, () => make(hears));
    return live;
  }

  /** This person's page is at another game, which it keeps if the person has a seat. */
  goTo(game: 'm' | 'n', seat: number, players: number, isThere = true) {
    this.#seat = seat;
    this.#players = players;
    this.#isThere = isThere;
    this.link = `${game}0`;
    this.#ready.value = null;
  }

  get #id(): string {
    return this.link.startsWith('n') ? 'next' : 'game';
  }

  #matchOf(link: string) {
    const { many, author } = chain(link) ?? { many: 0, author: 0 };
    const joined = Array.from(
      { length: Math.min(Math.max(many, 1), this.#players) },
      (_, seat) => seat,
    );
    const record = { game: 'toy', players: this.#players };
    return {
      id: link.startsWith('n') ? 'next' : 'game',
      link,
      next: many % this.#players,
      author,
      joined,
      record,
    };
  }

  get #savedTable() {
    const { many } = chain(this.link) ?? { many: 0 };
    const match = { id: this.#id, seat: this.#seat, link: this.link };
    const all = { joined: this.#joined, next: many % this.#players };
    return {
      match: { ...match, ...all },
      record: { game: 'toy' },
      seats: Array(this.#players).fill('far'),
      names: [NAMES[this.#seat]].flatMap((name) => Array(8).fill(name)),
    };
  }

  #page(): Page {
    return part<Page>({
      store: part<Page['store']>({
        load: (key: string) => (this.#isThere && key ? part(this.#savedTable) : null),
      }),
      door: part<Page['door']>({
        call: (async (_: string, { link, kept }: { link: string; kept?: string }) => ({
          kind: kept === undefined ? 'new' : relation(link, kept),
          match: this.#matchOf(link),
        })) as unknown as Page['door']['call'],
      }),
    });
  }

  /** The person has joined by a message: their page keeps the game from now on. */
  join(link: string, joined: number) {
    this.link = link;
    this.#joined = joined;
    this.#isThere = true;
    this.live.joined({ ...this.#savedTable, key: 'table' } as never);
  }

  /** The table of the game shows, so that turns can be decided and taken back. */
  showTable() {
    const current = () => ({ ...this.#savedTable.match, fresh: true });
    const match = Object.defineProperty({ peek: current }, 'value', { get: current });
    const names = NAMES;
    const seats = Array.from({ length: this.#players }, () => 'far');
    const now = {
      ...{ view: signal({}), record: signal({}), seats: signal(seats) },
      ...{
        seating: signal({ seats, names: [] }),
        saved: { value: null },
      },
    };
    const elsewhere = farGame({
      match,
      status: computed(() => this.#ready.value && { deed: 'send' }),
      link: this.#ready,
      ready: signal(null),
      sent: (link: string) => this.#keep(link),
    });
    const table = { card: { seats: [] }, session: { now, elsewhere } };
    Object.defineProperty(table, 'saved', { get: () => ({ ...this.#savedTable, names }) });
    this.live.attach(table as never);
  }

  #take(text: string): Received {
    const kind = relation(text, this.link);
    if (kind === 'newer') this.#keep(text);
    const match = { author: chain(text)?.author };
    return part({ kind, match, sentence: kind === 'contradicts' ? 'This is false.' : '' });
  }

  /** An open table tells it on as soon as it is kept, and whenever something of it changes then. */
  #keep(text: string) {
    this.link = text;
    this.#ready.value = null;
    this.live.exchange.sync();
    void this.#changes();
  }

  async #changes() {
    for (let turn = 0; turn < 8; turn += 1) {
      await Promise.resolve();
      this.live.exchange.sync();
    }
  }

  /** Writes a message, which goes out. */
  write(text: string) {
    this.#keep(text);
  }

  /** Decides, which goes out; nothing is kept of it before another page has it. */
  decide(by: 'a' | 'b') {
    const { game, many, decided } = chain(this.link) ?? { game: 'm', many: 0, decided: '' };
    if (many % 2 === this.#seat) this.#ready.value = `${game}${many + 1}${decided}${by}`;
  }

  /** So many have joined, as a message says that is kept. */
  joins(many: number) {
    this.#joined = many;
  }

  /** Whether a turn waits to be sent. */
  get isReady(): boolean {
    return this.#ready.value !== null;
  }

  /** Takes the decision back. */
  undo() {
    this.#ready.value = null;
  }

  /** The page is opened again: what was kept is there, and no connection is. */
  reload() {
    this.live.leave();
    this.#ready.value = null;
    this.live = this.#newLive();
  }
}

/** Somebody scans an invitation, and is connected before they have joined. */
export async function visit(host: Person, guest: Person) {
  const offer = (await host.live.invite(GAME)) ?? '';
  const answer = (await guest.live.come(offer, host.link, ANN)) ?? '';
  await host.live.take({ answer });
  await settled();
}

/** How people are called, by their seats. */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn', 'Gus', 'Hal'];
const GAME = { id: 'game', key: 'table' };
/** Who invites, in sentences. */
export const ANN = words.called('Ann');

/**
 * Two people give each other the offer and the answer; returns these and both ends.
 * @param text the message that comes with the answer
 */
export async function connect(host: Person, guest: Person, text?: string) {
  const offer = (await host.live.invite(GAME)) ?? '';
  const atHost = lastChannel();
  const answer = (await guest.live.reply(offer, GAME, ANN)) ?? '';
  const atGuest = lastChannel();
  const verdict = await host.live.take({ answer, text });
  await settled();
  return { offer, answer, verdict, atHost, atGuest };
}
