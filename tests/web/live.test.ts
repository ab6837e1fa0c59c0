import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from '../../web/node_modules/fast-check/lib/fast-check.js';
import { hashOf } from '../../web/src/keep/links.ts';
import { pastedLinks } from '../../web/src/keep/pasted.ts';
import {
  type Description,
  essentials,
  MOST_LETTERS,
  markOf,
  read,
  sdpOf,
  write,
} from '../../web/src/rooms/live/description.ts';
import { readFrame, type Spoken, written } from '../../web/src/rooms/live/frames.ts';
import { readHash } from './routes.ts';
import './runs.ts';

/** Descriptions as browsers have written them. */
const REAL = readFileSync(join(import.meta.dirname, '../corpus/descriptions.txt'), 'utf8')
  .split(/^# (.*)\n/m)
  .slice(1);
const BY_BROWSER = new Map<string, Description>();
for (let at = 0; at < REAL.length; at += 2) {
  const found = essentials(REAL[at + 1].replaceAll('\n', '\r\n'));
  assert.ok(found, REAL[at]);
  BY_BROWSER.set(REAL[at], found);
}

function described(change: Partial<Description> = {}): Description {
  return { ...(BY_BROWSER.get('Chromium offers') as Description), ...change };
}

test('a real description comes back as it was, in 160 characters at most', () => {
  assert.equal(BY_BROWSER.size, 4);
  for (const [name, description] of BY_BROWSER) {
    const text = write({ description, of: 12345 }) ?? '';
    assert.ok(`&live=${text}`.length <= 160, `${name}: ${text.length}`);
    assert.deepEqual(read(text), { description, of: 12345 });
  }
});

test('the whole description that is made of it says the same', () => {
  for (const description of BY_BROWSER.values())
    assert.deepEqual(essentials(sdpOf(description)), description);
});

test('addresses of every kind come back, those from outside first', () => {
  const candidates = [
    { address: '192.168.1.20', port: 50000, outside: false },
    { address: '2001:db8::7:1', port: 1, outside: false },
    { address: '203.0.113.9', port: 65535, outside: true },
  ];
  const text = write({ description: described({ candidates }), of: 0 }) ?? '';
  const [first, ...rest] = read(text)?.description.candidates ?? [];
  assert.deepEqual(first, candidates[2]);
  assert.deepEqual(rest, [
    candidates[0],
    { ...candidates[1], address: '2001:0db8:0000:0000:0000:0000:0007:0001' },
  ]);
});

test('of many addresses as many go in as there is room for', () => {
  const name = (n: number) => `0f1e2d3c-4b5a-6978-8796-${n.toString(16).padStart(12, '0')}.local`;
  const candidates = Array.from({ length: 9 }, (_, n) => {
    return { address: name(n), port: 1000 + n, outside: false };
  });
  const text = write({ description: described({ candidates }), of: 0 }) ?? '';
  assert.ok(text.length <= MOST_LETTERS);
  assert.deepEqual(read(text)?.description.candidates, candidates.slice(0, 3));
});

test('a description without what others could use is refused', () => {
  const whole = sdpOf(described());
  for (const part of [/fingerprint:sha-256/, /a=setup:\w+/, /a=fingerprint:.*/])
    assert.equal(essentials(whole.replace(part, '')), null);
  assert.equal(read(write({ description: described({ candidates: [] }), of: 0 }) ?? ''), null);
  assert.equal(write({ description: described({ pwd: 'short' }), of: 0 }), null);
  assert.equal(write({ description: described({ ufrag: 'a b c' }), of: 0 }), null);
});

test('candidates over TCP, and addresses of no kind, are left out', () => {
  const lines = [
    'a=candidate:1 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active',
    'a=candidate:1 1 udp 2113937151 999.1.1.1 40 typ host',
    'a=candidate:1 1 udp 2113937151 example.com 40 typ host',
    'a=candidate:1 2 udp 2113937151 192.168.1.20 40 typ host',
    'a=candidate:1 1 udp 2113937151 1:2:3 40 typ host',
  ];
  const sdp = sdpOf(described({ candidates: [] })).replace('a=mid:0', lines.join('\r\n'));
  assert.deepEqual(essentials(sdp)?.candidates, []);
});

test('no answer loses a letter where it is pasted in a sentence', () => {
  for (let of = 0; of < 500; of += 1) {
    const text = write({ description: described(), of }) ?? '';
    const [address] = pastedLinks(`Here: https://example.org/${hashOf({ live: text })}.`);
    assert.deepEqual(readHash(address), readHash(`#live=${text}`));
  }
});

test('a text that was cut or changed is refused', () => {
  const text = write({ description: described(), of: 7 }) ?? '';
  for (let at = 0; at < text.length; at += 1) {
    assert.equal(read(text.slice(0, at)), null);
    const other = text[at] === 'A' ? 'B' : 'A';
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    const found = read(changed);
    // One in 4,096 changes has the same check.
    if (found) assert.notDeepEqual(found.description, described());
  }
  assert.equal(read(`${text}AAAA`), null);
});

test('no text breaks the reader, and what it reads makes a description of its own lines only', () => {
  const letters = fc.stringMatching(/^[\w-]{0,170}$/);
  fc.assert(
    fc.property(letters, (text) => {
      const found = read(text);
      if (!found) return;
      const lines = sdpOf(found.description).split('\r\n');
      assert.ok(lines.every((line) => line === '' || /^[vostcma]=[\w .:+/<>*-]+$/.test(line)));
    }),
  );
});

test('an answer names its offer by a mark that other offers have not', () => {
  const marks = new Set(Array.from({ length: 500 }, (_, n) => markOf(`offer${n}`)));
  assert.ok(marks.size > 490);
});

test('what pages say comes back as it was', () => {
  const frames: Spoken[] = [
    { is: 'hello', seat: 3, name: 'Zoë %&' },
    { is: 'hello', seat: null, name: '' },
    { is: 'message', text: 'm0a-_' },
    { is: 'saved', text: 'm0a-_' },
    { is: 'opening', text: 'AAAAAAAAAAAAAAAAAAAA-w' },
    { is: 'others', seats: [0, 7], decided: [3] },
    { is: 'others', seats: [], decided: [] },
    { is: 'beat' },
  ];
  for (const frame of frames) assert.deepEqual(readFrame(written(frame)), frame);
});

test('what no page says is refused', () => {
  const long = `=${'a'.repeat(40_000)}`;
  const bad = [
    '',
    '=',
    '+',
    '=a b',
    '=<b>',
    'm1',
    '@9 Ann',
    '@1',
    '@1 %FF',
    '%8.',
    '%0,1.',
    '%01',
    '!short',
    '..',
    long,
  ];
  for (const text of [...bad, 7, null, new ArrayBuffer(4)]) assert.equal(readFrame(text), null);
  const name = { is: 'hello', seat: 1, name: '' };
  assert.deepEqual(readFrame('@1 %E2%80%AE'), name);
});

test('an answer has an address of its own; an offer only adds to an invitation', () => {
  assert.deepEqual(readHash('#live=Abc-_9'), { to: 'live', answer: 'Abc-_9' });
  const invitation = readHash('#of=cercas&by=Ann&live=Abc&m=m123');
  assert.deepEqual(invitation, {
    to: 'message',
    text: 'm123',
    of: 'cercas',
    by: 'Ann',
    more: { live: 'Abc' },
  });
  assert.equal('more' in readHash('#of=cercas&by=Ann&m=m123&utm=7'), false);
});
