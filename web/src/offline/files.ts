// The site's files on this device: the caches of its builds, and the service worker. Kept files are
// deleted only if the site certainly answers, and are replaced only by its own files.
import { cacheName, cachesOf } from '../site/caches.ts';
import { ifAny, withTimeout } from '../site/with-timeout.ts';

/** A file of the site: its address, the revision in its cache key, and its hash. */
type Listed = { url: string; revision: string | undefined; integrity: string };
/** What the host has: a build, and all its kept files. */
type Published = { build: string; files: Listed[] };
/** Why the site's files can't be loaded: nothing answers, or something else does. */
type Unpublished = 'unreachable' | 'another';

const NAMED = /^self\.pygamesBuild="([0-9a-f]+)"/;
const LISTED = /url:"([^"]+)",revision:(?:null|"(\w+)"),integrity:"([^"]+)"/g;

/**
 * Asks what the host has by its service worker, which nothing else resembles, such as the login
 * page of a hotel's network.
 */
export async function published(site: URL): Promise<Published | Unpublished> {
  try {
    const response = await withTimeout(fetch(new URL('sw.js', site), { cache: 'no-store' }));
    return response.ok ? readWorker(await withTimeout(response.text())) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Reads the build from the text of a service worker. */
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
  /** The files, by their addresses; all if left out. */
  only?: (address: string) => boolean;
  /** Whether to use the browser's own cache, which may keep a damaged copy for a year. */
  cache?: RequestCache;
};

/**
 * Fetches files of a build, and replaces each kept file as soon as the new one has arrived and is
 * right. `partly` if some don't arrive, or the host has another build by now.
 */
export async function renew(
  site: URL,
  build: string,
  { only = () => true, cache = 'reload' }: Wanted = {},
): Promise<'renewed' | 'partly' | Unpublished> {
  const publication = await published(site);
  if (typeof publication === 'string') return publication;
  if (publication.build !== build) return 'partly';
  const stores = ifAny(() => caches) ? await withTimeout(storesOf(site, build)) : [];
  const wanted = publication.files.filter(({ url }) => only(new URL(url, site).href));
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
  const own = cacheName(site.href, build);
  const names = await cachesOf(site.href);
  return Promise.all(
    names.map(async (name) => ({ cache: await caches.open(name), isOwn: name === own })),
  );
}

/** Other builds share some of these files: any copy of them may be used. */
async function replace({ cache, isOwn }: Kept, key: string, response: Response) {
  if (!isOwn && !(await cache.match(key))) return;
  // A redirected response is refused for a page.
  const { body, redirected } = response;
  await cache.put(key, redirected ? new Response(body, response) : response);
}
