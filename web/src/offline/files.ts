// The site's files on this device: the caches of its builds, and the service worker. What is kept
// goes only when it is certain that the site answers, and no other file than its own takes its place.
import { cachesOf } from '../python/caches.ts';
import { succeeds, withTimeout } from '../python/with-timeout.ts';

/** A file of the site: where it is, what is added to its place in the cache, and its hash. */
type Listed = { url: string; revision: string | undefined; integrity: string };
/** What the host has: a build, and all files that are kept of it. */
type Published = { build: string; files: Listed[] };
/** Why the site's files can't be had: nothing answers, or something that isn't the site. */
type Unpublished = 'unreachable' | 'another';

const NAMED = /^self\.pygamesBuild="([0-9a-f]+)"/;
const LISTED = /url:"([^"]+)",revision:(?:null|"(\w+)"),integrity:"([^"]+)"/g;

/**
 * Finds out what the host has, by its service worker: no other answer to that address looks the
 * same, such as the page at which the guests of a hotel log in.
 */
export async function published(site: URL): Promise<Published | Unpublished> {
  try {
    const response = await withTimeout(fetch(new URL('sw.js', site), { cache: 'no-store' }));
    return response.ok ? readWorker(await withTimeout(response.text())) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Reads what a service worker of the site says of its build. */
export function readWorker(text: string): Published | 'another' {
  const build = NAMED.exec(text)?.[1];
  if (!build) return 'another';
  const files = [...text.matchAll(LISTED)].map(([, url, revision, integrity]) => ({
    url,
    revision,
    integrity,
  }));
  return { build, files };
}

type Wanted = {
  /** Which files, by their addresses: all without it. */
  only?: (address: string) => boolean;
  /** Whether the browser's own cache counts, where a damaged copy would lie for a year. */
  cache?: RequestCache;
};

/**
 * Fetches files of a build, and puts each in the place of what is kept of it, as soon as it has come
 * and is right. `partly` if some don't come, or the host has another build by now.
 */
export async function renew(
  site: URL,
  build: string,
  { only = () => true, cache = 'reload' }: Wanted = {},
): Promise<'renewed' | 'partly' | Unpublished> {
  const found = await published(site);
  if (typeof found === 'string') return found;
  if (found.build !== build) return 'partly';
  const stores = 'caches' in globalThis ? await withTimeout(storesOf(site, build)) : [];
  const wanted = found.files.filter(({ url }) => only(new URL(url, site).href));
  const renewing = wanted.map(async ({ url, revision, integrity }) => {
    const address = new URL(url, site).href;
    const response = await fetch(address, { cache, integrity });
    if (!response.ok) throw new TypeError(`${address} did not come`);
    const key = revision ? `${address}?__WB_REVISION__=${revision}` : address;
    await withTimeout(Promise.all(stores.map((store) => replace(store, key, response.clone()))));
  });
  const done = await Promise.allSettled(renewing);
  return done.every(({ status }) => status === 'fulfilled') ? 'renewed' : 'partly';
}

type Kept = { cache: Cache; isOwn: boolean };

async function storesOf(site: URL, build: string): Promise<Kept[]> {
  const own = await cachesOf(site.href, build);
  const names = await cachesOf(site.href);
  return Promise.all(
    names.map(async (name) => ({ cache: await caches.open(name), isOwn: own.includes(name) })),
  );
}

/** Other builds have what they share with this one: of several copies, any may be used. */
async function replace({ cache, isOwn }: Kept, key: string, response: Response) {
  if (!isOwn && !(await cache.match(key))) return;
  // One that was redirected is refused where a page is asked for.
  const { body, redirected } = response;
  await cache.put(key, redirected ? new Response(body, response) : response);
}

/** Lets a newer version take over, if the host has one and all of it comes; whether it has. */
export async function activateNewer(site: URL): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(site);
  await registration?.update().catch(() => {});
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return false;
  await reached(worker, 'installed');
  worker.postMessage({ type: 'SKIP_WAITING' });
  await reached(worker, 'activated');
  return worker.state === 'activated';
}

const STATES = ['parsed', 'installing', 'installed', 'activating', 'activated', 'redundant'];

function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (STATES.indexOf(worker.state) >= STATES.indexOf(state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Deletes the files kept for use without a network; whether that was possible. */
export function dropFiles(site: URL): Promise<boolean> {
  return succeeds(withTimeout(drop(site)));
}

async function drop(site: URL) {
  const registration = await navigator.serviceWorker.getRegistration(site);
  await registration?.unregister();
  const own = await cachesOf(site.href);
  await Promise.all(own.map((name) => caches.delete(name)));
}
