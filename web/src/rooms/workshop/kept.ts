// The games in one file that are on this device, and the file that is being worked on.
import { asFields, isText, readJson } from '../../keep/checks.ts';
import { cleanName } from '../../keep/names.ts';
import type { Keeps } from '../../keep/other-data.ts';
import { readFields, write } from '../../keep/prefs.ts';
import type { Card } from '../../scene/types.ts';
import { isMade, MADE } from './cards.ts';

/** A game in one file. */
export type GameFile = {
  /** The file's name, such as "hex.py". */
  name: string;
  text: string;
  /** Who sent it, '' if unknown; undefined for a file of this device. */
  by?: string;
};

/** Maximum size of a file in bytes, as the rules have it (pygames/games/one_file.py). */
export const MOST_BYTES = 1 << 18;

const DRAFT = 'workshop';

/** Returns the file of a game; null if it isn't here, or is damaged. */
export function madeFile(id: string): GameFile | null {
  return isMade(id) ? fileIn(readFields(MADE + id)) : null;
}

/** Keeps a game under the id of this version: its file, and what lists show of it. */
export function keepMade(card: Card, file: GameFile) {
  write(MADE + card.id, JSON.stringify({ ...file, card }));
}

/** The file that is being worked on; null if none is. */
export function draft(): GameFile | null {
  return fileIn(readFields(DRAFT));
}

export function keepDraft(file: GameFile) {
  write(DRAFT, JSON.stringify(file));
}

function fileIn(fields: unknown): GameFile | null {
  const { name, text, by } = asFields(fields);
  if (!isText(name) || !isText(text)) return null;
  return { name, text, ...(isText(by) && { by: cleanName(by) }) };
}

/** A version of a game has its hash in its id, so the one that is here is the same. */
function mergeMade(text: string, id: string) {
  if (fileIn(readJson(text)) && !isMade(id)) write(MADE + id, text);
}

function mergeDraft(text: string) {
  const file = fileIn(readJson(text));
  if (file && !draft()) keepDraft(file);
}

export const keeps: Keeps = {
  mergers: [
    [/^made:([a-z\d-]{1,80})$/, mergeMade],
    [/^workshop$/, mergeDraft],
  ],
};
