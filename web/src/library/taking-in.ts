// What is being imported, text after text. It goes on when its page is left, and what came of it is
// told when that shows again.
import { signal } from '@preact/signals';
import { oneAtATime } from '../keep/claim.ts';
import { errorWords } from '../words/failure.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { type Deps, importGames, type Report } from './import.ts';

/** What came of the last texts; a sentence where nothing was imported, or is yet. */
export const reports = signal<readonly (Report | string)[]>([]);
let last = Promise.resolve();
let waiting = 0;

export function takeIn(text: string, deps: Deps): Promise<void> {
  if (!waiting) reports.value = [];
  waiting += 1;
  last = last.then(async () => {
    const before = reports.value;
    reports.value = [...before, words.library.importing];
    // Else two tabs that import the same game would each keep it.
    const importing = oneAtATime('taking-in', () => importGames(text, deps));
    const report = await importing.catch((error) => sentence(errorWords(error)));
    reports.value = [...before, report];
    waiting -= 1;
  });
  return last;
}

/** Forgets what has been told, unless more is to come. */
export function endTelling() {
  if (!waiting) reports.value = [];
}
