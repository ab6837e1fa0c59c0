// Withdraws a service worker that does harm: published as `sw.js`, it takes that one's place at once,
// deletes what the site's builds keep, ends itself, and has the pages that were under the other load
// anew from the host. What people keep, their games and settings, isn't in these caches.
import { cachesOf } from '../python/caches.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
const { registration, clients } = worker;
/** A page that runs has heard by then that it is to load itself anew. */
const HEARD_MS = 2000;

const withdraw = async () => {
  const names = await cachesOf(registration.scope);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Only those that the other controlled: a page that loads anew is under none, so this ends.
  const pages = (await clients.matchAll({ type: 'window' })) as WindowClient[];
  await registration.unregister();
  // A page knows where it is. Here only the address is known that it was opened with, which may
  // begin another game: it is for pages that don't hear.
  for (const page of pages) page.postMessage({ type: 'WITHDRAWN' });
  await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
};

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(withdraw()));
