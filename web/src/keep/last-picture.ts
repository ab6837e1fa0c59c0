// The picture of the last table, to be shown again before the rules run.
import { BUILD } from '../python/build.ts';
import type { View } from '../scene/types.ts';
import { readJson } from './links.ts';
import { PICTURE } from './own-keys.ts';
import { read, write } from './prefs.ts';
import type { SavedTable } from './store.ts';

const MOST = 600_000;

/** The picture kept of a table, where it is the last one, still true, and of this build. */
export function pictureOf(saved: SavedTable): View | null {
  const kept = readJson(read(PICTURE) ?? 'null') as {
    build?: string;
    of?: string;
    view?: View;
  } | null;
  return kept?.build === BUILD && kept.of === nameOf(saved) ? (kept.view ?? null) : null;
}

/** Keeps the picture of a table, to show it before the rules run. */
export function keepPicture(saved: SavedTable, view: View) {
  if (view.ply !== saved.record.actions.length) return;
  const text = JSON.stringify({ build: BUILD, of: nameOf(saved), view });
  if (text.length < MOST && text !== read(PICTURE)) write(PICTURE, text);
}

function nameOf({ key, record }: SavedTable) {
  return `${key} ${record.actions.join(' ')}`;
}
