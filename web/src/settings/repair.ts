// Repairs the site's copy on this device: its files go and are fetched anew; the games stay.
import { dropFiles, fetchAnew, isReachable } from '../offline/files.ts';
import { SITE } from '../python/build.ts';
import { config } from '../python/config.js';
import { toast } from '../ui/announce.ts';
import * as words from '../words/first.ts';

/** Fetches all files of the site anew and loads the page again, where the site can be reached. */
export async function repair() {
  toast(words.repair.begun);
  if (!(await isReachable(SITE))) {
    toast(words.repair.unreachable);
    return;
  }
  if (!(await dropFiles(SITE))) {
    toast(words.repair.stuck);
    return;
  }
  await fetchAnew(config.files.map((path) => new URL(path, import.meta.url)));
  history.replaceState({ repaired: true }, '');
  location.reload();
}

/** Says once, after the page has loaded again, what was done. */
export function sayRepaired() {
  if (!history.state?.repaired) return;
  history.replaceState(null, '');
  toast(words.repair.done);
}
