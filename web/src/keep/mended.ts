// What mail, messengers, Markdown and people do to an address on its way, undone: each kind of value
// is found in what has become of it. Whether it is right, its readers say.
import { readJson } from './checks.ts';

/** How often an address may have been percent-encoded. */
const MOST_TIMES = 3;

/** Without letters that nobody sees; signs of HTML, and wide ones, as they are in addresses. */
export function plain(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/&amp;/gi, '&')
    .replace(/&#(?:x([2-7][\da-f])|(\d\d));/gi, (_, hex?: string, ten?: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(ten)),
    );
}

/** Undoes percent-encoding, as often as it was done; codes of no letter stay. */
export function decoded(text: string, times = MOST_TIMES): string {
  const once = text.replace(/(?:%[\da-f]{2})+/gi, (codes) => decode(codes) ?? codes);
  return once === text || times === 1 ? once : decoded(once, times - 1);
}

/** Undoes percent-encoding once; null where a code is invalid. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** An encoded "=", and an encoded "&" before a field whose "=" is encoded too. */
const EQUALS = /%(?:25)*3D/i;
const AND = /%(?:25)*26(?=[a-z]+%(?:25)*3D)/i;

/**
 * The fields of an address, as in a query, with their values as they were written; "+" is an
 * ordinary letter, as `encodeURIComponent` leaves no blanks. What follows "?" or another "#" was
 * added by others.
 */
export function fieldsOf(address: string): Partial<Record<string, string>> {
  const parts = unquoted(address).split(/[&?#]/);
  const fields = parts.flatMap((part) => (part.includes('=') ? part : part.split(AND)));
  return Object.fromEntries(fields.map(fieldIn));
}

/**
 * In mail that isn't decoded, "=3D" stands for "=", always in capitals (RFC 2045, 6.7): the key of a
 * table may begin with "3d".
 */
function unquoted(text: string) {
  return /=(?!3D)/.test(text) ? text : text.replaceAll('=3D', '=');
}

function fieldIn(part: string): [string, string] {
  const text = part.includes('=') || EQUALS.test(part) ? part : plain(decoded(part));
  const [name, ...value] = text.split(text.includes('=') ? '=' : EQUALS);
  return [nameIn(name), value.join('=')];
}

/** The name of a field, without what stands around it. */
function nameIn(text: string) {
  const name = plain(decoded(text)).toLowerCase();
  return /^[\W_]*([a-z]+)_*(?![\w-])/.exec(name)?.[1] ?? name;
}

/** The letters of a compact link or a message, whose own check says whether they are right. */
export function lettersIn(value: string): string {
  const text = dashed(plain(decoded(value))).replace(/[\r\n][>|\s]*|[\s=+]/g, '');
  return /[\w-]+/.exec(text.replace(/^3D/, ''))?.[0] ?? '';
}

/** An id, a date or another word in small letters. */
export function idIn(value: string): string {
  const text = dashed(plain(decoded(value))).toLowerCase();
  return /[\p{L}\p{N}](?:[\p{L}\p{N}_ -]*[\p{L}\p{N}])?/u.exec(text)?.[0] ?? '';
}

export function seatsIn(value: string): string {
  const text = plain(decoded(value)).toLowerCase().replace(/\s/g, '');
  return /^(?:(?:[\w,]|\.(?=\d))*[a-z\d])?/.exec(text)?.[0] ?? '';
}

export function keyIn(value: string): string {
  return /^.*[a-z\d]/is.exec(exactIn(value))?.[0] ?? '';
}

/** A value in which every letter counts, a last "_" too, but for signs around it. */
export function exactIn(value: string): string {
  const [text] = plain(decoded(value)).split(/[()[\]{}<>"'“”’|\\^`*,;]/);
  return /^.*[\w-]/s.exec(text)?.[0] ?? '';
}

/** A JSON text; where there is none, the value as it is. */
export function jsonIn(value: string): string {
  const texts = [decoded(value, 1), decoded(value, 2), decoded(value)];
  const all = [...new Set(texts)].flatMap((text) => [text, ...bracketed(text)]);
  return all.find((text) => readJson(text) !== undefined) ?? texts[0];
}

/** What stands between brackets; the last ones may be of the text around it. */
function bracketed(text: string): string[] {
  const line = plain(text).replace(/[\r\n]/g, '');
  const from = line.search(/[[{]/);
  const found: string[] = [];
  for (let end = line.length; from >= 0 && found.length < 5; ) {
    end = Math.max(line.lastIndexOf('}', end - 1), line.lastIndexOf(']', end - 1));
    if (end < from) break;
    found.push(line.slice(from, end + 1));
  }
  return found;
}

/** Hyphens as keyboards and programs for texts write them. */
function dashed(text: string) {
  return text.replace(/[‐‑‒–−﹣]/g, '-').replace(/—/g, '--');
}
