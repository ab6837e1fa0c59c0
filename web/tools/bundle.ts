// Bundles the page's sources: `node bundle.ts '{"entries": {"main": "/src/app/main.tsx"}, "out": "/out", …}'`.
// All files of a bundle lie in one folder, so that `import.meta.url` means the same in each of them.
// Prints, as JSON, the modules that a start needs (the entries, what they import at once, workers),
// and the npm packages that any of it comes from.

import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** Paths of modules, by the names of what is made of them. */
type Paths = Record<string, string>;
type Options = { entries: Paths; workers: Paths; scripts: Paths; out: string };

const options: Options = JSON.parse(process.argv[2]);
const { entries, workers, scripts, out } = options;

/** Paths, sizes and hashes of the build: written after everything else (web/tools/assemble.py). */
const config: Plugin = {
  name: 'config',
  setup(builder) {
    builder.onResolve({ filter: /\/config\.js$/ }, () => ({ path: './config.js', external: true }));
  },
};

const common: BuildOptions = {
  bundle: true,
  outdir: out,
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  charset: 'utf8',
  legalComments: 'none',
  minify: true,
  logLevel: 'warning',
  plugins: [config],
  external: ['*.woff2'],
  // Sources elsewhere, such as a copy of ours, find our packages.
  nodePaths: [process.env.NODE_PATH ?? ''],
};

const builds = await Promise.all([
  build({ ...common, entryPoints: entries, format: 'esm', splitting: true, metafile: true }),
  // A worker shares nothing with the page: it comes whole, in one file.
  build({ ...common, entryPoints: workers, format: 'esm', metafile: true }),
  build({ ...common, entryPoints: scripts, format: 'iife', metafile: true }),
]);

const outputs = Object.fromEntries(
  Object.entries(builds[0].metafile?.outputs ?? {}).map(([path, output]) => [
    basename(path),
    output,
  ]),
);

/** Lists a file with those that it imports, directly or through others. */
function reached(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path, kind, external } of outputs[name].imports) {
    if (kind === 'import-statement' && !external) reached(basename(path), found);
  }
  return found;
}

const ofPage = Object.keys(entries).map((name) => `${name}.js`);
const atOnce = ofPage.filter((file) => outputs[file]).flatMap((file) => [...reached(file)]);
const ofWorkers = Object.keys(workers).map((name) => `${name}.js`);

const inputs = builds.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
const named = inputs.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
const packages = [...new Set(named.flat())].sort();
console.log(JSON.stringify({ modules: [...atOnce, ...ofWorkers], packages }));
