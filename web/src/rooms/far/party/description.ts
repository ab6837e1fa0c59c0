// The session description of a direct connection as a short text: what matters of it, in bits. The
// rest of it is a template.

export type Description = {
  /** An offer is `actpass`, an answer one of the others. */
  setup: (typeof SETUPS)[number];
  /** The SHA-256 of the certificate, as hex digits. */
  fingerprint: string;
  ufrag: string;
  pwd: string;
  candidates: readonly Candidate[];
};

/** A place at which a page can be reached: a name `<uuid>.local`, or an address. */
export type Candidate = {
  address: string;
  port: number /** As a STUN server sees it. */;
  outside: boolean;
};

/** What a text holds: an offer has the minute in which it was made, an answer the mark of its offer. */
export type Offering = { description: Description; of: number };

/** With the name of its field, an offer adds 160 characters to a link at most. */
export const MOST_LETTERS = 160 - '&live='.length;
const VERSION = 1;
const SETUPS = ['actpass', 'active', 'passive'] as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** What credentials may consist of (RFC 8839), and what Firefox writes them with. */
const ICE = LETTERS.replace('-_', '+/');
const HEX = '0123456789abcdef';
/** The shortest credentials, and how many bits tell how much longer they are. */
const [UFRAG, PWD, LONGER] = [4, 22, 5];
/** The kinds of candidates, the end of their list first, and the bits of their addresses. */
const KINDS = [0, 128, 32, 128];
const [NAME, IPV4, IPV6] = [1, 2, 3];
const CHECK = 12;

/** Takes what matters of a description; null where there is nothing that others could use. */
export function essentials(sdp: string): Description | null {
  const value = (name: string) => RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1].trim() ?? '';
  const [hash, print = ''] = value('fingerprint').toLowerCase().split(' ');
  const fingerprint = print.replaceAll(':', '');
  const setup = SETUPS.find((each) => each === value('setup'));
  if (hash !== 'sha-256' || !/^[\da-f]{64}$/.test(fingerprint) || !setup) return null;
  const lines = sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim);
  const candidates = [...lines]
    .map(([, address, port, type]) => ({ address, port: Number(port), outside: type !== 'host' }))
    .filter(({ address }) => bitsOf(address) !== null);
  return { setup, fingerprint, ufrag: value('ice-ufrag'), pwd: value('ice-pwd'), candidates };
}

/**
 * Writes a description. Of many candidates as many go in as there is room for, those from outside
 * first: on one network, one other is enough.
 * @returns null for one that can't be written
 */
export function write({ description, of }: Offering): string | null {
  const { setup, fingerprint, ufrag, pwd, candidates } = description;
  const credentials = [...ufrag, ...pwd];
  const [signs, width] = signsOf(credentials.every((sign) => HEX.includes(sign)));
  const [more, evenMore] = [ufrag.length - UFRAG, pwd.length - PWD];
  const places = credentials.map((sign) => signs.indexOf(sign));
  if (places.includes(-1) || [more, evenMore].some((n) => n < 0 || n >= 1 << LONGER)) return null;
  let all = bits(VERSION, 2) + bits(SETUPS.indexOf(setup), 2) + bits(Number(width === 4), 1);
  all += bits(more, LONGER) + bits(evenMore, LONGER) + bits(of, 16) + hexBits(fingerprint);
  all += places.map((place) => bits(place, width)).join('');
  for (const each of candidates.toSorted((one, two) => Number(two.outside) - Number(one.outside))) {
    const next = (bitsOf(each.address) ?? '') + bits(each.port, 16) + bits(Number(each.outside), 1);
    if (all.length + next.length <= MOST_LETTERS * 6 - CHECK) all += next;
  }
  // What is missing reads as zeros, and so as the end of the list.
  const text = all
    .padEnd(Math.ceil(all.length / 6) * 6, '0')
    .replace(/.{6}/g, (six) => LETTERS[Number.parseInt(six, 2)]);
  return text + check(text);
}

/** Reads such a text; null where it isn't one, or isn't whole. */
export function read(text: string): Offering | null {
  const body = text.slice(0, -2);
  const fits = text.length <= MOST_LETTERS && /^[\w-]+$/.test(text);
  if (!fits || check(body) !== text.slice(-2)) return null;
  let rest = [...body].map((letter) => bits(LETTERS.indexOf(letter), 6)).join('');
  const takeBits = (width: number) => {
    const first = rest.slice(0, width).padEnd(width, '0');
    rest = rest.slice(width);
    return first;
  };
  const take = (width: number) => Number.parseInt(takeBits(width), 2);
  if (take(2) !== VERSION) return null;
  const setup = SETUPS[take(2)];
  const [signs, width] = signsOf(take(1) === 1);
  const lengths = [UFRAG + take(LONGER), PWD + take(LONGER)];
  const of = take(16);
  const fingerprint = digits(takeBits(256));
  const spell = (length: number) => Array.from({ length }, () => signs[take(width)]).join('');
  const [ufrag, pwd] = lengths.map(spell);
  const candidates: Candidate[] = [];
  for (let kind = take(2); kind; kind = take(2)) {
    if (rest.length < KINDS[kind] + 17) return null;
    const address = addressOf(kind, takeBits(KINDS[kind]));
    candidates.push({ address, port: take(16), outside: take(1) === 1 });
  }
  const ends = rest.length < 6 && !rest.includes('1') && candidates.length > 0;
  return ends && setup ? { of, description: { setup, fingerprint, ufrag, pwd, candidates } } : null;
}

/** The whole description, as browsers take it. */
export function sdpOf({ setup, fingerprint, ufrag, pwd, candidates }: Description): string {
  const ways = candidates.map(({ address, port, outside }, at) => {
    const type = outside ? 'srflx raddr 0.0.0.0 rport 9' : 'host';
    return `a=candidate:${at + 1} 1 udp ${2113937151 - at} ${address} ${port} typ ${type}`;
  });
  const lines = [
    ...['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', ...ways],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`],
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().replace(/..(?=.)/g, '$&:')}`,
    ...[`a=setup:${setup}`, 'a=mid:0', 'a=sctp-port:5000', ''],
  ];
  return lines.join('\r\n');
}

/** The mark by which an answer names the offer that it answers. */
export function markOf(offer: string): number {
  let sum = 0x811c9dc5;
  for (const letter of offer) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return (sum ^ (sum >>> 16)) & 0xffff;
}

/** Two letters that are others if a letter before them was changed. */
function check(text: string): string {
  const mark = markOf(text);
  return LETTERS[mark & 63] + LETTERS[(mark >> 6) & 63];
}

function signsOf(isHex: boolean): [signs: string, width: number] {
  return isHex ? [HEX, 4] : [ICE, 6];
}

function bits(value: number, width: number): string {
  return value.toString(2).padStart(width, '0').slice(-width);
}

function hexBits(text: string): string {
  return [...text].map((digit) => bits(Number.parseInt(digit, 16), 4)).join('');
}

function digits(all: string): string {
  return all.replace(/.{4}/g, (four) => HEX[Number.parseInt(four, 2)]);
}

/** The kind of an address and its bits; null if it is of no kind. */
function bitsOf(address: string): string | null {
  const name = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\.local$)/i.exec(address)?.[0];
  if (name) return bits(NAME, 2) + hexBits(name.replaceAll('-', ''));
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) {
    const four = address.split('.').map(Number);
    return four.some((each) => each > 255)
      ? null
      : bits(IPV4, 2) + four.map((n) => bits(n, 8)).join('');
  }
  const six = ipv6(address);
  return six && bits(IPV6, 2) + hexBits(six);
}

/** The hex digits of an address of IPv6; null if it is none. */
function ipv6(address: string): string | null {
  const [head, tail] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const gap = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...gap, ...(tail ?? [])];
  const is = groups.length === 8 && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
  return is ? groups.map((group) => group.padStart(4, '0')).join('') : null;
}

function addressOf(kind: number, all: string): string {
  if (kind === IPV4)
    return all.replace(/.{8}(?=.)/g, '$&.').replace(/[01]+/g, (n) => `${Number.parseInt(n, 2)}`);
  const text = digits(all);
  if (kind === IPV6) return text.replace(/.{4}(?=.)/g, '$&:');
  return `${text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}
