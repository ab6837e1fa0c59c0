// The language that was chosen, unless it is English (head.ts chooses). It is here before any module
// reads words: whatever imports this waits for it.
import type { CheckedFile } from './config.js';
import { withTimeout } from './with-timeout.ts';

/** What a language's own file has (web/tools/languages.py). */
export type Language = {
  /** What takes the place of the page's words, by their names. */
  words: Readonly<Record<string, unknown>>;
  /** What the rules need to speak it: files to lay over theirs. */
  archive: CheckedFile;
  /** The hashes of answers in it (prepared.ts). */
  answers: Readonly<Record<string, string>>;
  /** All its files, for use offline. */
  files: readonly string[];
};

const root = globalThis.document?.documentElement;

/** The code of the one that was chosen, also if it didn't come; empty for English. */
export const chosen = root && root.lang !== 'en' ? root.lang : '';

/** Null in English, and if the language didn't come. */
export const language: Language | null = chosen ? await load() : null;

/** The code of the one that shows; empty for English. */
export const spoken = language ? chosen : '';

/** Where the words of a language are. */
export function wordsOf(code: string): URL {
  return new URL(`./words-${code}.js`, import.meta.url);
}

async function load(): Promise<Language | null> {
  const other: Language | null = await withTimeout(import(wordsOf(chosen).href)).catch(() => null);
  // They come last: a file that was cut off has none.
  if (other?.files) return other;
  root.lang = 'en';
  return null;
}
