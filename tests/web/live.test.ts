import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from '../../web/node_modules/fast-check/lib/fast-check.js';
import { hashOf } from '../../web/src/addresses/links.ts';
import { pastedLinks } from '../../web/src/addresses/pasted.ts';
import {
  type Description,
  essentials,
  MOST_LETTERS,
  markOf,
  read,
  sdpOf,
  write,
} from '../../web/src/rooms/far/party/description.ts';
import { readFrame, type Spoken, written } from '../../web/src/rooms/far/party/frames.ts';
import { minuteOf, readOffer } from '../../web/src/rooms/far/party/offer.ts';
import { within } from '../../web/src/rooms/far/party/reach.ts';
import { isMajority, partnersOf, type Roll } from '../../web/src/rooms/far/party/roll.ts';
import { readTalk, type Talk, written as writeTalk } from '../../web/src/rooms/far/talk.ts';
import { readHash } from './routes.ts';
import './runs.ts';

/** Descriptions as browsers have written them. */
const REAL = readFileSync(join(import.meta.dirname, '../corpus/descriptions.txt'), 'utf8')
  .split(/^# (.*)\n/m)
  .slice(1);
const BY_BROWSER = new Map<string, Description>();
for (let at = 0; at < REAL.length; at += 2) {
  const description = essentials(REAL[at + 1].replaceAll('\n', '\r\n'));
  assert.ok(description, REAL[at]);
  BY_BROWSER.set(REAL[at], description);
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
    const offering = read(changed);
    // One in 4,096 changes has the same check.
    if (offering) assert.notDeepEqual(offering.description, described());
  }
  assert.equal(read(`${text}AAAA`), null);
});

test('no text breaks the reader, and what it reads makes a description of its own lines only', () => {
  const letters = fc.stringMatching(/^[\w-]{0,170}$/);
  fc.assert(
    fc.property(letters, (text) => {
      const offering = read(text);
      if (!offering) return;
      const lines = sdpOf(offering.description).split('\r\n');
      assert.ok(lines.every((line) => line === '' || /^[vostcma]=[\w .:+/<>*-]+$/.test(line)));
    }),
  );
});

test('an answer names its offer by a mark that other offers have not', () => {
  const marks = new Set(Array.from({ length: 500 }, (_, n) => markOf(`offer${n}`)));
  assert.ok(marks.size > 490);
});

test('what pages say comes back as it was', () => {
  const talks: Talk[] = [
    { is: 'hello', seat: 3, name: 'Zoë %&' },
    { is: 'hello', seat: null, name: '' },
    { is: 'message', text: 'm0a-_' },
    { is: 'saved', text: 'm0a-_' },
    { is: 'opening', text: 'AAAAAAAAAAAAAAAAAAAA-w' },
    { is: 'others', seats: [0, 7], decided: [3] },
    { is: 'others', seats: [], decided: [] },
    { is: 'key', text: 'AAAAAAAAAAAAAAAAAAAA-w' },
    { is: 'proof', text: 'AAAAAAAAAAAAAAAAAAAA-w' },
    { is: 'prove' },
    { is: 'ask' },
    { is: 'turn', text: 'm0a-_' },
    { is: 'turn', text: '' },
    { is: 'at', id: 'Abc-_9', of: 'on-tour', by: 'Zoë' },
    { is: 'at', id: 'Abc-_9', of: 'on-tour', by: '' },
    { is: 'at', id: 'Abc-_9', of: 'on-tour', by: null },
  ];
  for (const talk of talks) {
    const text = writeTalk(talk);
    // The party carries it as it is.
    assert.deepEqual(readFrame(text), { is: 'text', text });
    assert.deepEqual(readTalk(text), talk);
  }
  const members = [
    { number: 0, name: 'Zoë %&', mark: '' },
    { number: 12, name: '', mark: '3' },
  ];
  const frames: Exclude<Spoken, { is: 'later' }>[] = [
    { is: 'offers', offers: ['a-_', 'b0'] },
    { is: 'letter', number: 12, offers: ['a-_'] },
    { is: 'roll', roll: { term: 2, you: 12, members } },
    { is: 'beat' },
  ];
  for (const frame of frames) assert.deepEqual(readFrame(written(frame)), frame);
});

test('what later versions may say is passed over, and seats count once', () => {
  for (const text of [';', ',2 more', '|next_kind', '>a.b(c)']) {
    assert.deepEqual(readFrame(text), { is: 'later' });
  }
  const all = { is: 'others', seats: [0, 7], decided: [1] };
  assert.deepEqual(readTalk('%0707070707.111111111'), all);
  const twice = { is: 'others', seats: [7, 0, 7], decided: [1, 1] } as const;
  assert.equal(writeTalk(twice), '%07.1');
});

test('the first two guests take the host’s place, and only for more than half of the guests', () => {
  const roll = (you: number, many: number): Roll => {
    const members = Array.from({ length: many }, (_, number) => ({ number, name: '', mark: '' }));
    return { term: 0, you, members };
  };
  assert.deepEqual(
    [0, 1].map((you) => partnersOf(roll(you, 2))),
    [[], []],
  );
  const five = [0, 1, 2, 3, 4].map((you) => partnersOf(roll(you, 5)));
  assert.deepEqual(five, [[], [2, 3, 4], [1, 3, 4], [1, 2], [1, 2]]);
  const least = [3, 4, 5, 6, 8].map((many) =>
    [1, 2, 3, 4, 5].find((n) => isMajority(roll(1, many), n)),
  );
  assert.deepEqual(least, [2, 2, 3, 3, 4]);
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
    ':',
    ':a..b',
    ':a.b.c.d.e',
    '..',
    long,
  ];
  bad.push('#', '#2 more', '#1.2 3.4', '&3', '&a.b', '^', '^a b');
  const talkIn = (text: unknown) => {
    const frame = readFrame(text);
    return frame?.is === 'text' ? readTalk(frame.text) : frame;
  };
  for (const text of [...bad, 7, null, new ArrayBuffer(4)])
    assert.equal(talkIn(text), null, `${text}`);
  const name = { is: 'hello', seat: 1, name: '' };
  assert.deepEqual(readTalk('@1 %E2%80%AE'), name);
});

/** Where pages are reached, and whether one without a server may name it to others, or ask it. */
const PLACES: [address: string, here: boolean, internet: boolean][] = [
  ['0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local', true, true],
  ['ff1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local', true, true],
  ['10.1.2.3', true, true],
  ['172.16.0.1', true, true],
  ['172.31.255.254', true, true],
  ['172.32.0.1', false, true],
  ['192.168.178.20', true, true],
  ['192.169.0.1', false, true],
  ['169.254.7.7', true, true],
  ['203.0.113.9', false, true],
  ['100.64.0.1', false, true],
  ['fd00::2', true, true],
  ['fe80::1', true, true],
  ['2001:db8::1', false, true],
  ['127.0.0.1', false, false],
  ['127.9.9.9', false, false],
  ['0.0.0.0', false, false],
  ['224.0.0.251', false, false],
  ['255.255.255.255', false, false],
  ['::1', false, false],
  ['::', false, false],
  ['::ffff:7f00:1', false, false],
  ['ff02::fb', false, false],
];

test('without a server only the network at hand is named and asked, this device itself never', () => {
  for (const [address, here, internet] of PLACES) {
    const candidates = [{ address, port: 5000, outside: false }];
    // As a browser writes it, and as it comes back from a text.
    const text = write({ description: described({ candidates }), of: 0 }) ?? '';
    const back = read(text)?.description ?? described();
    for (const each of [described({ candidates }), back]) {
      const may = (internet: boolean) => within(each, { internet }).candidates.length === 1;
      assert.deepEqual([may(false), may(true)], [here, internet], each.candidates[0].address);
    }
  }
});

test('the age of an offer has a sign: the clock there may be ahead', () => {
  const now = Date.UTC(2026, 10, 27, 12);
  const offerAt = (minutes: number) =>
    write({ description: described(), of: minuteOf(now + minutes * 60_000) }) ?? '';
  for (const minutes of [-15, -1, 0, 1, 60, 719])
    assert.equal(readOffer(offerAt(minutes), now).is, 'open', `${minutes}`);
  for (const minutes of [-16, -60, -60 * 24 * 20]) {
    const until = now + (minutes + 15) * 60_000;
    const offer = readOffer(offerAt(minutes), now);
    assert.deepEqual(offer.is === 'over' && [offer.until, offer.age], [until, -minutes]);
  }
  // A clock that is a day off is no reason not to try.
  assert.equal(readOffer(offerAt(60 * 24), now).is, 'open');
  assert.equal(readOffer('no offer', now).is, 'none');
  // The numbers of minutes begin anew after 45 days.
  const turn = 65_536 * 60_000;
  const before = write({ description: described(), of: 65_535 }) ?? '';
  assert.equal(readOffer(before, turn).is, 'open');
});

test('an answer has an address of its own; an offer only adds to an invitation', () => {
  assert.deepEqual(readHash('#live=Abc-_9'), { to: 'far', answer: 'Abc-_9' });
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

test('an answer may come in one link with a message, which has an address of its own too', () => {
  for (const [name, description] of BY_BROWSER) {
    const text = write({ description, of: 7 }) ?? '';
    const address = `#of=cercas&live=${text}&m=m123`;
    const isAnswer = description.setup !== 'actpass';
    assert.equal(readHash(address).to, isAnswer ? 'far' : 'message', name);
    const message = { text: 'm123', hash: '#of=cercas&m=m123' };
    if (isAnswer) assert.deepEqual(readHash(address), { to: 'far', answer: text, message });
    assert.deepEqual(pastedLinks(`Mine: https://example.org/${address}.`), [address]);
  }
});
