// Runs in the service worker, before Workbox's part of it. Each build has a cache of its own, and
// files in folders named by their content are served from whichever cache has them: so a page of
// the older build, open in another tab, still gets its own files after a newer build took over.

{
  const worker = self as unknown as ServiceWorkerGlobalScope & { pygamesBuild: string };
  const scope = worker.registration.scope;
  const hashed = /^(app|py|pyodide)\/[0-9a-f]+\//;
  /** The build that this worker keeps: build.py writes its name at the top of the file. */
  const build = worker.pygamesBuild;

  const kept = (request: Request) =>
    caches.match(request, { ignoreSearch: true, ignoreVary: true });

  /** A page that asks past all caches has found a file damaged: it gets the host's, if it can. */
  const answer = async (request: Request) => {
    if (request.cache !== 'reload') return (await kept(request)) ?? fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      const found = await kept(request);
      if (found) return found;
      throw error;
    }
  };

  /** Deletes the caches made before this build's, unless another page may still need them. */
  const forgetOlder = async () => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.filter((page) => page.url.startsWith(scope)).length > 1) return;
    const names = (await caches.keys()).filter((name) => name.endsWith(scope));
    const own = names.findIndex((name) => name.startsWith(`pygames-${build}-`));
    const older = names.slice(0, Math.max(own, 0)).filter((name) => name.startsWith('pygames-'));
    await Promise.all(older.map((name) => caches.delete(name)));
  };

  // Workbox takes files named by their content from the browser's own cache. Where a wrong copy of
  // one lies there, it would for a year: the second try goes past.
  const plainFetch = worker.fetch.bind(worker);
  worker.fetch = (input, init) =>
    plainFetch(input, init).catch((error) => {
      if (!(input instanceof Request && input.integrity)) throw error;
      return plainFetch(new Request(input, { cache: 'reload' }), init);
    });

  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method !== 'GET' || !url.startsWith(scope)) return;
    if (hashed.test(url.slice(scope.length))) event.respondWith(answer(event.request));
  });

  // A page of another build speaks for another build: only its own says what may go.
  worker.addEventListener('message', (event) => {
    if (event.data?.build !== build) return;
    if (event.data.type === 'FORGET_OLDER') event.waitUntil(forgetOlder());
  });
}
