// All files of the workshop as one file, for a class or another device: a backup without games.
import { exportText, readExport, saveAs } from '../../exchange/file-format.ts';
import { asFields, readJson } from '../../keep/checks.ts';
import { mergeOtherData, otherData } from '../../keep/other-data.ts';
import { announce } from '../../ui/announce.ts';
import { paragraph } from '../../words/grammar.ts';
import { exchange } from '../../words/words.ts';
import { fileIn, makerHere } from './file.ts';
import * as words from './words/en.ts';

const OURS = /^(?:text|made):/;

/** Of some entries, those of the workshop. */
function ours(entries: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => OURS.test(name)));
}

/** An entry, with the name of whoever made its file here. */
function withMaker(entry: string): string {
  const fields = readJson(entry);
  return fileIn(fields) ? JSON.stringify({ ...asFields(fields), maker: makerHere() }) : entry;
}

/** Saves what was written here, and the games that are kept, to the disk. */
export function saveShelf() {
  const entries = Object.entries(ours(otherData()) as Record<string, string>);
  const beside = Object.fromEntries(entries.map(([name, entry]) => [name, withMaker(entry)]));
  saveAs(exportText([], [], { beside }), words.kept.shelfName);
  announce(words.kept.allSaved);
}

export function isShelf({ name }: { name: string }): boolean {
  return name.endsWith('.json');
}

/** Adds the files of such a file; returns what to tell of it: once of all files, not of each. */
export function openShelf(text: string): string {
  const arrival = mergeOtherData(ours(asFields(readExport(text)?.beside[0])));
  if (!arrival) return words.workshop.noShelf;
  const { merged, refused } = arrival;
  return paragraph(
    merged && words.workshop.shelfOpened,
    ...(refused.length ? [exchange.notKept, ...refused] : []),
  );
}
