// Prints the words of the page in a language, as JSON by module: `node words.ts de`, or what a
// program makes of the English ones: `node words.ts en xx.ts`. A function is its source; after
// `node words.ts de --said` it is what it says with the arguments that come in by its place and name.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const [code, program] = process.argv.slice(2);
const isSaid = program === '--said';
if (isSaid) Object.assign(globalThis, { document: { documentElement: { lang: code } } });
const { made: wrapped } =
  program && !isSaid ? await import(pathToFileURL(program).href) : { made: (all: object) => all };
const places = [`words/${code}/*.ts`, `rooms/*/words/${code}{,-*}.ts`];
const modules = places.flatMap((each) => globSync(each, { cwd: SOURCE }).sort());
const all: Record<string, object> = {};
for (const path of modules)
  all[path] = wrapped({ ...(await import(pathToFileURL(SOURCE + path).href)) });

type Calls = Record<string, unknown[][]>;

function said(words: unknown, name: string, calls: Calls): [string, string[]][] {
  if (typeof words === 'function')
    return [[name, (calls[name] ?? []).map((values) => String(words(...values)))]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => said(each, `${name}.${key}`, calls));
}

const source = (_: string, value: unknown) =>
  typeof value === 'function' ? { source: String(value) } : value;
const calls: Calls = isSaid ? JSON.parse(readFileSync(0, 'utf8')) : {};
const place = (path: string) => path.replace(`words/${code}`, 'words');
const entries = Object.entries(all).flatMap(([path, words]) => said(words, place(path), calls));
console.log(JSON.stringify(isSaid ? Object.fromEntries(entries) : all, source));
