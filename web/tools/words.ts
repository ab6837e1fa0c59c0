// Prints the words of the page in a language, as JSON by module: `node words.ts de`, or what a
// program makes of the English ones: `node words.ts en xx.ts`. A function is its source.
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const [code, program] = process.argv.slice(2);
const { made: wrapped } = program
  ? await import(pathToFileURL(program).href)
  : { made: (all: object) => all };
const places = [`words/${code}/*.ts`, `rooms/*/words/${code}{,-*}.ts`];
const modules = places.flatMap((each) => globSync(each, { cwd: SOURCE }).sort());
const all: Record<string, object> = {};
for (const path of modules)
  all[path] = wrapped({ ...(await import(pathToFileURL(SOURCE + path).href)) });
const source = (_: string, value: unknown) =>
  typeof value === 'function' ? { source: String(value) } : value;
console.log(JSON.stringify(all, source));
