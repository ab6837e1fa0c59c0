// Repairs the site's copy on this device, or deletes all that it keeps, here and in its other windows.
import { Archive } from '../keep/archive.ts';
import { dropHandle } from '../keep/kept-handle.ts';
import { forget } from '../keep/prefs.ts';
import { dropFiles, published, renew, takeNewer } from '../offline/files.ts';
import { BUILD, SITE } from '../python/build.ts';
import { dropSnapshot } from '../python/snapshot.ts';
import { toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { closeDialogs, openDialog } from '../ui/dialog.tsx';
import * as words from '../words/words.ts';
import { beginAnew, goHome, otherPages } from './begun-anew.ts';

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

/**
 * Deletes all that this site keeps, and begins at the home page as on the first visit. What may
 * never answer comes last, and the page says what it could not delete.
 */
async function forgetAll() {
  await goHome();
  forget();
  otherPages?.postMessage('forgotten');
  closeDialogs();
  toast(words.forget.begun);
  const [files, games] = await Promise.all([forgetFiles(), new Archive().clear(), dropHandle()]);
  beginAnew({ files, games });
}

/** While the site doesn't answer they stay, or the page could not be opened any more. */
async function forgetFiles(): Promise<boolean> {
  return typeof (await published(SITE)) !== 'string' && dropFiles(SITE);
}

/** Takes a newer version, or fetches all files of this one anew, and then loads the page again. */
export async function repair() {
  toast(words.repair.begun);
  const newer = await takeNewer(SITE).catch(() => false);
  const done = newer ? 'renewed' : await renew(SITE, BUILD).catch(() => 'stuck' as const);
  if (done !== 'renewed') return toast(words.repair[done]);
  await dropSnapshot();
  history.replaceState({ repaired: true }, '');
  location.reload();
}
