// Repairs the site's copy on this device, or deletes all that it keeps, here and in its other windows.
import { dropHandle } from '../keep/kept-handle.ts';
import { forget } from '../keep/prefs.ts';
import { dropFiles, fetchAnew, isReachable } from '../offline/files.ts';
import { SITE } from '../python/build.ts';
import { config } from '../python/config.js';
import { toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { closeDialogs, openDialog } from '../ui/dialog.tsx';
import { Waiting } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import { beginAnew, goHome, otherPages } from './begun-anew.ts';

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
  forget();
  otherPages?.postMessage('forgotten');
  closeDialogs();
  toast(words.forget.begun);
  const [files] = await Promise.all([forgetFiles(), dropHandle()]);
  beginAnew({ files });
}

/** Without a connection they stay, or the page could not be opened any more. */
async function forgetFiles(): Promise<boolean> {
  return (await isReachable(SITE)) && dropFiles(SITE);
}

/** Fetches all files of the site anew and loads the page again, where the site can be reached. */
export async function repair() {
  toast(words.repair.begun);
  if (!(await isReachable(SITE))) return toast(words.repair.unreachable);
  if (!(await dropFiles(SITE))) return toast(words.repair.stuck);
  await fetchAnew(config.files.map((path) => new URL(path, import.meta.url)));
  history.replaceState({ repaired: true }, '');
  location.reload();
}
