/** @import {View} from "./types.js" */
/** @import {SavedTable} from "./store.js" */
import { BUILD } from './build.js';
import { read, write } from './page/prefs.js';
import { readJson } from './router.js';

const MOST = 600_000;

/**
 * The picture kept of a table, where it is the last one, still true, and of this build.
 * @param {SavedTable} saved
 * @returns {View | null}
 */
export function pictureOf(saved) {
  const kept = /** @type {{build?: string, of?: string, view?: View} | null} */ (
    readJson(read('picture') ?? 'null')
  );
  return kept?.build === BUILD && kept.of === nameOf(saved) ? (kept.view ?? null) : null;
}

/** Keeps the picture of a table, to show it before the rules run. @param {SavedTable} saved @param {View} view */
export function keepPicture(saved, view) {
  if (view.ply !== saved.record.actions.length) return;
  const text = JSON.stringify({ build: BUILD, of: nameOf(saved), view });
  if (text.length < MOST && text !== read('picture')) write('picture', text);
}

/** @param {SavedTable} saved */
function nameOf({ key, record }) {
  return `${key} ${record.actions.join(' ')}`;
}
