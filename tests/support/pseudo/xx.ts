// Words made by a program: English with accents, in brackets and 40 % longer, as in xx.py beside it.
// What the page shows without accents was not taken from the words of its language.

const [OPEN, CLOSE, PADDING, LONGER] = ['⟦', '⟧', '·', 0.4];
const PLAIN = [...'ABCDEGHIJKLNOPRSTUWYZabcdeghijklnoprstuwyz'];
const ACCENTED = [...'ÅƁÇĐÉĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽåƀçđéĝĥîĵķļñöþŕšţûŵýž'];
const LETTERS = new Map(PLAIN.map((letter, at) => [letter, ACCENTED[at]]));
/** What no language changes: what games say, places for words, numbers and single letters. */
const KEPT = /⟦[^⟧]*⟧|\{Tap\}|\b\w*\d[\w–:.-]*|\b[A-Za-z]\b|[⟦⟧·]/g;

function accented(text: string): string {
  const change = (part: string) => [...part].map((each) => LETTERS.get(each) ?? each).join('');
  const names = text.match(KEPT) ?? [];
  return text
    .split(KEPT)
    .map((part, at) => change(part) + (names[at] ?? ''))
    .join('');
}

function textOf(text: string): string {
  if (!/[A-Za-z]{2}/.test(text)) return text;
  const padding = PADDING.repeat(Math.round(text.length * LONGER));
  if (!text.includes(' ')) return accented(text) + padding;
  // Words that can stand on several lines.
  return `${OPEN}${accented(text)}${padding.match(/.{1,6}/g)?.join(' ') ?? ''}${CLOSE}`;
}

/** Returns what the language has in place of English words, records and functions. */
export function made(value: unknown): unknown {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'function') return (...args: unknown[]) => made(value(...args));
  if (Array.isArray(value)) return value.map(made);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, made(each)]));
}
