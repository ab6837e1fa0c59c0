// The games in one file that are kept on this device.
import { MOST_FILE_BYTES } from '../../../generated/constants.ts';
import { asFields, type Fields, readJson } from '../../keep/checks.ts';
import { drop, inMemory, read, write } from '../../keep/prefs.ts';
import type { Merger } from '../../keep/stored-data.ts';
import type { Card } from '../../scene/types.ts';
import { byName } from '../../words/order.ts';
import { cards, keptId, MADE, madeIds } from './cards.ts';
import { fileFrom, fileIn, type GameFile, isWheel, signed } from './file.ts';
import { textMergers } from './texts.ts';
import { isVersionOf } from './version.ts';
import * as words from './words/en.ts';

export type { GameFile };

/** Maximum size of a wheel in bytes: browsers keep no more than 5 MB in all. */
export const MOST_WHEEL_BYTES = 700_000;

/** What is kept under an id. A damaged entry stays where it is, so that it can be removed. */
export function madeEntry(id: string): Fields {
  return asFields(readJson(read(MADE + id) ?? ''));
}

/** Who made a game, as its table says it; '' for the classics of this site. */
export function makerOf({ by, classic }: GameFile): string {
  if (classic) return '';
  return by === undefined ? words.sent.madeHere : words.sent.madeBy(by);
}

/** Returns the file of a game; null if it isn't here, or is damaged. */
export function madeFile(id: string): GameFile | null {
  const ownId = keptId(id);
  const file = ownId ? smallIn(madeEntry(ownId)) : null;
  // Another file may lie where the id begins alike.
  return file && (ownId === id || isVersionOf(id, file)) ? file : null;
}

/** Returns the file of a game if what lies there is that file. */
function soundFile(id: string): GameFile | null {
  const file = madeFile(id);
  return file && isVersionOf(keptId(id), file) ? file : null;
}

/**
 * Keeps a game under the id of this version: its file, and what lists show of it. A file that is here
 * keeps its name and its maker. Who asks says the id; it is that of the file, whatever a card says.
 */
export function keepMade(id: string, card: Card, file: GameFile) {
  if (card.id !== id || !isVersionOf(id, file)) return;
  const here = soundFile(id);
  const ownId = here ? keptId(id) : id;
  const { added } = here ? madeEntry(ownId) : { added: Date.now() };
  const named = here && !file.classic ? here : file;
  write(MADE + ownId, JSON.stringify({ ...named, ...signed(named), card, added }));
}

/** Whether a game is in storage, and not only as long as this page. */
export function isKept(id: string): boolean {
  return !inMemory.has(MADE + keptId(id));
}

/** Removes a game; returns what puts it back. */
export function removeMade(id: string): () => void {
  const text = read(MADE + id) ?? '';
  drop(MADE + id);
  cards.delete(id);
  return () => write(MADE + id, text);
}

/** What is kept here as a game, without what is damaged; `added` is when, in ms, or anything. */
export type MadeGame = {
  id: string;
  title: string;
  card?: Card;
  file: GameFile | null;
  added: unknown;
};

/** Lists the games that are kept here, by their titles; damaged ones too, so that they can go. */
export function allMade(): MadeGame[] {
  const games = madeIds().map((id) => {
    const [card, file] = [cards.get(id), madeFile(id)];
    const title = card?.title ?? file?.name ?? id.slice(0, 40);
    return { id, title, card, file, added: madeEntry(id).added };
  });
  return games.sort((one, other) => byName(one.title, other.title));
}

/** Returns the file in the fields of an entry, unless it is larger than a game may be. */
function smallIn(fields: unknown): GameFile | null {
  const file = fileIn(fields);
  return file && file.text.length <= MOST_LETTERS_OF[+isWheel(file)] ? file : null;
}

/** Of a file, and of a wheel in base64. */
const MOST_LETTERS_OF = [MOST_FILE_BYTES, Math.ceil(MOST_WHEEL_BYTES / 3) * 4];

/** How much games may take here in all, and how many: half of what browsers keep. */
const LIMITS = { letters: 2_500_000, most: 200 };

/** Merges a game from elsewhere; it is checked before it is used. One that is here, and sound, stays. */
function mergeMade(text: string, id: string): '' | null {
  const fields = asFields(readJson(text));
  const came = fileFrom(fields);
  const file = came && smallIn(came);
  if (!file || !isVersionOf(id, file)) return null;
  if (soundFile(id)) return '';
  const { card } = fields;
  write(MADE + id, JSON.stringify({ ...file, ...signed(file), card, added: Date.now() }));
  return '';
}

export const keeps: readonly Merger[] = [
  [/^made:([a-z\d-]{1,100})$/, mergeMade, LIMITS],
  ...textMergers,
];
