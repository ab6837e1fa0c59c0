import { forget } from '../keep/prefs.ts';
import { SITE } from '../python/build.ts';
import { makeButton } from '../ui/button.ts';
import { openSheet } from '../ui/dialog.ts';
import { h } from '../ui/dom.ts';
import { toast } from '../ui/toast.ts';

const WORDS =
  'This deletes your games, open and finished, and your settings from this device. ' +
  'There is no way back. The copy of this site for use without a network goes too and is ' +
  'loaded anew; if there is no network now, that copy stays.';

/** Asks before everything kept on this device goes. */
export function askForget() {
  const keep = makeButton({ word: 'Keep', press: () => close() });
  const go = makeButton({ word: 'Delete', look: 'danger', press: () => forgetAll() });
  const ways = h('div', { class: 'ways' }, keep, go);
  const content = h('div', { class: 'setup' }, h('p', { text: WORDS }), ways);
  const close = openSheet({ title: 'Delete all my data?', content });
}

/**
 * The site's pages that are open side by side; others of the same host have names of their own.
 */
const others = new BroadcastChannel(`pygames forget ${SITE.href}`);

/** Deletes all that this site keeps, and begins at the home page as on the first visit. */
async function forgetAll() {
  await goHome();
  forget();
  others.postMessage('forgotten');
  const files = (await isReachable()) && (await forgetFiles());
  beginAnew(files ? 'files' : 'data');
}

/** Does the same here when another page has deleted all, so that nothing of it is kept again. */
export function watchForgotten() {
  others.addEventListener('message', async () => {
    forget();
    await goHome();
    forget();
    beginAnew('elsewhere');
  });
}

function beginAnew(how: keyof typeof SAID) {
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

/** Whether the site's files can be loaded anew. A service worker answers no such question. */
async function isReachable() {
  try {
    return (await fetch(new URL('sw.js', SITE), { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Deletes the files kept for use without a network; whether that was possible. */
async function forgetFiles() {
  try {
    // Other sites of the same host have caches too.
    const isOwn = (name: string) => /^pygames-/.test(name) && name.endsWith(SITE.href);
    const own = (await caches.keys()).filter(isOwn);
    const registration = await navigator.serviceWorker.getRegistration(SITE);
    await registration?.unregister();
    await Promise.all(own.map((name) => caches.delete(name)));
    return true;
  } catch {
    return false;
  }
}

const SAID = {
  files: 'Your games and settings are deleted.',
  data: 'Your games and settings are deleted. The site’s own files stay on this device.',
  elsewhere: 'Your games and settings were deleted in another window.',
};

/** Says once, after the page has begun anew, what was deleted. */
export function sayForgotten() {
  const { forgotten } = history.state ?? {};
  if (!forgotten) return;
  history.replaceState(null, '');
  toast(SAID[forgotten as keyof typeof SAID]);
}
