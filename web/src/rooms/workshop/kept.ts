// The games in one file that are kept on this device.
import { readJson } from '../../keep/checks.ts';
import type { Keeps } from '../../keep/other-data.ts';
import { OWN } from '../../keep/own-keys.ts';
import { drop, inMemory, read, readFields, storage, write } from '../../keep/prefs.ts';
import type { Card } from '../../scene/types.ts';
import { forgetCard, isMade, MADE, madeCard } from './cards.ts';
import { fileIn, type GameFile } from './file.ts';
import { textMergers } from './texts.ts';

export type { GameFile };

/** Maximum size of a file in bytes, as the rules have it (pygames/games/one_file.py). */
export const MOST_BYTES = 1 << 18;
/** Maximum size of a wheel in bytes: browsers keep no more than 5 MB in all. */
export const MOST_WHEEL_BYTES = 700_000;

/** Returns the file of a game; null if it isn't here, or is damaged. */
export function madeFile(id: string): GameFile | null {
  return isMade(id) ? fileIn(readFields(MADE + id)) : null;
}

/** Keeps a game under the id of this version: its file, and what lists show of it. */
export function keepMade(card: Card, file: GameFile) {
  write(MADE + card.id, JSON.stringify({ ...file, card }));
}

/** Whether a game is in storage, and not only as long as this page. */
export function isKept(id: string): boolean {
  return !inMemory.has(MADE + id);
}

/** Removes a game; returns what puts it back. */
export function removeMade(id: string): () => void {
  const text = read(MADE + id) ?? '';
  drop(MADE + id);
  forgetCard(id);
  return () => write(MADE + id, text);
}

/** A game that is kept here, and its file. */
export type MadeGame = { card: Card; file: GameFile };

/** Lists the games that are kept here, by their titles. */
export function allMade(): MadeGame[] {
  const names = new Set([...storage.names(), ...[...inMemory.keys()].map((name) => OWN + name)]);
  const ids = [...names].filter((name) => name.startsWith(OWN + MADE));
  const found = ids.flatMap((name) => {
    const id = name.slice((OWN + MADE).length);
    const [card, file] = [madeCard(id), madeFile(id)];
    return card && file ? [{ card, file }] : [];
  });
  return found.sort((one, other) => one.card.title.localeCompare(other.card.title));
}

export function isWheel({ name }: Pick<GameFile, 'name'>): boolean {
  return name.endsWith('.whl');
}

/** A version of a game has its hash in its id, so the one that is here is the same. */
function mergeMade(text: string, id: string) {
  if (fileIn(readJson(text)) && !isMade(id)) write(MADE + id, text);
}

export const keeps: Keeps = {
  mergers: [[/^made:([a-z\d-]{1,80})$/, mergeMade], ...textMergers],
};
