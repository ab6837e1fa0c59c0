// Bundles the page's sources: `node bundle.mjs '{"entries": {"main": "/src/app/main.tsx"}, "out": "/out", …}'`.
// All files of a bundle lie in one folder, so that `import.meta.url` means the same in each of them.
// Prints, as JSON, each entry's files with those that it imports at once.

import { basename } from 'node:path';
import { build } from 'esbuild';

const { entries, scripts = {}, out } = JSON.parse(process.argv[2]);

/** Paths, sizes and hashes of the build: written after everything else (web/tools/assemble.py). */
const config = {
  name: 'config',
  setup(builder) {
    builder.onResolve({ filter: /\/config\.js$/ }, () => ({ path: './config.js', external: true }));
  },
};

/** @type {import('esbuild').BuildOptions} */
const common = {
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
};

const [modules] = await Promise.all([
  build({ ...common, entryPoints: entries, format: 'esm', splitting: true, metafile: true }),
  build({ ...common, entryPoints: scripts, format: 'iife' }),
]);

const outputs = Object.fromEntries(
  Object.entries(modules.metafile.outputs).map(([path, output]) => [basename(path), output]),
);

/** Lists a file with those that it imports, directly or through others. */
function reached(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path, kind, external } of outputs[name].imports) {
    if (kind === 'import-statement' && !external) reached(basename(path), found);
  }
  return found;
}

const ahead = Object.keys(entries).map((name) => [name, `${name}.js`]);
const modulesOf = ahead.filter(([, file]) => outputs[file]);
console.log(
  JSON.stringify(Object.fromEntries(modulesOf.map(([name, file]) => [name, [...reached(file)]]))),
);
