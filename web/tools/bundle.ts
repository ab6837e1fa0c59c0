// Bundles the page's sources: `echo '{"entries": {"main": "/src/app/main.tsx"}, "out": "/out", …}' | node bundle.ts`.
// All files of a bundle lie in one folder, so that `import.meta.url` means the same in each of them.
// Prints, as JSON, the modules that a start needs (the entries, what they import at once, workers),
// those that the page loads later, and the npm packages that any of it comes from.

import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type BuildResult, build, type Plugin, transform } from 'esbuild';
import { type OutputChunk, rollup } from 'rollup';

/** Paths of modules, by the name of the bundled file. */
type Paths = Record<string, string>;
type Options = {
  entries: Paths;
  parts: Paths;
  workers: Paths;
  /** Pages of their own. */
  pages?: Paths;
  scripts: Paths;
  languages?: Languages;
  out: string;
};
/** For each language the modules with its words, or English ones and a program that changes them. */
type Languages = Record<string, { words: string[]; program?: string }>;

const options: Options = JSON.parse(readFileSync(0, 'utf8'));
const { entries, parts, workers, pages = {}, scripts, languages = {}, out } = options;

/** The build's paths, sizes and hashes, written after everything else (web/tools/assemble.py). */
const config: Plugin = {
  name: 'config',
  setup(builder) {
    builder.onResolve({ filter: /\/config\.js$/ }, () => ({ path: './config.js', external: true }));
  },
};

/** The style sheets of all rooms: those of the screen are "rooms:parts", others "rooms:paper". */
const sheets: Plugin = {
  name: 'sheets',
  setup(builder) {
    builder.onResolve({ filter: /^rooms:/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'rooms',
      pluginData: join(resolveDir, '../rooms'),
    }));
    builder.onLoad({ filter: /./, namespace: 'rooms' }, ({ path, pluginData: rooms }) => {
      const ofPaper = path === 'rooms:paper';
      const paths = globSync('*/*.css', { cwd: rooms })
        .map((name) => name.split(sep).join('/'))
        .sort();
      const wanted = paths.filter((name) => name.endsWith('-paper.css') === ofPaper);
      const contents = wanted.map((name) => `@import url("./${name}");`).join('\n');
      return { contents, loader: 'css', resolveDir: rooms };
    });
  },
};

/** The page loads a language before all other words, so nothing in it may wait for one. */
const alone: Plugin = {
  name: 'alone',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]site[\\/]language\.ts$/ }, () => ({
      contents: "export const chosen = '', language = null;",
    }));
  },
};

/** esbuild's names for what several parts share. */
const CHUNK = /^\.\/chunk-/;
/** The file of what only parts share that come later (web/src/ui/part.ts). */
const PARTS = 'parts';

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
  plugins: [config, sheets],
  external: ['*.woff2'],
  // Sources elsewhere, such as a copy of ours, find our packages.
  nodePaths: [process.env.NODE_PATH ?? ''],
};

const page = await build({
  ...common,
  entryPoints: { ...entries, ...parts },
  format: 'esm',
  splitting: true,
  metafile: true,
  // Minified once they are merged.
  minify: false,
  minifySyntax: true,
  write: false,
});
const others = await Promise.all([
  // A worker shares nothing with the page, nor does another page: each comes whole, in one file.
  build({ ...common, entryPoints: { ...workers, ...pages }, format: 'esm', metafile: true }),
  // One of these reports browsers that are too old, so old browsers must be able to read it.
  build({
    ...common,
    entryPoints: scripts,
    define: {
      PAGES_OF_ALL_GAMES: JSON.stringify(await pagesOfAllGames()),
      // Workbox says nothing then of what it does.
      'process.env.NODE_ENV': '"production"',
    },
    format: 'iife',
    target: 'es2018',
    metafile: true,
  }),
  // All of a language in one file.
  ...Object.entries(languages).map(([code, { words, program }]) =>
    build({
      ...common,
      plugins: [...(common.plugins ?? []), alone],
      stdin: { contents: wordsOf(words, program), resolveDir: out },
      outdir: undefined,
      outfile: join(out, `words-${code}.js`),
      format: 'esm',
      metafile: true,
    }),
  ),
]);

/** A module that exports all words of some modules as one object. */
function wordsOf(modules: readonly string[], program: string | undefined): string {
  const imports = modules.map((path, at) => `import * as all${at} from ${JSON.stringify(path)};`);
  const all = `{ ${modules.map((_, at) => `...all${at}`).join(', ')} }`;
  if (!program) return [...imports, `export const words = ${all};`].join('\n');
  imports.push(`import { made } from ${JSON.stringify(program)};`);
  return [...imports, `export const words = made(${all});`].join('\n');
}

mkdirSync(out, { recursive: true });
const chunks = await merged(page);
for (const { fileName, code } of chunks) await write(fileName, code, 'js');
for (const { path, text } of page.outputFiles) {
  if (path.endsWith('.css')) await write(basename(path), text, 'css');
}

/** The fields of addresses that show all games. */
async function pagesOfAllGames(): Promise<string[]> {
  const rooms = join(dirname(Object.values(entries)[0]), 'rooms');
  const names = existsSync(rooms) ? readdirSync(rooms) : [];
  const modules = names.map((name) => join(rooms, name, 'address.ts')).filter(existsSync);
  const loaded = await Promise.all(modules.map((path) => import(pathToFileURL(path).href)));
  return loaded.flatMap(({ SHOWS_ALL, addresses }) => (SHOWS_ALL ? Object.keys(addresses) : []));
}

async function write(name: string, text: string, loader: 'js' | 'css') {
  const { minify, charset, legalComments } = common;
  const { code } = await transform(text, { loader, minify, charset, legalComments });
  writeFileSync(join(out, name), code);
}

/**
 * Merges files that are always wanted together. esbuild makes a file for every set of modules that
 * some parts share, even if all of them follow the first file.
 */
async function merged(page: BuildResult<{ write: false; metafile: true }>): Promise<OutputChunk[]> {
  const { outputFiles, metafile } = page;
  const files = new Map(outputFiles.map(({ path, text }) => [`./${basename(path)}`, text]));
  const input = [...Object.keys(entries), ...Object.keys(parts)].filter((name) =>
    files.has(`./${name}.js`),
  );
  const build = await rollup({
    input: Object.fromEntries(input.map((name) => [name, `./${name}.js`])),
    preserveEntrySignatures: 'allow-extension',
    // Left as it is: it lies beside the files.
    external: ['./config.js'],
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'made',
        resolveId: (name) => (files.has(name) ? name : null),
        load: (name) => files.get(name) ?? null,
      },
    ],
  });
  const importsOf = new Map(
    Object.entries(metafile.outputs).map(([path, { imports }]) => {
      const atOnce = imports.filter(({ kind }) => kind === 'import-statement');
      return [`./${basename(path)}`, atOnce.map((each) => `./${basename(each.path)}`)];
    }),
  );
  const reach = (name?: string) => reached([`./${name}.js`], (each) => importsOf.get(each) ?? []);
  const [started, playing] = [reach(input[0]), reach(input.at(-1))];
  const shared = [...files.keys()].filter((name) => CHUNK.test(name) && !started.includes(name));
  const [ofPlaying, ofParts] = [true, false].map((is) =>
    shared.filter((name) => playing.includes(name) === is),
  );
  const { output } = await build.generate({
    format: 'es',
    compact: true,
    entryFileNames: '[name].js',
    // The folder has the hash of them all: a part is found by its name alone (ui/part.ts).
    chunkFileNames: ({ name }) => `${name.replace(/-[A-Z\d]{8}$/, '')}.js`,
    // What the last of these needs comes with it, unless it is there from the start; what only
    // parts that come later share is a file of its own.
    manualChunks: {
      ...Object.fromEntries(
        input.map((name) => [name, [`./${name}.js`, ...(name === input.at(-1) ? ofPlaying : [])]]),
      ),
      ...(ofParts.length && { [PARTS]: ofParts }),
    },
  });
  return output.filter((file) => file.type === 'chunk');
}

/** Lists files with everything that they import, directly or through others. */
function reached(names: string[], importsOf: (name: string) => string[]): string[] {
  const all = new Set(names);
  for (const name of all) {
    for (const each of importsOf(name)) if (each !== './config.js') all.add(each);
  }
  return [...all];
}

const ofPage = Object.keys(entries).map((name) => `${name}.js`);
const atOnce = chunks.filter(({ fileName }) => ofPage.includes(fileName));
const ofWorkers = Object.keys(workers).map((name) => `${name}.js`);
const builds = [page, ...others];

const inputs = builds.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
const named = inputs.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
const packages = [...new Set(named.flat())].sort();
const started = reached(
  atOnce.map(({ fileName }) => fileName),
  (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [],
);
const later = chunks.map(({ fileName }) => fileName).filter((name) => !started.includes(name));
console.log(JSON.stringify({ modules: [...started, ...ofWorkers], later, packages }));
