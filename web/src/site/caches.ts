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

/**
 * Returns the name of a cache of a build: Workbox's (offline/keep-builds.ts), or that of the chosen
 * languages, since Workbox deletes from its own what the build doesn't keep for everybody.
 */
export function cacheName(site: string, build: string, kind = 'precache-v2'): string {
  return `pygames-${build}-${kind}-${site}`;
}

export const LANGUAGES = 'languages';
