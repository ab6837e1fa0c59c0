// Prints the words of the page in a language, as JSON: `node page-words.ts de`, or what a program
// makes of the English ones: `node page-words.ts en xx.ts`. Sentences with something put in are left
// out.
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
const [code, program] = process.argv.slice(2);
const { made } = program
  ? await import(pathToFileURL(program).href)
  : { made: (all: object) => all };
const places = [`words/${code}/*.ts`, `rooms/*/words/${code}{,-*}.ts`];
const modules = places.flatMap((each) => globSync(each, { cwd: SOURCE }));
const all = await Promise.all(modules.map((path) => import(pathToFileURL(SOURCE + path).href)));
console.log(JSON.stringify(made(Object.assign({}, ...all))));
