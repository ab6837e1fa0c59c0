import { BUILD } from '../python/build.ts';
import type { View } from '../scene/types.ts';
import { readJson } from './links.ts';
import { read, write } from './prefs.ts';
import type { SavedTable } from './store.ts';

const MOST = 600_000;

/** The picture kept of a table, where it is the last one, still true, and of this build. */
export function pictureOf(saved: SavedTable): View | null {
  const kept = readJson(read('picture') ?? 'null') as {
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
  if (text.length < MOST && text !== read('picture')) write('picture', text);
}

function nameOf({ key, record }: SavedTable) {
  return `${key} ${record.actions.join(' ')}`;
}
