// The grammar of the page's sentences: plurals, lists, percentages and sentence ends.

/** Somebody in a sentence, and whether the sentence says “you” to them. */
export type Who = { name: string; you: boolean };

/**
 * A bot in sentences: its name, what it is like, and its name with an article as within a sentence:
 * “Keen bot”, “Keen”, “the keen bot”, “(against) the keen bot”.
 */
export type BotWords = Record<'name' | 'level' | 'within' | 'against', string>;

/** The code of the language that shows. */
export function language(): string {
  return globalThis.document?.documentElement.lang || 'en';
}

/** Makes something when first needed: each of these takes milliseconds. */
export function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Makes a function that formats values. */
export function writer<T>(make: () => { format: (value: T) => string }): (value: T) => string {
  const format = lazy(make);
  return (value) => format().format(value);
}

const plurals = lazy(() => new Intl.PluralRules(language()));

/** Returns "1 move", "2 moves". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${plurals().select(count) === 'one' ? one : many}`;
}

/** Returns "a", "a and b", "a, b, and c". */
export const listed = writer<readonly string[]>(() => new Intl.ListFormat(language(), { type: 'conjunction' }));

/** Returns "55%" for 0.55. */
export const percent = writer<number>(() => new Intl.NumberFormat(language(), { style: 'percent' }));

/** Returns a chance in tens of percent; only one that is proven is 0% or 100%. */
export function roughly(chance: number): string {
  const proven = chance === 0 || chance === 1;
  return percent(proven ? chance : Math.min(Math.max(Math.round(10 * chance), 1), 9) / 10);
}

/** Returns words that begin with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a sentence: a capital letter first, a full stop last; none of no words. */
export function sentence(text: string): string {
  return ended(capital(text));
}

/** Returns words that end like a sentence. */
export function ended(text: string): string {
  return /[.!?…]$|^$/.test(text) ? text : `${text}.`;
}

/** Returns sentences one after the other; empty ones are left out. */
export function paragraph(...sentences: (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Returns the first sentence of a text, and the others. */
export function headOf(text: string): [head: string, rest: string] {
  const [head] = /^.*?[.!?…](?= )/.exec(text) ?? [text];
  return [head, text.slice(head.length).trimStart()];
}

/** Returns a text with a small first letter, as within a sentence. */
export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
