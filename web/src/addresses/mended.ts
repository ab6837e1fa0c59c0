// Reads the fields of an address, even with punctuation, brackets, quotation marks or line breaks
// around them, or percent-encoded twice.
import { readJson } from '../keep/checks.ts';

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
  const parts = address.split(/[&?#]/);
  const fields = parts.flatMap((part) => (part.includes('=') ? part : decoded(part).split('&')));
  return Object.fromEntries(
    fields.map((field) => {
      const [name, ...value] = field.split('=');
      return [/^([a-z]+)_*(?![\w-])/i.exec(name)?.[1].toLowerCase() ?? name, value.join('=')];
    }),
  );
}

/** Returns the letters of a compact link or a message; both have checksums. */
export function lettersIn(value: string): string {
  return /[\w-]+/.exec(decoded(value).replace(/\s/g, ''))?.[0] ?? '';
}

/** Returns a value without punctuation around it. */
export function wordIn(value: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(decoded(value))?.[0] ?? '';
}

/** Returns an id, a date or seats in lower case. */
export function idIn(value: string): string {
  return wordIn(value).toLowerCase();
}

/** Returns the JSON in a value; the value itself if there is none. */
export function jsonIn(value: string): string {
  const text = decoded(value.startsWith('%') ? value.split(/[\]}>"]/)[0] : value);
  if (readJson(text) !== undefined) return text;
  const from = text.search(/[[{]/);
  const end = text.lastIndexOf(text[from] === '{' ? '}' : ']');
  return from >= 0 && end > from ? text.slice(from, end + 1) : text;
}
