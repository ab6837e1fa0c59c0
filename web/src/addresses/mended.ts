// What mail, gateways and documents do to an address is undone here, whether it is pasted or opened;
// and its fields are read with punctuation, brackets, quotation marks or line breaks around them.
import { readJson } from '../keep/checks.ts';

/** Encoding that is done again and again is undone so many times. */
const MOST_TIMES = 4;

export type Way = readonly [RegExp, string | ((...parts: string[]) => string)];
/** What is done to signs, and how they were before. */
export const SIGNS: readonly Way[] = [
  [/\\u00([\da-f]{2})/gi, (_, code) => sign(`0x${code}`)],
  [/\\([#&_%=~/-])/g, '$1'],
  [/&amp;/gi, '&'],
  [/&#(\d{2,3}|x[\da-f]{2});/gi, (_, code) => sign(`0${code}`)],
  [/[＃＆＝％＿－]/g, (wide) => sign(wide.charCodeAt(0) - 0xfee0)],
  [/[\u2010\u2011\u2212]/g, '-'],
  [/(?<=[\w=-])[\u2013\u2014](?=[\w\s-]|$)/g, '--'],
  [/(?<=[\w#&=%-])[\u00ad\u200b-\u200d\u2060\ufeff]+(?=[\w&=%-])/g, ''],
];
function sign(code: string | number): string {
  return String.fromCharCode(Number(code));
}

/** Undoes some of what was done to a text, as often as it was done. */
export function undone(text: string, ways: readonly Way[]): string {
  let before = '';
  let after = text;
  for (let time = 0; time < MOST_TIMES && before !== after; time += 1) {
    before = after;
    for (const [way, back] of ways) after = after.replace(way, back as string);
  }
  return after;
}

/** Undoes what mail does that may have ASCII only, in short lines: "=3D" is "=". */
export function printable(text: string): string {
  const isCoded = /#[a-z]+=3D/i.test(text) && !/[#&][a-z]+=(?!3D|\r?\n)/i.test(text);
  return isCoded ? text.replace(/=\r?\n/g, '').replace(/=3D/g, '=') : text;
}

/** Decodes what is encoded as a whole, until its fields show. */
export function opened(text: string): string {
  let part = text;
  for (let time = 0; time < MOST_TIMES && !part.includes('='); time += 1) part = decoded(part);
  return part;
}

/** Decodes percent-encoding; invalid codes stay as they are. */
export function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => decode(codes) ?? codes);
}

/** Decodes percent-encoding; null if a code is invalid. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Returns the fields of an address like those of a query, still encoded. "+" is an ordinary letter,
 * since `encodeURIComponent` encodes blanks. What follows "?" or another "#" was added by trackers.
 */
export function fieldsOf(address: string): Partial<Record<string, string>> {
  const parts = printable(undone(address, SIGNS)).split(/[&?#]/);
  const fields = parts.flatMap((part) => (part.includes('=') ? part : opened(part).split('&')));
  return Object.fromEntries(
    fields.map((field) => {
      const [name, ...value] = field.split('=');
      return [/^([a-z]+)_*(?![\w-])/i.exec(name)?.[1].toLowerCase() ?? name, value.join('=')];
    }),
  );
}

/** Decodes it as often as it was encoded: no code or id has a "%" of its own. */
function wholly(value: string): string {
  let text = value;
  for (let time = 0; time < MOST_TIMES; time += 1) text = decoded(text);
  return text;
}

/** Returns the letters of a compact link or a message; both have checksums. */
export function lettersIn(value: string): string {
  return /[\w-]+/.exec(wholly(value).replace(/\s/g, ''))?.[0] ?? '';
}

/** Returns a value without punctuation around it. */
export function wordIn(value: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(wholly(value))?.[0] ?? '';
}

/** Returns an id, a date or seats in lower case. */
export function idIn(value: string): string {
  return wordIn(value).toLowerCase();
}

/** Returns the JSON in a value; the value itself if there is none. */
export function jsonIn(value: string): string {
  const coded = value.startsWith('%') ? value.split(/[\]}>"]/)[0] : value;
  const text = /^%25/.test(coded) ? wholly(coded) : decoded(coded);
  if (readJson(text) !== undefined) return text;
  const from = text.search(/[[{]/);
  const end = text.lastIndexOf(text[from] === '{' ? '}' : ']');
  return from >= 0 && end > from ? text.slice(from, end + 1) : text;
}
