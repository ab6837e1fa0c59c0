// Texts from outside: their encodings, and JSON in them: what mail, messengers and people put around it, and do to it, is undone.
// `pygames/outside.py` does both in the same way; a table for each tests both (tests/corpus/encodings.json, texts.json).

/** So many brackets that nothing closes are no text with a game: each is followed to the end. */
const MOST_TRIES = 5;

const BEGINS = /(?:\[[\s>|]*)?\{[\s>|]*"/g;
const CURLY = /([[{,:][\s>|]*|\\)[“”„‟«»″\uff02]|[“”„‟«»″\uff02](?=[\s>|]*[\]},:])/g;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs;
/** Where a line was broken: mail that isn't decoded has "=" there, and an answer ">" after it. */
const BROKEN = /=?(?:\r\n?|\n)[ \t]*(?:[>|][ \t]*)*/g;
const ODD = /("[^"\\]*(?:\\.[^"\\]*)*")|[\u00a0\u200b-\u200f\u2028\u2029\u202f\u2060\ufeff]/gs;

/** A text, and whether its encoding is only guessed. */
type Read = { text: string; guessed: boolean };

/** Returns the text in a file, in UTF-8 or in UTF-16; any other is read as Western Windows has it. */
export function textIn(content: ArrayBuffer): Read {
  const [first, second] = new Uint8Array(content, 0, Math.min(content.byteLength, 2));
  const wide = [first, second].includes(0) || first + second === 0xff + 0xfe;
  const code = !wide ? 'utf-8' : first === 0 || first === 0xfe ? 'utf-16be' : 'utf-16le';
  try {
    return { text: new TextDecoder(code, { fatal: true }).decode(content), guessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), guessed: true };
  }
}

/**
 * Yields what may be JSON in a text, with anything around it: each object, or list of them. Curly
 * quotes, broken lines and the marks of an answer (">") are as they were before; what is right is
 * only copied.
 */
export function* enclosed(text: string): Generator<string> {
  const whole = straight(text);
  let tries = 0;
  for (let begin = next(BEGINS, whole, 0); begin && tries < MOST_TRIES; ) {
    const end = closed(whole, begin.index);
    if (end === null) tries += 1;
    else yield mended(whole.slice(begin.index, end));
    begin = next(BEGINS, whole, end ?? begin.index + 1);
  }
}

function next(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Makes the quotes of JSON straight again; where any is, the curly ones are of a name. */
function straight(text: string): string {
  return next(BEGINS, text, 0) ? text : text.replace(CURLY, '$1"');
}

/** Where the bracket is closed that stands here. */
function closed(text: string, begin: number): number | null {
  let depth = 0;
  TOKEN.lastIndex = begin;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [sign] = token;
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return TOKEN.lastIndex;
  }
  return null;
}

/** Joins broken lines, and leaves out letters that JSON doesn't allow between its values. */
function mended(text: string): string {
  return text.replace(BROKEN, '').replace(ODD, '$1');
}
