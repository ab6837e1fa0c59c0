// Parts of the page that are loaded when they are first wanted.
import { fetchAnew } from '../offline/files.ts';
import { config } from '../python/config.js';
import { words } from '../words/words.ts';

/** A part of the page that could not be loaded. */
export class PartMissing extends Error {
  /** Whether it was tried before: some browsers try again only in a page that is loaded anew. */
  readonly again: boolean;

  constructor(again: boolean) {
    super(words.errors.partMissing);
    this.again = again;
  }
}

/** The page's modules: the browser's cache would keep a damaged one for a year. */
const MODULES = config.files
  .filter((path) => /^\.\/.*\.js$/.test(path))
  .map((path) => new URL(path, import.meta.url));

let failures = 0;

/** Waits for a part of the page. */
export async function part<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    console.warn(error);
    failures += 1;
    await fetchAnew(MODULES);
    // What came damaged is not asked for again by a page that has it.
    throw new PartMissing(failures > 1 || error instanceof SyntaxError);
  }
}
