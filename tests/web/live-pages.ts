// Pages that connect without a browser: what they say goes through channels that a test can cut.
import './jsx.ts';
import type { Description } from '../../web/src/rooms/live/description.ts';
import type { Received } from '../../web/src/scene/types.ts';
import type { Page } from '../../web/src/table/hooks.ts';
import { part } from './part.ts';

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
const { essentials, sdpOf } = await import('../../web/src/rooms/live/description.ts');
const { Live } = await import('../../web/src/rooms/live/live.ts');
type Live = InstanceType<typeof Live>;

/** Lets all that waits for nothing but its turn go on. */
export async function settled() {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** One end of a channel. */
class Channel {
  readyState = 'connecting';
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: unknown }) => {};
  other: Channel | null = null;
  /** All that was said here. */
  readonly said: string[] = [];
  /** What is said is lost on the way. */
  deaf = false;

  send(data: string) {
    this.said.push(data);
    const { other } = this;
    if (!this.deaf) queueMicrotask(() => other?.readyState === 'open' && other.onmessage({ data }));
  }

  open() {
    this.readyState = 'open';
    this.onopen();
  }

  close() {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    const { other } = this;
    queueMicrotask(() => other?.readyState === 'open' && other.onclose());
  }
}

class FakePeerConnection extends EventTarget {
  static readonly all: FakePeerConnection[] = [];
  /** Whether the devices are on one network. */
  static together = true;
  readonly channel = new Channel();
  iceGatheringState = 'complete';
  connectionState = 'new';
  localDescription: { sdp: string } | null = null;
  #remote = '';
  readonly #name = `peer${String(FakePeerConnection.all.length).padStart(4, '0')}`;

  constructor() {
    super();
    FakePeerConnection.all.push(this);
  }

  createDataChannel() {
    return this.channel;
  }

  #made(setup: Description['setup']) {
    const candidates = [{ address: '192.168.1.2', port: 5000, outside: false }];
    const pwd = 'p'.repeat(24);
    return {
      sdp: sdpOf({ setup, fingerprint: '0'.repeat(64), ufrag: this.#name, pwd, candidates }),
    };
  }

  createOffer = async () => this.#made('actpass');
  createAnswer = async () => this.#made('active');

  async setLocalDescription(made: { sdp: string }) {
    this.localDescription = made;
    this.#meet();
  }

  async setRemoteDescription({ sdp }: { sdp: string }) {
    this.#remote = essentials(sdp)?.ufrag ?? '';
    this.#meet();
  }

  #meet() {
    const other = FakePeerConnection.all.find((each) => each.#name === this.#remote);
    if (!other || !FakePeerConnection.together || other.#remote !== this.#name) return;
    this.channel.other = other.channel;
    other.channel.other = this.channel;
    other.channel.open();
    this.channel.open();
  }

  close() {
    this.channel.close();
  }
}

Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection });

/** Whether the devices are on one network. */
export function together(are: boolean) {
  FakePeerConnection.together = are;
}

/** The end of the last channel that was made. */
export function lastChannel(): Channel {
  return (FakePeerConnection.all.at(-1) as FakePeerConnection).channel;
}

/** What a message of a test says: how many there are, and what was decided in each, if that matters. */
function chain(text: string) {
  const [, many, decided] = /^m(\d+)([ab]*)$/.exec(text) ?? [];
  return decided === undefined ? null : { many: Number(many), decided };
}

/** How a message relates to the one that is kept. */
function relation(text: string, to: string): Received['kind'] {
  const [here, there] = [chain(text), chain(to)];
  if (!here || !there) return 'contradicts';
  const [short, long] = here.many < there.many ? [here, there] : [there, here];
  if (!long.decided.startsWith(short.decided)) return 'contradicts';
  if (here.many !== there.many) return here.many > there.many ? 'newer' : 'older';
  return here.decided === there.decided ? 'same' : 'contradicts';
}

/** A person's page with a game whose messages are m0, m1, …, or m1a, m2ab, …; others are false. */
export class Person {
  live: Live;
  channel = lastChannel;
  /** The message that is kept. */
  link: string;
  readonly #seat;
  /** The own turn that can be sent. */
  readonly #ready: { value: string | null } = signal(null);

  constructor(seat: number, link = 'm0') {
    this.#seat = seat;
    this.link = link;
    this.live = new Live(this.#page());
  }

  get #kept() {
    return { match: { id: 'game', seat: this.#seat, link: this.link }, names: [] };
  }

  #page(): Page {
    return part<Page>({
      store: part<Page['store']>({ load: () => part(this.#kept) }),
      takeMessage: async (text: string) => this.#take(text),
    });
  }

  /** The table of the game shows, so that turns can be decided and taken back. */
  showTable() {
    const { match } = this.#kept;
    const names = ['Ann', 'Ben'];
    const now = {
      ...{ view: signal({}), record: signal({}), seats: signal(['person', 'far']) },
      ...{ match: signal({ ...match, fresh: true }), saved: { value: null } },
      matchStatus: computed(() => this.#ready.value && { deed: 'send' }),
      message: this.#ready,
    };
    const sent = (link: string) => this.#keep(link);
    const table = { card: { seats: [] }, session: { now, sent } };
    Object.defineProperty(table, 'saved', { get: () => ({ ...this.#kept, names }) });
    this.live.attach(table as never);
  }

  #take(text: string): Received {
    const kind = relation(text, this.link);
    if (kind === 'newer') this.#keep(text);
    return part({ kind, sentence: kind === 'contradicts' ? 'This is false.' : '' });
  }

  /** An open table tells it on as soon as it is kept. */
  #keep(text: string) {
    this.link = text;
    this.#ready.value = null;
    this.live.sync();
  }

  /** Writes a message, which goes out. */
  write(text: string) {
    this.#keep(text);
  }

  /** Decides, which goes out; nothing is kept of it before another page has it. */
  decide(by: 'a' | 'b') {
    const { many, decided } = chain(this.link) ?? { many: 0, decided: '' };
    if (many % 2 === this.#seat) this.#ready.value = `m${many + 1}${decided}${by}`;
  }

  /** Takes the decision back. */
  undo() {
    this.#ready.value = null;
  }

  /** The page is opened again: what was kept is there. */
  reload() {
    this.#ready.value = null;
    this.live = new Live(this.#page());
  }
}

const GAME = { id: 'game', key: 'table' };

/** Two people give each other the offer and the answer; returns these and both ends. */
export async function connect(host: Person, guest: Person) {
  const offer = (await host.live.invite(GAME)) ?? '';
  const atHost = lastChannel();
  const answer = (await guest.live.reply(offer, GAME, 'Ann')) ?? '';
  const atGuest = lastChannel();
  const taken = await host.live.take(answer);
  await settled();
  return { offer, answer, taken, atHost, atGuest };
}
