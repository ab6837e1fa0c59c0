// Repairs the site's copy on this device, or deletes all that it keeps, here and in its other windows.

import { forget } from '../keep/prefs.ts';
import { published, renew } from '../offline/files.ts';
import { activateNewer, dropFiles } from '../offline/repair.ts';
import { dropSnapshot } from '../python/snapshot.ts';
import { BUILD, SITE } from '../site/build.ts';
import { cacheName, LANGUAGES } from '../site/caches.ts';
import { chosen } from '../site/language.ts';
import { answerOf } from '../site/with-timeout.ts';
import { toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { closeDialogs, openDialog } from '../ui/dialog.tsx';
import { Waiting } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import { beginAnew, goHome, otherPages } from './begun-anew.ts';
import { renewWords } from './speaking.tsx';

/** Asks before everything kept on this device goes. */
export function askForget() {
  const go = () => goHome().then(forgetAll);
  const content = <Forget look="setup" keep={() => close()} go={go} />;
  const close = openDialog({ title: words.forget.title, content });
}

/** Asks the same on a page of its own, which reads nothing of what is kept. */
export function ForgetPage({ keep }: { keep: () => void }) {
  return (
    <Waiting>
      <h2>{words.forget.title}</h2>
      <Forget look="exchange" keep={keep} go={forgetAll} />
    </Waiting>
  );
}

function Forget({ look, keep, go }: { look: string; keep: () => void; go: () => void }) {
  return (
    <div class={look}>
      <p>{words.forget.warning}</p>
      <div class="ways">
        <Button word={words.forget.keep} onPress={keep} />
        <Button word={words.forget.delete} look="danger" onPress={go} />
      </div>
    </div>
  );
}

/**
 * Deletes all that this site keeps, and begins at the home page as on the first visit. What may
 * never answer comes last, and the page says what it could not delete.
 */
async function forgetAll() {
  const forgotten = forget();
  otherPages?.postMessage('forgotten');
  closeDialogs();
  toast(words.forget.begun);
  const [files] = await Promise.all([forgetFiles(), forgotten]);
  beginAnew({ files });
}

/** While the site doesn't answer they stay, or the page could not be opened any more. */
async function forgetFiles(): Promise<boolean> {
  return typeof (await published(SITE)) !== 'string' && dropFiles(SITE);
}

/** What was kept of languages may be damaged too: the page keeps its own again. */
async function fetchLanguage() {
  const name = cacheName(SITE.href, BUILD, LANGUAGES);
  await answerOf(() => caches.delete(name));
  if (chosen) await renewWords();
}

/** Takes a newer version or downloads all files of this one again, then reloads. */
export async function repair() {
  toast(words.repair.begun);
  const newer = await activateNewer(SITE).catch(() => false);
  const done = newer ? 'renewed' : await renew(SITE, BUILD).catch(() => 'stuck' as const);
  if (done !== 'renewed') return toast(words.repair[done]);
  await Promise.all([dropSnapshot(), fetchLanguage()]);
  history.replaceState({ repaired: true }, '');
  location.reload();
}
