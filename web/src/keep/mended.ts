// Reads the fields of an address, also with punctuation, brackets, quotation marks or line breaks
// that came with it, and where it was percent-encoded once more.

/** Undoes percent-encoding; codes of no letter stay. */
export function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => decode(codes) ?? codes);
}

/** Undoes percent-encoding; null where a code is invalid. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The fields of an address, as in a query, with their values as they were written; "+" is an
 * ordinary letter, as `encodeURIComponent` leaves no blanks. Trackers add what follows "?" or
 * another "#".
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

/** The letters of a compact link or a message, which have a checksum of their own. */
export function lettersIn(value: string): string {
  return /[\w-]+/.exec(decoded(value).replace(/\s/g, ''))?.[0] ?? '';
}

/** A value without the signs around it. */
export function wordIn(value: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(decoded(value))?.[0] ?? '';
}

/** An id, a date or seats, in small letters. */
export function idIn(value: string): string {
  return wordIn(value).toLowerCase();
}

/** A JSON text; where there is none, the value as it is. */
export function jsonIn(value: string): string {
  const text = decoded(value.startsWith('%') ? value.split(/[\]}>"]/)[0] : value);
  const from = text.search(/[[{]/);
  const end = text.lastIndexOf(text[from] === '{' ? '}' : ']');
  return from >= 0 && end > from ? text.slice(from, end + 1) : text;
}
