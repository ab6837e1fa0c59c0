// The caches of the site's builds: other sites of the same host have caches too.

/**
 * Returns their names, the oldest first.
 * @param site its whole address
 * @param build only its own
 */
export async function cachesOf(site: string, build?: string): Promise<string[]> {
  const begin = build === undefined ? 'pygames-' : `pygames-${build}-`;
  return (await caches.keys()).filter((name) => name.startsWith(begin) && name.endsWith(site));
}

/** Returns what Workbox calls the cache of a build (web/tools/workbox.ts). */
export function cacheName(site: string, build: string): string {
  return `pygames-${build}-precache-v2-${site}`;
}
