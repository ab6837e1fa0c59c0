// The site's files on this device: the caches of its builds, and the service worker.
import { cachesOf } from '../python/caches.ts';
import { inTime, succeeds } from '../python/in-time.ts';

/** Whether the site's files can be loaded anew. A service worker answers no such question. */
export async function isReachable(site: URL): Promise<boolean> {
  try {
    const asked = fetch(new URL('sw.js', site), { method: 'HEAD', cache: 'no-store' });
    return (await inTime(asked)).ok;
  } catch {
    return false;
  }
}

/** Deletes the files kept for use without a network; whether that was possible. */
export function dropFiles(site: URL): Promise<boolean> {
  return succeeds(inTime(drop(site)));
}

async function drop(site: URL) {
  const registration = await navigator.serviceWorker.getRegistration(site);
  await registration?.unregister();
  const own = await cachesOf(site.href);
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Fetches files past the browser's own cache, where a damaged copy would lie for a year. */
export async function fetchAnew(urls: readonly (string | URL)[]): Promise<void> {
  await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload' })));
}
