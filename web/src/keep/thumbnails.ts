// Pictures of games as they were last seen, to be shown before the rules run: a small one of each, and
// the whole view of the last table.
import { BUILD } from '../python/build.ts';
import type { ThemeName, View } from '../scene/types.ts';
import { isText, sumOf } from './checks.ts';
import { PICTURE, THUMBNAIL } from './own-keys.ts';
import { drop, read, readFields, write } from './prefs.ts';
import type { SavedTable } from './store.ts';

/** Left, top, width and height, in parts of a board's width and height. */
export type ThumbnailPart = readonly [number, number, number, number];

/** A whole board as an image, and the part of it that changed last. */
export type Thumbnail = { theme: ThemeName; image: string; part: ThumbnailPart };

/** A text that says which position a table is at. */
export function positionKey({ key, record }: Pick<SavedTable, 'key' | 'record'>): string {
  return `${key} ${record.actions.join(' ')}`;
}

/** Longer images are not kept. */
const MOST = 60_000;

/**
 * The picture kept of a table's position, if there is one. It is fresh where this build has painted
 * it in the colours that show.
 */
export function thumbnailOf(saved: SavedTable, theme: ThemeName) {
  const kept = readFields(THUMBNAIL + saved.key);
  const { of, build, image, part } = kept;
  if (of !== sumOf(positionKey(saved)) || !isImage(image) || !isPart(part)) return null;
  return { image, part, fresh: build === BUILD && kept.theme === theme };
}

export function keepThumbnail(saved: SavedTable, thumbnail: Thumbnail) {
  if (thumbnail.image.length > MOST) return;
  const kept = { of: sumOf(positionKey(saved)), build: BUILD, ...thumbnail };
  write(THUMBNAIL + saved.key, JSON.stringify(kept));
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

/** Longer ones are not kept. */
const MOST_LETTERS = 600_000;

type LastPicture = { build: string; of: string; sum: number; view: View };

/** The picture kept of a table, where it is the last one, still true, of this build, and whole. */
export function lastPictureOf(saved: SavedTable): View | null {
  const { build, of, sum, view } = readFields(PICTURE) as Partial<LastPicture>;
  if (build !== BUILD || of !== positionKey(saved) || !view) return null;
  return sum === sumOf(JSON.stringify(view)) ? view : null;
}

/** Keeps the picture of a table, to show it before the rules run. */
export function keepPicture(saved: SavedTable, view: View) {
  const sum = sumOf(JSON.stringify(view));
  const kept: LastPicture = { build: BUILD, of: positionKey(saved), sum, view };
  const text = JSON.stringify(kept);
  if (text.length < MOST_LETTERS && text !== read(PICTURE)) write(PICTURE, text);
}
