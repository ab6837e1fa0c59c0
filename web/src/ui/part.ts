// Parts of the page that are loaded when they are first wanted.
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

let failures = 0;

/** Waits for a part of the page. */
export async function part<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    console.warn(error);
    failures += 1;
    throw new PartMissing(failures > 1);
  }
}
