// What moves to another device: as one link, or as a chain of links that are scanned one by one.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { MOST_LETTERS } from '../../web/src/exchange/file-format.ts';
import { read } from '../../web/src/keep/prefs.ts';
import type { Piece } from '../../web/src/rooms/backup/address.ts';
import {
  CAME,
  collect,
  endCollecting,
  MOST_CODE,
  packed,
  pieceHashes,
  unpacked,
  wholeHash,
} from '../../web/src/rooms/backup/moving.ts';
import { linkIn } from './pasted.ts';
import { readHash } from './routes.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

/** A text that can't be compressed by much. */
function noise(letters: number) {
  let [text, sum] = ['', 1];
  while (text.length < letters) {
    sum = (Math.imul(sum, 1_103_515_245) + 12_345) >>> 0;
    text += sum.toString(36);
  }
  return text.slice(0, letters);
}

async function codeOf(text: string): Promise<string> {
  const code = await packed(text);
  assert.ok(code);
  return code;
}

function pieceIn(hash: string): Piece {
  const { to, piece } = readHash(hash);
  assert.ok(to === 'backup' && piece && piece !== 'wrong', hash);
  return piece as Piece;
}

test('codes bring it in any order, however often each is scanned', async () => {
  const text = noise(3000);
  const hashes = pieceHashes(await codeOf(text));
  assert.ok(hashes.length > 2 && hashes.every((hash) => hash.length < 800));
  const pieces = hashes.map(pieceIn).reverse();
  for (const [index, piece] of pieces.slice(0, -1).entries()) {
    for (const _ of [1, 2])
      assert.deepEqual(collect(piece), { count: index + 1, of: pieces.length });
  }
  const came = collect(pieces[pieces.length - 1]);
  assert.ok('code' in came && came.code);
  assert.equal(await unpacked(came.code), text);
  // The tabs of the others look again.
  assert.deepEqual(collect(pieces[0]), came);
  endCollecting();
  assert.equal(read(CAME), null);
});

test('codes of something else begin anew', async () => {
  const [one, other] = await Promise.all([noise(2000), noise(2100)].map(codeOf));
  collect(pieceIn(pieceHashes(one)[0]));
  const came = collect(pieceIn(pieceHashes(other)[1]));
  assert.equal('count' in came && came.count, 1);
});

test('what was changed on its way is refused, and the codes can be scanned again', async () => {
  const code = await codeOf(noise(2000));
  const changed = wholeHash(code).slice(0, -3);
  assert.deepEqual(collect(pieceIn(changed)), { code: null });
  const [first, ...rest] = pieceHashes(code).map(pieceIn);
  collect({ ...first, code: `${first.code.slice(1)}A` });
  const cames = rest.map(collect);
  assert.deepEqual(cames.at(-1), { code: null });
  const again = [first, ...rest].map(collect).at(-1);
  assert.deepEqual(again, { code });
});

test('a code that was changed is refused before the others are there', async () => {
  const [, hash] = pieceHashes(await codeOf(noise(2000)));
  assert.deepEqual(readHash(hash.slice(0, -3)), { to: 'backup', piece: 'wrong' });
  // Older pages made codes that have no sum of their own.
  assert.deepEqual(readHash(hash.replace(/check=\w+&/, '')), readHash(hash));
});

test('what is too long for a link, or no text at all, is none', async () => {
  assert.equal(await packed(noise(3 * MOST_CODE)), null);
  assert.equal(await unpacked('AAAA'), null);
  assert.equal(await unpacked('%'), null);
});

test('what would grow without end is refused', async () => {
  const blown = new Blob(['0'.repeat(MOST_LETTERS + 1)]).stream();
  const small = blown.pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  assert.equal(await unpacked(btoa(String.fromCharCode(...bytes))), null);
});

test('an address that says less than it must is known as such', () => {
  for (const hash of [
    '#move=abc',
    '#part=3-2-x&move=abc',
    '#part=0-2-x&move=a',
    '#part=1-2-x&move=',
    '#part=1-2-x',
  ]) {
    assert.deepEqual(readHash(hash), { to: 'backup', piece: 'wrong' });
  }
  assert.deepEqual(readHash('#backup'), { to: 'backup', piece: null });
});

test('a link with everything is found in a message, in broken lines too', async () => {
  const hash = wholeHash(await codeOf(noise(400)));
  const broken = hash.replace(/.{60}/g, '$&\n');
  for (const text of [
    hash,
    `Here: https://example.org/${hash} Bye`,
    `https://example.org/${broken}`,
  ]) {
    assert.deepEqual(readHash(linkIn(text) ?? ''), readHash(hash));
  }
});
