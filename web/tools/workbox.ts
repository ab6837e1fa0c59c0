// Writes Workbox's part of the service worker of a site: `node workbox.ts '{"site": …, "build": …}'`.
// Any warning of Workbox's is an error: it leaves files out with no more than a warning.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW, type ManifestEntry } from 'workbox-build';

/** `left` are names of files that aren't kept. */
type Options = { site: string; build: string; left: string[] };

const options: Options = JSON.parse(process.argv[2]);
const { site, build, left } = options;

/** Each file must be the one of this build, also where the site changes while it is being kept. */
async function withIntegrity(entries: (ManifestEntry & { size: number })[]) {
  const manifest = await Promise.all(
    entries.map(async (entry) => {
      const hash = createHash('sha256').update(await readFile(join(site, entry.url)));
      return { ...entry, integrity: `sha256-${hash.digest('base64')}` };
    }),
  );
  return { manifest, warnings: [] };
}

const { warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ['**/*'],
  globIgnores: left.map((name) => `**/${name}`),
  swDest: join(site, 'sw.js'),
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
  dontCacheBustURLsMatching: /^(app|py|pyodide)\/[0-9a-f]+\//,
  manifestTransforms: [withIntegrity],
  // The page is the page whatever is asked of it: links may carry what others append to them.
  ignoreURLParametersMatching: [/./],
  // A cache for each build: the files of two never mix. keep-builds.js ends the older ones.
  cacheId: `pygames-${build.replace('app/', '')}`,
  cleanupOutdatedCaches: false,
  skipWaiting: false,
  // The page of a first visit gets its files from its cache too, from then on.
  clientsClaim: true,
  sourcemap: false,
  // A runtime in a file of its own is fetched after the worker is installed: where that file doesn't
  // come, the browser keeps a worker that keeps nothing. In one file, all of it comes or none.
  inlineWorkboxRuntime: true,
  mode: 'production',
});

if (warnings.length > 0) {
  console.error(warnings.join('\n'));
  process.exit(1);
}
