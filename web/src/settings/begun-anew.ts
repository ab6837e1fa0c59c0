// How a page begins anew once all that it kept was deleted, here or in another of its windows, or its
// files were fetched again; and what it says then.
import { forget } from '../keep/prefs.ts';
import { SITE } from '../site/build.ts';
import { ifAny } from '../site/with-timeout.ts';
import { toast } from '../ui/announce.ts';
import * as words from '../words/first.ts';

/** What was deleted besides storage: the site's files. */
export type Extent = { files: boolean };

/**
 * The channel to the site's other open pages; copies on the same host have names of their own. Null
 * if there is none: a browser that refuses storage may refuse this too.
 */
export const otherPages = ifAny(() => new BroadcastChannel(`pygames forget ${SITE.href}`));

/** Follows when another page has deleted everything, so that this page saves nothing again. */
export function watchForgotten() {
  otherPages?.addEventListener('message', async () => {
    void forget();
    await goHome();
    await forget();
    beginAnew('elsewhere');
  });
}

/** Reloads at the home page, which says what was done. */
export function beginAnew(how: Extent | 'elsewhere') {
  history.replaceState({ forgotten: how }, '', SITE);
  location.reload();
}

/** Leaves the table first: a game in play would be saved again. */
export async function goHome() {
  if (!location.hash) return;
  const departure = new Promise((resolve) =>
    addEventListener('hashchange', resolve, { once: true }),
  );
  location.hash = '';
  await departure;
}

/** Says once, after the reload, what was done. */
export function sayWhatWasDone() {
  const { forgotten, repaired } = (history.state ?? {}) as {
    forgotten?: Extent | 'elsewhere';
    repaired?: boolean;
  };
  if (!forgotten && !repaired) return;
  history.replaceState(null, '');
  const { deleted, deletedElsewhere, repaired: again } = words.begunAnew;
  if (!forgotten) toast(again);
  else if (forgotten === 'elsewhere') toast(deletedElsewhere);
  else toast(deleted(forgotten.files));
}
