// Writes Workbox's part of a site's service worker: `node workbox.ts '{"site": …, "build": …}'`.
// Any warning of Workbox's is an error, because it leaves files out with no more than a warning.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW, type ManifestEntry } from 'workbox-build';

/** `left` are names of files that aren't kept. */
type Options = { site: string; build: string; left: string[] };

const options: Options = JSON.parse(process.argv[2]);
const { site, build, left } = options;

/** Each file must be the one of this build, even if the site changes while it is being kept. */
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
  // A page is the same whatever its query: others append parameters to links.
  ignoreURLParametersMatching: [/./],
  // A cache for each build: the files of two never mix. keep-builds.js deletes the older ones.
  cacheId: `pygames-${build.replace('app/', '')}`,
  cleanupOutdatedCaches: false,
  skipWaiting: false,
  // From then on, the page of a first visit gets its files from its cache too.
  clientsClaim: true,
  sourcemap: false,
  // A separate runtime file would be fetched after the worker is installed: if it doesn't arrive,
  // the browser keeps a worker that keeps nothing. In one file, everything arrives or nothing does.
  inlineWorkboxRuntime: true,
  mode: 'production',
});

if (warnings.length > 0) {
  console.error(warnings.join('\n'));
  process.exit(1);
}
