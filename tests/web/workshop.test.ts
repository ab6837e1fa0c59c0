import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { MOST_FILE_BYTES } from '../../web/generated/constants.ts';
import * as letters from '../../web/src/exchange/packed.ts';
import { Engine, type EngineError } from '../../web/src/python/engine.ts';
import { Guarded } from '../../web/src/python/guarded.ts';
import type { Shapes } from '../../web/src/python/shapes.ts';
import { arePaintable } from '../../web/src/rooms/workshop/paintable.ts';

const pack = async (text: string) => (await letters.pack(text)) ?? '';
const unpack = (packed: string) => letters.unpack(packed, MOST_FILE_BYTES);

const FILE = 'GAME = game(\n    "Ä",\n)\n'.repeat(200);

test('a damaged link has no file', async () => {
  const packed = await pack(FILE);
  for (const spoiled of ['', '!', packed.slice(5), `${packed.slice(0, 20)}A${packed.slice(21)}`]) {
    assert.notEqual(await unpack(spoiled), FILE);
  }
  assert.equal(await unpack('!'), null);
});

test('a link that unpacks to more than a file can have is refused', async () => {
  assert.equal(await unpack(await pack('#'.repeat(MOST_FILE_BYTES + 1))), null);
  assert.equal((await unpack(await pack('#'.repeat(MOST_FILE_BYTES))))?.length, MOST_FILE_BYTES);
});

/** What a call answers: a title, and perhaps more. */
const SHAPES: Shapes = {
  types: { Seat: { has: { at: 'i' }, may: {} } },
  answers: {
    card: {
      has: { title: 's' },
      may: { seat: 'Seat', pair: { tuple: ['n', 'b'] }, kind: { in: ['a', 2] }, rest: '?' },
    },
  },
};

/** A worker in which a game of others may say anything. */
class Foreign extends EventTarget {
  static last: Foreign;
  ended = false;
  ids: number[] = [];
  onmessage = (_: { data: unknown }) => {};
  onerror = null;

  constructor() {
    super();
    Foreign.last = this;
  }

  postMessage({ text }: { text?: string }) {
    if (text) this.ids.push(JSON.parse(text).id);
    else queueMicrotask(() => this.onmessage({ data: { ready: true } }));
  }

  terminate() {
    this.ended = true;
  }
}

beforeEach(() => {
  globalThis.Worker = Foreign as unknown as typeof Worker;
});

/** Asks such a worker, which then says something; returns the answer, or the kind of error. */
async function outcomeOf(says: (id: number) => unknown) {
  const open = () => {
    const worker = new Worker('');
    worker.postMessage({});
    return new Guarded(worker, SHAPES);
  };
  const engine = new Engine({ open });
  await engine.start();
  const answer = engine.ask('card', {}).catch(({ kind }: EngineError) => kind);
  const worker = Foreign.last;
  worker.onmessage({ data: says(worker.ids[0]) });
  return { answer: await answer, ended: worker.ended };
}

const saying = (ok: unknown) => (id: number) => ({ answer: JSON.stringify({ id, ok }) });
const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : 1);

test('a good answer passes, and so does an error with a sentence', async () => {
  const right = {
    title: 'Hex',
    seat: { at: 1, more: 1 },
    pair: [0.5, true],
    kind: 2,
    rest: [null],
  };
  assert.deepEqual(await outcomeOf(saying(right)), { answer: right, ended: false });
  const error = { kind: 'illegal-action', message: 'no', at: 3 };
  const refused = await outcomeOf((id) => ({ answer: JSON.stringify({ id, error }) }));
  assert.deepEqual(refused, { answer: 'illegal-action', ended: false });
});

test('what a game says turns no line and takes no room of this site’s words', async () => {
  const names = { players: [{ name: `An\u202en${'x'.repeat(40)}` }], paper: ['Two\nlines\u2028'] };
  const { answer } = await outcomeOf(saying({ title: '\u2067Hex', rest: names }));
  const plain = { players: [{ name: `Ann${'x'.repeat(17)}` }], paper: ['Two\nlines'] };
  assert.deepEqual(answer, { title: 'Hex', rest: plain });
});

test('a worker that answers with the card of another game is ended', async () => {
  const { ended } = await outcomeOf(saying({ title: 'Hex', id: 'another' }));
  assert.ok(ended);
});

test('a worker that sends anything else is ended', async () => {
  const wrong = [
    { rest: nested(60) },
    { rest: Array.from({ length: 200_001 }, () => 0) },
    { rest: 'x'.repeat(100_001) },
    { title: 1 },
    { seat: { at: 0.5 } },
    { seat: { at: '1' } },
    { seat: [] },
    { pair: [1] },
    { pair: [1, 1] },
    { kind: 'b' },
    { record: { game: 'cercas' } },
  ];
  const bad: ((id: number) => unknown)[] = [
    () => null,
    () => 'ready',
    () => ({ ready: true }),
    () => ({ answer: 7 }),
    () => ({ answer: '{' }),
    () => ({ answer: '{"id": 99, "ok": {}}' }),
    saying('a text'),
    saying(null),
    ...wrong.map((more) => saying({ title: 'Hex', ...more })),
    saying({ rest: 1 }),
    (id) => ({ answer: `{"id": ${id}, "ok": {"title": "Hex", "rest": 1e999}}` }),
    (id) => ({ answer: JSON.stringify({ id, error: { kind: 'A B', message: '' } }) }),
    (id) => ({ answer: JSON.stringify({ id, error: { kind: 'a', message: 'x'.repeat(3000) } }) }),
    (id) => ({
      answer: JSON.stringify({ id, error: { kind: 'a', message: '', reason: 'silent' } }),
    }),
    () => ({ failed: { reason: 'another-build', detail: {} } }),
  ];
  for (const [at, says] of bad.entries()) {
    assert.deepEqual(await outcomeOf(says), { answer: 'failed', ended: true }, `message ${at}`);
  }
});

/** An object of any size: the test fails if somebody lists, copies or reads all of it. */
function vast(of: object): object {
  const listed = () => assert.fail('all of it was read');
  return new Proxy(of, { ownKeys: listed, get: listed, has: listed });
}

test('what a worker sends is never copied or listed before it is checked', async () => {
  const good = (id: number) => JSON.stringify({ id, ok: { title: 'Hex' } });
  const right = await outcomeOf((id) => vast({ answer: good(id) }));
  assert.deepEqual(right, { answer: { title: 'Hex' }, ended: false });
  const vasts: ((id: number) => unknown)[] = [
    () => vast([]),
    () => vast(new Map()),
    () => vast(new Uint8Array(8)),
    () => vast({ answer: vast([]) }),
    (id) => vast(Object.assign([], { answer: good(id) })),
    (id) => vast(Object.assign(new Map(), { answer: good(id) })),
  ];
  for (const says of vasts) {
    assert.deepEqual(await outcomeOf(says), { answer: 'failed', ended: true });
  }
});

test('a worker that cannot start tells it in a short text, or in none', async () => {
  const messageOf = async (detail: unknown) => {
    const worker = new Guarded(new Worker(''), SHAPES);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    worker.onmessage = ({ data }) => resolve(data.failed.detail);
    Foreign.last.onmessage({ data: { failed: vast({ detail }) } });
    return promise;
  };
  assert.equal(await messageOf('no memory'), 'no memory');
  assert.equal(await messageOf('x'.repeat(300)), 'x'.repeat(200));
  assert.equal(await messageOf(vast([])), '');
});

test('a message that the browser cannot read ends the worker', async () => {
  const engine = new Engine({ open: () => new Guarded(new Worker(''), SHAPES) });
  const started = engine.start();
  Foreign.last.postMessage({});
  await started;
  const answer = engine.ask('card', {}).catch(({ kind }: EngineError) => kind);
  Foreign.last.dispatchEvent(new Event('messageerror'));
  assert.equal(await answer, 'failed');
  assert.ok(Foreign.last.ended);
});

test('a picture that is a part of itself, or of endless parts, is refused', () => {
  const glyph = (...names: string[]) => names.map((name) => ({ kind: 'glyph', name }) as const);
  const dot = [{ kind: 'circle' } as const];
  const doubled = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`${i}`, i ? glyph(`${i - 1}`, `${i - 1}`) : dot]),
  );
  const paintable = (glyphs: object) => arePaintable(glyphs as Parameters<typeof arePaintable>[0]);
  assert.ok(paintable({ a: glyph('b', 'b'), b: dot }));
  assert.ok(!paintable({ a: glyph('b'), b: glyph('a') }));
  assert.ok(!paintable(doubled));
});
