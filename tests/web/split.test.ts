// A program that is split does what it did whole, and asks for the rest only when it needs it.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { withRest } from '../../web/tools/rest.ts';
import { sha256 } from '../../web/tools/sha256.ts';
import type { Range } from '../../web/tools/split.ts';
import { split } from '../../web/tools/split.ts';
import * as wasm from '../../web/tools/wasm.ts';

const { list, number, sized, text } = wasm;
const [INT, NOTHING] = [0x7f, 0x60];
// The first address of the table below, and what stands there.
const TABLE = 64;
const CONTENT = [7, 8, 9];

/**
 * Four functions of a whole number; `say`, which is imported, comes before them:
 * `read` returns what lies at an address, `twice` doubles, `both` says and doubles what `read`
 * returns and counts in a variable, and `start` calls `both`.
 */
function program(): Uint8Array {
  const one = Uint8Array.of(NOTHING, 1, INT, 1, INT);
  const none = Uint8Array.of(NOTHING, 0, 0);
  const imported = Buffer.concat([text('env'), text('say'), Uint8Array.of(0, 0)]);
  const exported = (name: string, kind: number, index: number) =>
    Buffer.concat([text(name), Uint8Array.of(kind, index)]);
  const code = [0, 0x20, 0, 0x2d, 0, 0, 0x0b];
  const twice = [0, 0x20, 0, 0x41, 2, 0x6c, 0x0b];
  const count = [0x23, 0, 0x41, 1, 0x6a, 0x24, 0];
  const both = [0, ...count, 0x20, 0, 0x10, 1, 0x10, 0, 0x10, 2, 0x0b];
  const start = [0, 0x20, 0, 0x10, 3, 0x0b];
  const bodies = [code, twice, both, start].map((body) => sized(Uint8Array.from(body)));
  const data = Buffer.concat([Uint8Array.of(0, 0x41), wasm.signed(TABLE), Uint8Array.of(0x0b)]);
  return wasm.programOf([
    [wasm.TYPES, list([one, none])],
    [wasm.IMPORTS, list([imported])],
    [wasm.FUNCTIONS, list([0, 0, 0, 0].map(number))],
    [wasm.TABLES, list([Uint8Array.of(0x70, 0, 1)])],
    [5, list([Uint8Array.of(0, 1)])],
    [wasm.GLOBALS, list([Uint8Array.of(INT, 1, 0x41, 0, 0x0b)])],
    [
      wasm.EXPORTS,
      list([
        exported('start', wasm.FUNCTION, 4),
        exported('twice', wasm.FUNCTION, 2),
        exported('memory', wasm.MEMORY, 0),
        exported('count', wasm.GLOBAL, 0),
      ]),
    ],
    [wasm.ELEMENTS, list([Uint8Array.of(0, 0x41, 0, 0x0b, 1, 1)])],
    [wasm.DATA_COUNT, number(1)],
    [wasm.CODE, list(bodies)],
    [wasm.DATA, list([Buffer.concat([data, sized(Uint8Array.from(CONTENT))])])],
  ]);
}

const whole: Comes = (rest) => rest;
const flipped: Comes = (rest) => rest.with(rest.length - 1, rest[rest.length - 1] ^ 1);
const offline: Comes = () => {
  throw new Error('no network');
};

type Exports = {
  start: (value: number) => number;
  twice: (value: number) => number;
  memory: WebAssembly.Memory;
  count: WebAssembly.Global;
};

/** What comes when the rest is read, by its right content. */
type Comes = (rest: Uint8Array, query: string) => Uint8Array;

/** Starts the program in two parts; `used` are the places of the functions that are used. */
function startSplit(used: number[], tables: Range[] = [[TABLE, TABLE + 3]], comes: Comes = whole) {
  const { main, rest } = split(program(), (index) => used.includes(index), tables);
  const states: number[] = [];
  let calls = 0;
  const read = (query: string) => {
    calls += 1;
    return new Uint8Array(comes(rest, query));
  };
  const isRight = (content: Uint8Array) => sha256(content) === sha256(rest);
  const say = (value: number) => states.push(value) * 0 + value;
  const imports = { env: { say } };
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(new Uint8Array(main)),
    imports,
  );
  const source = { file: 'rest.wasm', read, isRight };
  const own = withRest(exports, imports, source) as unknown as Exports;
  return { own, states, count: () => calls };
}

const [READ, TWICE, BOTH, START] = [0, 1, 2, 3];

test('what is used goes without the rest, with what it calls', () => {
  const { own, count } = startSplit([TWICE]);
  assert.equal(own.twice(21), 42);
  assert.equal(count(), 0);
  const other = startSplit([START, BOTH], []);
  assert.equal(other.own.start(TABLE), 14);
  assert.equal(other.count(), 0);
});

test('a function of the rest is asked for once, and calls what is used, imported and its own', () => {
  const { own, states, count } = startSplit([TWICE]);
  assert.equal(own.start(TABLE), 14);
  assert.equal(own.start(TABLE + 2), 18);
  assert.deepEqual(states, [7, 9]);
  assert.equal(count(), 1);
});

test('a rest with one bit changed is not linked: it is read once more, past the cache', () => {
  const once: Comes = (rest, query) => (query ? rest : flipped(rest, query));
  const { own, count } = startSplit([TWICE], [], once);
  assert.equal(own.start(TABLE), 14);
  assert.equal(count(), 2);
});

test('a rest that stays wrong, or does not come, is named, and asked for again the next time', () => {
  for (const [comes, reason] of [
    [flipped, 'tampered'],
    [offline, 'network'],
  ] as const) {
    const { own, states, count } = startSplit([TWICE], [], comes);
    for (const times of [2, 4]) {
      assert.throws(() => own.start(TABLE), { message: 'rest.wasm', reason });
      assert.equal(count(), times);
    }
    assert.deepEqual(states, []);
    assert.equal(own.twice(2), 4);
  }
});

test('the hash of the rest is that of others', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 255);
    assert.equal(sha256(bytes), createHash('sha256').update(bytes).digest('hex'));
  }
});

test('both parts have the same variables', () => {
  const { own } = startSplit([TWICE]);
  own.start(TABLE);
  own.start(TABLE);
  assert.equal(own.count.value, 2);
});

test('a table of the rest comes with it', () => {
  const { own } = startSplit([TWICE]);
  const table = () => [...new Uint8Array(own.memory.buffer, TABLE, 3)];
  assert.deepEqual(table(), [0, 0, 0]);
  own.start(TABLE);
  assert.deepEqual(table(), CONTENT);
});

test('every way to split a program keeps what it does', () => {
  for (let bits = 0; bits < 16; bits += 1) {
    const used = [READ, TWICE, BOTH, START].filter((index) => bits & (1 << index));
    const { own, states } = startSplit(used, []);
    assert.deepEqual([own.start(TABLE + 1), own.twice(3), states], [16, 6, [8]], `used: ${used}`);
  }
});

test('nothing that a function of the rest does stays in the first part', () => {
  const { main } = split(program(), (index) => index === TWICE, []);
  const reads = Buffer.of(0x2d, 0, 0);
  assert.ok(Buffer.from(program()).includes(reads));
  assert.ok(!Buffer.from(main).includes(reads));
});

test('the names that belong to the rest are not among the exports', () => {
  const { own } = startSplit([TWICE]);
  assert.deepEqual(Object.keys(own).sort(), ['count', 'memory', 'start', 'twice']);
});
