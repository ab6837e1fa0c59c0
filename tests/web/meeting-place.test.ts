// Pages meet at a real broker.
import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { ask, Guest, host } from '../../web/src/rooms/far/party/meet/index.ts';
import { Letterbox } from '../../web/src/rooms/far/party/meet/letterbox.ts';
import { Broker, type Letter } from '../../web/src/rooms/far/party/meet/mqtt.ts';
import { Turns } from '../../web/src/rooms/far/turns.ts';
import { noBroker, TestBroker } from './broker.ts';

const skip = noBroker;
let broker: TestBroker;
let keys = 0;

before(async () => {
  if (!skip) broker = await TestBroker.run();
});
after(() => broker?.end());

/** A place that nobody has been at. */
function newSpot() {
  keys += 1;
  return { address: broker.address, key: `${keys}`.padStart(22, 'k') };
}

/** Things that come one after the other, and whoever waits for them. */
class Arrivals<T> {
  readonly all: T[] = [];
  #wake = () => {};

  readonly add = (one: T) => {
    this.all.push(one);
    this.#wake();
  };

  async until(many: number): Promise<T[]> {
    while (this.all.length < many)
      await new Promise<void>((next) => {
        this.#wake = next;
      });
    return this.all;
  }
}

/** A page that is at a place, and what it hears there. */
async function at({ address, key }: { address: string; key: string }) {
  const letters = new Arrivals<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const came = (text: string, part: string) => letters.add(`${part}: ${text}`);
  const box = await Letterbox.at(address, key, {
    opened: resolve,
    came,
    sealed: () => {},
    ended: () => {},
  });
  assert.ok(box);
  await promise;
  return { box, letters };
}

test('what is left lies there for those who come later, and has the newest text', {
  skip,
}, async () => {
  const spot = newSpot();
  const ann = await at(spot);
  await ann.box.leave('offer', 'the first');
  await ann.box.leave('offer', 'x'.repeat(500));
  const ben = await at(spot);
  ben.box.hear('offer');
  assert.deepEqual(await ben.letters.until(1), [`offer: ${'x'.repeat(500)}`]);
  ann.box.hear('answers/+');
  await ben.box.leave('answers/1', 'é');
  assert.deepEqual(await ann.letters.until(1), ['answers/1: é']);
  ann.box.end();
  // A page that was opened again finds the same.
  const again = await at(spot);
  again.box.hear('answers/+');
  assert.deepEqual(await again.letters.until(1), ['answers/1: é']);
  for (const { box } of [ben, again]) box.end();
});

/** A host with a game for so many, whose messages are m1, m2, …: one more for each who has joined. */
class Ann {
  joined = 1;
  readonly offers = new Arrivals<string>();
  leave = () => {};
  readonly #spot;
  readonly #players;
  readonly #turns = new Turns();

  constructor(spot: { address: string; key: string }, players: number) {
    this.#spot = spot;
    this.#players = players;
  }

  async comes() {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.leave = host(this.#spot, {
      answer: async (offer) => {
        this.offers.add(offer);
        return `answer to ${offer}`;
      },
      turn: (guest) => this.#turnOf(guest),
      reached: resolve,
      sealed: () => {},
    });
    await promise;
    return this;
  }

  #turnOf(guest: string): string {
    const full = this.joined === this.#players;
    return this.#turns.ask(guest, { message: `m${this.joined}`, full, decides: false });
  }
}

/** A guest who makes the offers that are named, and what is answered. */
function guest(spot: { address: string; key: string }, name: string) {
  const answers = new Arrivals<string>();
  let offers = 0;
  const to = new Guest(spot, {
    attempt: async () => {
      offers += 1;
      const offer = `${name} ${offers}`;
      const take = (answer: string) => {
        if (answer === `answer to ${offer}`) answers.add(answer);
        return answer === `answer to ${offer}`;
      };
      return { offer, take, end: () => {} };
    },
    reached: () => {},
    sealed: () => {},
  });
  return { answers, end: () => to.end() };
}

test('three who come by one key join one after the other, and each is answered', {
  skip,
}, async () => {
  const spot = newSpot();
  const ann = await new Ann(spot, 4).comes();
  for (const name of ['Ben', 'Cleo', 'Dora']) {
    assert.equal(await ask(spot, () => {}), `m${ann.joined}`);
    const { answers, end } = guest(spot, name);
    assert.deepEqual(await answers.until(1), [`answer to ${name} 1`]);
    ann.joined += 1;
    end();
  }
  // Whoever comes now can watch.
  assert.equal(await ask(spot, () => {}), 'm4');
  ann.leave();
});

test('two who join at the same time are told different messages', { skip }, async () => {
  const spot = newSpot();
  const ann = await new Ann(spot, 3).comes();
  const { promise, resolve } = Promise.withResolvers<void>();
  const messages = [ask(spot, resolve), ask(spot, resolve)];
  const first = await Promise.race(messages);
  assert.equal(first, 'm1');
  // The other one is told to wait.
  await promise;
  ann.joined = 2;
  assert.deepEqual((await Promise.all(messages)).sort(), ['m1', 'm2']);
  ann.leave();
});

test('a guest finds a host who comes back, or comes later', { skip }, async () => {
  const spot = newSpot();
  const { answers, end } = guest(spot, 'Ben');
  const ann = await new Ann(spot, 2).comes();
  assert.deepEqual(await answers.until(1), ['answer to Ben 1']);
  ann.leave();
  await ann.comes();
  // The offer lies there still; Ben's page has been answered, and takes nothing twice.
  await ann.offers.until(2);
  assert.deepEqual(ann.offers.all, ['Ben 1', 'Ben 1']);
  ann.leave();
  end();
});

/** Whoever runs a broker: they see all letters, and can leave any. */
async function spyAt(address: string) {
  const letters = new Arrivals<Letter>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const sees = new Broker(address, {
    opened: resolve,
    came: letters.add,
    ended: () => {},
  });
  await promise;
  sees.hear('#');
  return { letters, sees };
}

test('a letter that is forged, repeated, put elsewhere or sealed by another key changes nothing', {
  skip,
}, async () => {
  const own = await TestBroker.run();
  const spot = { ...newSpot(), address: own.address };
  const { letters, sees } = await spyAt(own.address);
  const ann = await new Ann(spot, 2).comes();
  const ben = guest(spot, 'Ben');
  await ben.answers.until(1);
  const isOf = (part: string) => (letter: Letter) => letter.topic.includes(`/${part}/`);
  const lies = await letters.until(2).then((all) => all.find(isOf('offers')));
  assert.ok(lies);
  const { topic, bytes } = lies;
  const text = new TextDecoder('latin1').decode(bytes);
  assert.ok(!text.includes('Ben') && !topic.includes(spot.key));
  const place = topic.split('/').slice(0, 2).join('/');
  const other = await at({ ...spot, key: 'another key'.padEnd(22, 'x') });
  await other.box.leave('offers/1', 'foreign');
  const all = await letters.until(letters.all.length + 1);
  const foreign = all.at(-1) as Letter;
  const forged = bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte));
  for (const [part, letter] of [
    ['offers/forged', forged],
    ['offers/elsewhere', bytes],
    ['offers/foreign', foreign.bytes],
    ['offers/short', bytes.slice(0, 5)],
    ['asks/elsewhere', bytes],
  ] as const)
    sees.leave(`${place}/${part}`, letter, 60);
  // The same once more, where it was.
  sees.leave(topic, bytes, 60);
  // What is left last arrives last.
  const cleo = guest(spot, 'Cleo');
  await cleo.answers.until(1);
  assert.deepEqual(ann.offers.all, ['Ben 1', 'Cleo 1']);
  assert.deepEqual(ben.answers.all, ['answer to Ben 1']);
  for (const end of [ann.leave, ben.end, cleo.end]) end();
  for (const box of [other.box, sees, own]) box.end();
});

test('a place that can’t be reached is said to be so, and tells nobody a message', async () => {
  const spot = { address: 'ws://127.0.0.1:9', key: 'k'.repeat(22) };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const to = new Guest(spot, { attempt: async () => null, reached: resolve, sealed: () => {} });
  assert.equal(await promise, false);
  assert.equal(await ask(spot, () => {}), null);
  to.end();
});

test('a guest who doesn’t join in time keeps nobody waiting, unless they decide', () => {
  const turns = new Turns();
  const now = { message: 'm1', full: false, decides: false };
  assert.equal(turns.ask('ben', now, 0), 'm1');
  assert.equal(turns.ask('cleo', now, 1000), '');
  assert.equal(turns.ask('ben', now, 2000), 'm1');
  assert.equal(turns.ask('cleo', { ...now, decides: true }, 60_000), '');
  assert.equal(turns.ask('cleo', now, 60_000), 'm1');
  assert.equal(turns.ask('ben', { ...now, message: 'm2' }, 61_000), 'm2');
  assert.equal(turns.ask('dora', { ...now, message: 'm3', full: true }, 61_000), 'm3');
});

test('more at once than letters may lie at a place ends the connection, and nothing of it is read', () => {
  const plain = globalThis.WebSocket;
  const came: Letter[] = [];
  const socket = {
    close: () => {},
    onclose: () => {},
    onmessage: (_: { data: ArrayBuffer }) => {},
  };
  const closes = mock.method(socket, 'close');
  globalThis.WebSocket = class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: stands in the place of a real one
      return socket;
    }
  } as unknown as typeof WebSocket;
  new Broker('ws://127.0.0.1:9', {
    opened: () => {},
    came: (letter) => came.push(letter),
    ended: () => {},
  });
  globalThis.WebSocket = plain;
  // Letters of 16,000 bytes each at the place `a`.
  const letter = [0x30, 0x84, 0x7d, 0, 1, 97, 0, ...new Uint8Array(16_000)];
  const frame = (many: number) => new Uint8Array(Array(many).fill(letter).flat()).buffer;
  socket.onmessage({ data: frame(20) });
  assert.equal(came.length, 20);
  socket.onmessage({ data: frame(26) });
  assert.deepEqual([came.length, closes.mock.callCount()], [20, 1]);
  socket.onclose();
});
