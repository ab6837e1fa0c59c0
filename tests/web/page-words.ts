// Prints the words of the page in a language, as JSON: `node page-words.ts de`. Sentences with
// something put in are left out.
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
const [code] = process.argv.slice(2);
const places = [`words/${code}/*.ts`, `rooms/*/words/${code}{,-*}.ts`];
const modules = places.flatMap((each) => globSync(each, { cwd: SOURCE }));
const all = modules.map((path) => import(pathToFileURL(SOURCE + path).href));
console.log(JSON.stringify(Object.assign({}, ...(await Promise.all(all)))));
