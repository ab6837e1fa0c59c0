// The queue of texts to import. It continues when its page is left, and the results are reported
// when the page shows again.
import { signal } from '@preact/signals';
import type { FileOrText } from '../../app/host.ts';
import { MOST_LETTERS } from '../../exchange/file-format.ts';
import { textIn } from '../../exchange/outside.ts';
import { copied } from '../../keep/copy.ts';
import { errorKind, errorSentence } from '../../words/failure.ts';
import { exchange } from '../../words/words.ts';
import { type Deps, importGames, type Report } from './import.ts';
import * as words from './words/en.ts';

/** The results of the last texts; a sentence if nothing was imported, or not yet. */
export const reports = signal<readonly (Report | string)[]>([]);
let last = Promise.resolve();
let waiting = 0;

/** More than this of a file is too long in any case: a letter has four bytes at most. */
const MOST_BYTES = 4 * MOST_LETTERS + 4;

/** Imports things one after another. */
export function queueImport(file: FileOrText, deps: Deps) {
  if (!waiting) reports.value = [];
  waiting += 1;
  addEventListener('beforeunload', ask);
  last = last.then(async () => {
    await readAndImport(file, deps);
    waiting -= 1;
    if (!waiting) removeEventListener('beforeunload', ask);
  });
}

/** Lets the browser ask before an import is dropped. */
function ask(event: Event) {
  event.preventDefault();
}

async function readAndImport(file: FileOrText, deps: Deps): Promise<void> {
  if (typeof file === 'string') return importText(file, deps);
  const { notRead } = words.transfer;
  const content = await textOf(file).catch(() => null);
  if (!content) return tell(notRead(file.name));
  await importText(content.text, deps);
  if (content.guessed) tell(exchange.guessed);
}

function tell(report: string) {
  reports.value = [...reports.value, report];
}

async function textOf(source: Exclude<FileOrText, string>) {
  const file = 'getFile' in source ? await source.getFile() : source;
  return textIn(await file.slice(0, MOST_BYTES).arrayBuffer());
}

async function importText(text: string, deps: Deps) {
  const before = reports.value;
  reports.value = [...before, exchange.importing];
  const report = await importGames(text, deps).catch((error) =>
    errorKind(error) === 'newer-record' ? exchange.newer : errorSentence(error),
  );
  // What is said to be added outlasts a kill of the browser.
  await copied();
  reports.value = [...before, report];
}

/** Clears the reports, unless more is to come. */
export function endTelling() {
  if (!waiting) reports.value = [];
}
