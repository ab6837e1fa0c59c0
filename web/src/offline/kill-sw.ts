// Withdraws a harmful service worker: published as `sw.js`, it takes over at once, deletes what the
// site's builds keep, ends itself, and makes the pages of the old one reload from the host. Games
// and settings aren't in these caches.
import { cachesOf } from '../site/caches.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
const { registration, clients } = worker;
/** By then a running page has received the message to reload. */
const HEARD_MS = 2000;

const withdraw = async () => {
  const names = await cachesOf(registration.scope);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Only pages that the old one controlled: a reloaded page has no worker, so this ends.
  const pages = (await clients.matchAll({ type: 'window' })) as WindowClient[];
  await registration.unregister();
  // A page knows its place. Here only the address that opened it is known, which may begin another
  // game; it is for pages that don't listen.
  for (const page of pages) page.postMessage({ type: 'WITHDRAWN' });
  await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
};

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(withdraw()));
