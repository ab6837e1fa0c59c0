// What is kept of a memory, and how another memory becomes the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filledOnRead, withoutEmptyPages } from '../../web/src/python/sparse.ts';

const PAGE = 65_536;
const PAGES = 6;
/** As Pyodide writes it: four numbers, the second of which is its length, and more. */
const HEAD = Uint8Array.from({ length: 48 }, (_, at) => (at === 4 ? 48 : at < 8 ? 0 : at));

/** A snapshot of a memory in which some pages have something at one place. */
function snapshot(written: Record<number, number>) {
  const whole = new Uint8Array(HEAD.length + PAGES * PAGE);
  whole.set(HEAD);
  for (const [page, place] of Object.entries(written)) {
    whole[HEAD.length + Number(page) * PAGE + place] = 7;
  }
  return whole;
}

const WRITTEN = snapshot({ 0: 0, 2: PAGE - 1, 3: 1000 });

/** What Pyodide does with a snapshot. */
function restore(bytes: Uint8Array, memory: WebAssembly.Memory) {
  const whole = filledOnRead(bytes, () => memory);
  const head = whole.subarray(0, new Uint32Array(whole.buffer, whole.byteOffset, 2)[1]);
  new Uint8Array(memory.buffer).set(whole.subarray(head.length));
  return { head, bytes: new Uint8Array(memory.buffer) };
}

test('a memory is the same again, and so is the head', () => {
  const { head, bytes } = restore(
    withoutEmptyPages(WRITTEN),
    new WebAssembly.Memory({ initial: PAGES }),
  );
  assert.deepEqual(Uint8Array.from(head), HEAD);
  assert.equal(Buffer.compare(bytes, WRITTEN.subarray(HEAD.length)), 0);
});

test('empty pages are not kept', () => {
  const room = withoutEmptyPages(WRITTEN).length - withoutEmptyPages(snapshot({})).length;
  assert.equal(room, 3 * PAGE);
});

test('what a new memory has in pages that were empty is gone', () => {
  const memory = new WebAssembly.Memory({ initial: PAGES + 1 });
  new Uint8Array(memory.buffer).fill(9);
  const { bytes } = restore(withoutEmptyPages(WRITTEN), memory);
  const expected = new Uint8Array(bytes.length);
  expected.set(WRITTEN.subarray(HEAD.length));
  assert.equal(Buffer.compare(bytes, expected), 0);
});

test('a memory that is too small is refused', () => {
  const memory = new WebAssembly.Memory({ initial: PAGES - 1 });
  assert.throws(() => restore(withoutEmptyPages(WRITTEN), memory), RangeError);
});
