// Repairs the site's copy on this device, or deletes all that it keeps, here and in its other windows.
import { Archive } from '../keep/archive.ts';
import { forget } from '../keep/prefs.ts';
import { dropFiles, fetchAnew, isReachable } from '../offline/files.ts';
import { SITE } from '../python/build.ts';
import { config } from '../python/config.js';
import { toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { closeDialogs, openDialog } from '../ui/dialog.tsx';
import * as words from '../words/first.ts';

/** What was deleted besides the entries in the storage: the site's files, the archive. */
type Extent = { files: boolean; games: boolean };

/** Asks before everything kept on this device goes. */
export function askForget() {
  const { title, warning, keep, delete: go } = words.forget;
  const content = (
    <div class="setup">
      <p>{warning}</p>
      <div class="ways">
        <Button word={keep} onPress={() => close()} />
        <Button word={go} look="danger" onPress={() => forgetAll()} />
      </div>
    </div>
  );
  const close = openDialog({ title, content });
}

let channel: BroadcastChannel | null | undefined;

/**
 * The site's pages that are open side by side; other copies on the same host have names of their
 * own. Null where there is no way to them: a browser that refuses storage may refuse this too.
 */
function otherPages(): BroadcastChannel | null {
  if (channel === undefined) channel = opened();
  return channel;
}

function opened() {
  try {
    return new BroadcastChannel(`pygames forget ${SITE.href}`);
  } catch {
    return null;
  }
}

/**
 * Deletes all that this site keeps, and begins at the home page as on the first visit. What may
 * never answer comes last, and the page says what it could not delete.
 */
async function forgetAll() {
  await goHome();
  forget();
  otherPages()?.postMessage('forgotten');
  closeDialogs();
  toast(words.forget.begun);
  const [files, games] = await Promise.all([forgetFiles(), new Archive().clear()]);
  beginAnew({ files, games });
}

/** Without a connection they stay, or the page could not be opened any more. */
async function forgetFiles(): Promise<boolean> {
  return (await isReachable(SITE)) && dropFiles(SITE);
}

/** Does the same here when another page has deleted all, so that nothing of it is kept again. */
export function watchForgotten() {
  otherPages()?.addEventListener('message', async () => {
    forget();
    await goHome();
    forget();
    beginAnew('elsewhere');
  });
}

function beginAnew(how: Extent | 'elsewhere') {
  history.replaceState({ forgotten: how }, '', SITE);
  location.reload();
}

/** Leaves the table first: a game that goes on would be kept again. */
async function goHome() {
  if (!location.hash) return;
  const left = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = '';
  await left;
}

/** Says once, after the page has begun anew, what was deleted. */
export function sayForgotten() {
  const { forgotten } = (history.state ?? {}) as { forgotten?: Extent | 'elsewhere' };
  if (!forgotten) return;
  history.replaceState(null, '');
  const { done, elsewhere } = words.forget;
  toast(forgotten === 'elsewhere' ? elsewhere : done(forgotten.files, forgotten.games));
}

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
