// The service worker. Each build has a cache of its own, which Workbox fills, and files in folders
// named by their content come from whichever cache has them. So a page of the older build in
// another tab still gets its own files after a newer build took over.
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { cacheName, cachesOf, LANGUAGES } from '../site/caches.ts';
import { filesAt, lacksSlash, languageAt, plainPath } from './spellings.ts';

/** A file, the hash of what it must contain, and a revision unless its folder names its content. */
type Entry = { url: string; revision: string | null; integrity: string };
const worker = self as unknown as ServiceWorkerGlobalScope & {
  pygamesBuild: string;
  pygamesFiles: Entry[];
};
const scope = worker.registration.scope;
const hashed = /^(app|py|pyodide)\/[0-9a-f]+\//;
/** The build that this worker keeps; build.py writes its name and its files at the top. */
const build = worker.pygamesBuild;

/** The status of what stands in a cache for a file that a host or network withholds or changes. */
const MISSING = 204;
/** What can be missing: without it everything can be played. */
const withoutIt = /\.(woff2|png|svg|txt)$|\/index\.html$/;

const asKept = (response: Response | undefined) =>
  response?.status === MISSING ? undefined : response;

const fromCache = async (request: Request) =>
  asKept(await caches.match(request, { ignoreSearch: true, ignoreVary: true }));

/** A page that bypasses all caches has found a damaged file: it gets the host's, if possible. */
const answer = async (request: Request) => {
  if (request.cache !== 'reload') return (await fromCache(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const response = await fromCache(request);
    if (response) return response;
    throw error;
  }
};

/** A page of this build: at every address under which hosts have it. */
const page = async (path: string, search: string) => {
  const own = await caches.open(cacheName(scope, build));
  for (const file of filesAt(path)) {
    const response = asKept(
      await own.match(scope + file, { ignoreSearch: true, ignoreVary: true }),
    );
    if (response)
      return lacksSlash(path, file) ? Response.redirect(`${scope}${path}/${search}`) : response;
  }
  return undefined;
};

/** Without a network, the page that plays stands in for others: a link's game is behind the "#". */
const pageOr = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const path = plainPath(pathname.slice(new URL(scope).pathname.length));
  const response = await page(path, search);
  if (response) return response;
  try {
    return await fetch(request);
  } catch (error) {
    if (!path || !(await page('', ''))) throw error;
    return Response.redirect(scope + languageAt(path));
  }
};

/** Deletes the caches of older builds, unless another page may still need them. */
const forgetOlder = async () => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.filter((page) => page.url.startsWith(scope)).length > 1) return;
  const names = await cachesOf(scope);
  const own = names.findIndex((name) => name.startsWith(`pygames-${build}-`));
  const older = names.slice(0, Math.max(own, 0));
  await Promise.all(older.map((name) => caches.delete(name)));
};

/** Where a language's own file names its other files (web/tools/languages.py). */
const LISTED = /\bfiles=(\[[^\]]*\]);/;

/** Keeps of this build the languages that older ones have kept, for then they are spoken here. */
const keepLanguages = async () => {
  const names = await cachesOf(scope);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const languages = requests
    .flat()
    .flatMap(({ url }) => /\/words-[a-z]+\.js$/.exec(url)?.[0] ?? []);
  for (const words of new Set(languages)) {
    const address = `${scope}app/${build}${words}`;
    const text = await (await plainFetch(address)).text();
    const files: string[] = JSON.parse(LISTED.exec(text)?.[1] ?? '[]');
    const cache = await caches.open(cacheName(scope, build, LANGUAGES));
    await cache.addAll(files.map((path) => new URL(path, address).href));
  }
};

/** The name of a file without its build: `app/main.js`. */
const nameOf = (url: string) => url.slice(scope.length).split('?')[0].replace(hashed, '$1/');

const hashOf = async (content: ArrayBuffer) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
};

/** An identical file that an older build has kept, or null. */
const unchanged = async ({ url, integrity }: Request): Promise<Response | null> => {
  for (const name of await cachesOf(scope)) {
    const cache = await caches.open(name);
    const twin = (await cache.keys()).find((each) => nameOf(each.url) === nameOf(url));
    const response = twin && (await cache.match(twin));
    const content = response && (await response.arrayBuffer());
    // A new response has no address of its own, so that a script imports from its own build.
    if (content && (await hashOf(content)) === integrity) return new Response(content, response);
  }
  return null;
};

/** Whether a file may come from an older build: a worker brings its policy, which may be new. */
const mayBeOlder = ({ url, integrity }: Request) =>
  Boolean(integrity) && hashed.test(url.slice(scope.length)) && !url.includes('/worker.js');

// Workbox loads files named by their content from the browser's own cache. A wrong copy there would
// stay for a year, so the second try bypasses it.
const plainFetch = worker.fetch.bind(worker);
const fetchTwice = (input: RequestInfo | URL, init?: RequestInit) =>
  plainFetch(input, init).catch((error) => {
    if (!(input instanceof Request && input.integrity)) throw error;
    return plainFetch(new Request(input, { cache: 'reload' }), init);
  });
/** A page with what a host or network adds to it, which the page's policy keeps from running. */
const pageAsItComes = async ({ url }: Request) => {
  const response = await plainFetch(url.split('?')[0], { cache: 'reload' });
  const isPage = response.ok && (await response.clone().text()).includes(`app/${build}/`);
  if (!isPage) throw new TypeError(`${url} is no page of this build`);
  return response;
};
const fetchOrMiss = async (input: RequestInfo | URL, init?: RequestInit) => {
  if (!(input instanceof Request && input.integrity)) return fetchTwice(input, init);
  const path = plainPath(new URL(input.url).pathname);
  const isPage = path.endsWith('.html');
  const right = fetchTwice(input, init);
  const come = isPage ? right.catch(() => pageAsItComes(input)) : right;
  const isNeeded = input.url.split('?')[0] === `${scope}index.html` || !withoutIt.test(path);
  return isNeeded ? come : come.catch(() => new Response(null, { status: MISSING }));
};
// Files that a new version didn't change aren't fetched again.
worker.fetch = async (input, init) => {
  const older = input instanceof Request && mayBeOlder(input);
  return (older && (await unchanged(input).catch(() => null))) || fetchOrMiss(input, init);
};

// A language that doesn't come is fetched by the page that wants it.
worker.addEventListener('install', (event) => event.waitUntil(keepLanguages().catch(() => {})));

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, cache } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  const anew = cache === 'reload' && mode !== 'navigate';
  if (anew || hashed.test(url.slice(scope.length))) event.respondWith(answer(event.request));
  else if (mode === 'navigate') event.respondWith(pageOr(event.request));
});

// A page of another build may not say what can be deleted from this one.
worker.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') worker.skipWaiting();
  if (event.data?.build !== build) return;
  if (event.data.type === 'FORGET_OLDER') event.waitUntil(forgetOlder());
});

// The files of two builds never mix. From now on, the page of a first visit gets its files from its
// cache too; it is the same whatever its query, since others append parameters to links.
setCacheNameDetails({ prefix: `pygames-${build}` });
clientsClaim();
precacheAndRoute(worker.pygamesFiles, { ignoreURLParametersMatching: [/./] });
