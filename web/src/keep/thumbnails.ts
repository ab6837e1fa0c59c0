// Pictures of games as last seen, to show before the rules run: a small one of each, and the whole
// view of the last table.
import type { ThemeName, View } from '../scene/types.ts';
import { BUILD } from '../site/build.ts';
import { spoken } from '../site/language.ts';
import { isText, sumOf } from './checks.ts';
import { PICTURE, THUMBNAIL } from './own-keys.ts';
import { drop, read, readFields, write } from './prefs.ts';
import type { SavedTable } from './saved-table.ts';

/** Pictures have words: this is the build and the language that have painted them. */
const PAINTED_BY = `${BUILD} ${spoken}`;

/** Left, top, width and height as fractions of the board's width and height. */
export type ThumbnailPart = readonly [number, number, number, number];

/** An image of the whole board, and the part that changed last. */
export type Thumbnail = { theme: ThemeName; image: string; part: ThumbnailPart };

/** A text that identifies the position of a table. */
export function positionKey({ key, record }: Pick<SavedTable, 'key' | 'record'>): string {
  return `${key} ${record.actions.join(' ')}`;
}

/** Larger images are not kept. */
const MOST = 60_000;

/**
 * The kept picture of a table's position, if any. It is fresh if this build has painted it in the
 * current colours.
 */
export function thumbnailOf(saved: SavedTable, theme: ThemeName) {
  const fields = readFields(THUMBNAIL + saved.key);
  const { of, build, image, part } = fields;
  if (of !== sumOf(positionKey(saved)) || !isImage(image) || !isPart(part)) return null;
  return { image, part, fresh: build === PAINTED_BY && fields.theme === theme };
}

export function keepThumbnail(saved: SavedTable, thumbnail: Thumbnail) {
  if (thumbnail.image.length > MOST) return;
  const entry = { of: sumOf(positionKey(saved)), build: PAINTED_BY, ...thumbnail };
  write(THUMBNAIL + saved.key, JSON.stringify(entry));
}

export function dropThumbnail(key: string) {
  drop(THUMBNAIL + key);
}

function isImage(value: unknown): value is string {
  return isText(value) && value.startsWith('data:image/');
}

function isPart(value: unknown): value is ThumbnailPart {
  return (
    Array.isArray(value) && value.length === 4 && value.every((each) => each >= 0 && each <= 1)
  );
}

/** Longer views are not kept. */
const MOST_LETTERS = 600_000;

type LastPicture = { build: string; of: string; sum: number; view: View };

/** The kept view of a table, if it is the last table, unchanged, of this build, and complete. */
export function lastPictureOf(saved: SavedTable): View | null {
  const { build, of, sum, view } = readFields(PICTURE) as Partial<LastPicture>;
  if (build !== PAINTED_BY || of !== positionKey(saved) || !view) return null;
  return sum === sumOf(JSON.stringify(view)) ? view : null;
}

/** Keeps the view of a table, to show it before the rules run. */
export function keepPicture(saved: SavedTable, view: View) {
  const sum = sumOf(JSON.stringify(view));
  const picture: LastPicture = { build: PAINTED_BY, of: positionKey(saved), sum, view };
  const text = JSON.stringify(picture);
  if (text.length < MOST_LETTERS && text !== read(PICTURE)) write(PICTURE, text);
}
