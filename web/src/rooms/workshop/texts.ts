// The texts that were typed in the workshop or opened from a disk: each stays, whatever is wrong with
// it, until a person throws it away.

import { asFields, isCount, readJson, sumOf } from '../../keep/checks.ts';
import { newKey } from '../../keep/new-table.ts';
import { OWN } from '../../keep/own-keys.ts';
import { drop, inMemory, read, storage, write } from '../../keep/prefs.ts';
import type { Merger } from '../../keep/stored-data.ts';
import { fileFrom, fileIn, type GameFile, signed } from './file.ts';
import * as words from './words/en.ts';

/** A text, and when it was typed in last, in ms. */
export type Draft = { id: string; file: GameFile; used: number };

/** The name of an entry begins with this; the id of the text follows. */
const TEXT = 'text:';
/** The only text of version 1.0, which kept an untouched model too. */
const OLD = 'workshop';

/** Lists the texts, the last used first. */
export function allTexts(): Draft[] {
  const names = new Set([...storage.names(), ...[...inMemory.keys()].map((name) => OWN + name)]);
  const ids = [...names].filter((name) => name.startsWith(OWN + TEXT));
  const texts = ids.flatMap((name) => textAt(name.slice((OWN + TEXT).length)) ?? []);
  return texts.sort((one, other) => other.used - one.used);
}

function textAt(id: string): Draft | null {
  return textIn(id, read(TEXT + id));
}

function textIn(id: string, entry: string | null): Draft | null {
  const fields = asFields(readJson(entry ?? ''));
  const file = fileIn(fields);
  return file && { id, file, used: isCount(fields.used) ? fields.used : 0 };
}

/** Returns whether it is kept longer than this page. */
function keep({ id, file, used }: Draft): boolean {
  const success = write(TEXT + id, JSON.stringify({ ...file, ...signed(file), used }));
  guardLeaving();
  return success;
}

/** Throws a text away; returns what puts it back. */
export function removeText({ id }: Draft): () => void {
  const text = textAt(id);
  drop(TEXT + id);
  guardLeaving();
  return () => void (text && keep(text));
}

/** Gives a text another name; returns the text, null if it is gone. */
export function renameText({ id }: Draft, name: string): Draft | null {
  const text = textAt(id);
  if (!text) return null;
  const renamed = { ...text, file: { ...text.file, name } };
  keep(renamed);
  return renamed;
}

/** Keeps a copy of a text beside it; returns whether there is room for it. */
export function copyText({ file }: Draft): boolean {
  return keep({ id: newKey(), file, used: Date.now() });
}

/** Keeps a file from elsewhere, once however often it is opened; returns the text. */
export function keepFile(file: GameFile): Draft {
  const same = allTexts().find((text) => isSame(text.file, file) && text.file.by === file.by);
  const text = { id: same?.id ?? newKey(), file, used: Date.now() };
  keep(text);
  return text;
}

/** Whether there are texts that end with this page. */
export function hasUnkept(): boolean {
  return [...inMemory.keys()].some((name) => name.startsWith(TEXT));
}

/** Lets the browser ask before such texts are lost. */
function guardLeaving() {
  if (hasUnkept()) globalThis.window?.addEventListener('beforeunload', ask);
  else globalThis.window?.removeEventListener('beforeunload', ask);
}

function ask(event: Event) {
  if (hasUnkept()) event.preventDefault();
}

/**
 * What is typed in a file that was opened. It continues the text that was opened, unless another
 * window has changed or removed that: then it is a text of its own.
 */
export class Writing {
  #id: string;
  /** The entry as it was last seen or written here; null if nothing was typed yet. */
  #entry: string | null;
  #typed = false;
  readonly #hear: (event: StorageEvent) => void;

  /** @param changed called when another window has changed the same text */
  constructor(text: Draft | null, changed: () => void) {
    this.#id = text?.id ?? newKey();
    this.#entry = text && read(TEXT + text.id);
    this.#hear = ({ key, newValue }) => {
      if (key !== OWN + TEXT + this.#id || newValue === null || newValue === this.#entry) return;
      changed();
      this.#standApart();
    };
    globalThis.window?.addEventListener('storage', this.#hear);
  }

  get typed(): boolean {
    return this.#typed;
  }

  type(file: GameFile) {
    this.#typed = true;
    if (read(TEXT + this.#id) !== this.#entry) this.#id = newKey();
    keep({ id: this.#id, file, used: Date.now() });
    this.#entry = read(TEXT + this.#id);
  }

  /** What another window has written may have taken the place of what was written here. */
  #standApart() {
    const own = this.#typed && textIn(newKey(), this.#entry);
    if (!own) return;
    this.#id = own.id;
    keep(own);
    this.#entry = read(TEXT + own.id);
  }

  /** Follows a text that got another name here; returns whether it is this one. */
  renamed({ id }: Draft): boolean {
    if (id !== this.#id) return false;
    this.#entry = read(TEXT + id);
    return true;
  }

  close() {
    globalThis.window?.removeEventListener('storage', this.#hear);
  }
}

/** Returns the first line in which a text differs from another one; its first line if none does. */
export function differingLine(text: string, other = ''): string {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const differs = lines.find((line, at) => line.trim() && line !== others[at]);
  return (differs ?? lines.find((line) => line.trim()) ?? '').trim();
}

/**
 * Keeps a text that came without an id, under one that follows from it. Returns whether it is new,
 * null if there is no room for it.
 */
function keepApart(file: GameFile, used: number): boolean | null {
  const sum = sumOf(`${file.name}\n${file.text}`) >>> 0;
  for (let nth = 0; ; nth += 1) {
    const id = `${sum.toString(36)}${file.text.length.toString(36)}${nth || ''}`;
    const draft = textAt(id);
    if (draft && !isSame(draft.file, file)) continue;
    if ((!draft || used > draft.used) && !keep({ id, file, used })) return null;
    return !draft;
  }
}

function isSame(one: GameFile, other: GameFile): boolean {
  return one.name === other.name && one.text === other.text;
}

/** Takes over the text of version 1.0, if it is no untouched model. */
export function takeOverOld(models: readonly GameFile[]) {
  const file = fileIn(readJson(read(OLD) ?? ''));
  if (file && !models.some(({ text }) => text === file.text)) keepApart(file, Date.now());
  drop(OLD);
}

/** Merges the text of a backup of version 1.0. Returns the name of a file that is new here. */
function mergeOld(entry: string): string | null {
  const file = fileFrom(asFields(readJson(entry)));
  return file && (keepApart(file, Date.now()) ? file.name : '');
}

/**
 * Merges a text from another device. Where both were changed, the newer one keeps its place, and
 * the older one is kept apart. Returns the name of a file that is new here.
 */
function mergeText(entry: string, id: string): string | null {
  const came = textFrom(id, entry);
  if (!came) return null;
  const here = textAt(id);
  if (here && isSame(here.file, came.file)) {
    if (came.used > here.used) keep({ ...came, file: here.file });
    return '';
  }
  const isNewer = !here || inOrder(came) > inOrder(here);
  const older = isNewer ? here : came;
  const isNew = older ? keepApart(older.file, older.used) : true;
  // What has no room beside it is not replaced.
  if (isNew === null) return '';
  if (isNewer) keep(came);
  return isNewer || isNew ? came.file.name : '';
}

/** A text from elsewhere: no clock of theirs puts it before what is written here later. */
function textFrom(id: string, entry: string): Draft | null {
  const fields = asFields(readJson(entry));
  const file = fileFrom(fields);
  return file && { id, file, used: isCount(fields.used) ? Math.min(fields.used, Date.now()) : 0 };
}

/** Orders two texts in the same way on every device. */
function inOrder({ used, file }: Draft): string {
  return `${String(used).padStart(16, '0')} ${file.name} ${file.text}`;
}

const saying = (name: string | null) => name && words.workshop.came(name);

/** How much texts from elsewhere may take here in all, and how many. */
const LIMITS = { letters: 1_000_000, most: 200 };

export const textMergers: readonly Merger[] = [
  [/^text:([\da-z]{1,24})$/, (entry, id) => saying(mergeText(entry, id)), LIMITS],
  [/^workshop$/, (entry) => saying(mergeOld(entry))],
];
