// The caches of the site's builds; other sites on the host have caches too.

/**
 * Returns their names, the oldest first.
 * @param site its full address
 * @param build only this build's
 */
export async function cachesOf(site: string, build?: string): Promise<string[]> {
  const begin = build === undefined ? 'pygames-' : `pygames-${build}-`;
  return (await caches.keys()).filter((name) => name.startsWith(begin) && name.endsWith(site));
}

/** Returns Workbox's name for the cache of a build (web/tools/workbox.ts). */
export function cacheName(site: string, build: string): string {
  return `pygames-${build}-precache-v2-${site}`;
}
