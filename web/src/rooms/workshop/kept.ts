// The games in one file that are kept on this device.
import { MOST_FILE_BYTES } from '../../../generated/constants.ts';
import { asFields, type Fields, readJson } from '../../keep/checks.ts';
import { drop, inMemory, read, write } from '../../keep/prefs.ts';
import type { Merger } from '../../keep/stored-data.ts';
import type { Card } from '../../scene/types.ts';
import { byName } from '../../words/order.ts';
import { cards, IS_ID, keptId, MADE, madeIds } from './cards.ts';
import { fileIn, type GameFile } from './file.ts';
import { textMergers } from './texts.ts';
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
  return ownId ? smallIn(madeEntry(ownId)) : null;
}

/**
 * Keeps a game under the id of this version: its file, and what lists show of it. A file that is here
 * keeps its name and its maker, and none takes the place of another.
 */
export function keepMade(card: Card, file: GameFile) {
  const here = madeFile(card.id);
  const isHere = here && plainText(here.text) === plainText(file.text);
  const ownId = isHere ? keptId(card.id) : card.id;
  if (ownId !== card.id) return;
  const { added } = isHere ? madeEntry(ownId) : { added: Date.now() };
  const named = isHere && !file.classic ? here : file;
  write(MADE + ownId, JSON.stringify({ ...named, card, added }));
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

export function isWheel({ name }: Pick<GameFile, 'name'>): boolean {
  return name.endsWith('.whl');
}

/** Returns the file in the fields of an entry, unless it is larger than a game may be. */
function smallIn(fields: unknown): GameFile | null {
  const file = fileIn(fields);
  return file && file.text.length <= MOST_LETTERS_OF[+isWheel(file)] ? file : null;
}

/** Of a file, and of a wheel in base64. */
const MOST_LETTERS_OF = [MOST_FILE_BYTES, Math.ceil(MOST_WHEEL_BYTES / 3) * 4];

/** How much games from elsewhere may take here in all, and how many: half of what browsers keep. */
const MOST_LETTERS = 2_500_000;
const MOST_GAMES = 200;

/**
 * Merges a game from elsewhere; it is checked before it is used. One that is here stays. Returns what
 * to tell if there is no room for it.
 */
function mergeMade(text: string, id: string): string {
  const file = smallIn(readJson(text));
  if (!file || !IS_ID.test(id) || keptId(id)) return '';
  const ids = madeIds();
  const letters = ids.reduce((sum, each) => sum + (read(MADE + each)?.length ?? 0), text.length);
  if (ids.length >= MOST_GAMES || letters > MOST_LETTERS) return words.workshop.noRoomForAll;
  const { card } = asFields(readJson(text));
  const { name, text: content, by = '' } = file;
  write(MADE + id, JSON.stringify({ name, text: content, by, card, added: Date.now() }));
  return '';
}

export const keeps: readonly Merger[] = [[/^made:([a-z\d-]{1,100})$/, mergeMade], ...textMergers];

/** A file's text, whatever systems make of its lines: as its hash is of it, with one end of a line at its end. */
export function plainText(text: string): string {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return `${lines.replace(/\n+$/, '')}\n`;
}
