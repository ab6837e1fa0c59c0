// Cuts Pyodide's script and program to what a site without native packages uses, and splits the
// program into what every start needs and the rest: `node runtime.ts '{"script": …, …}'`. Both are
// made for linking packages in WebAssembly at run time: the script has all of Emscripten's library,
// including graphics and sound, and the program exports everything.

import { readFileSync, writeFileSync } from 'node:fs';
import { withRest } from './rest.ts';
import { sha256 } from './sha256.ts';
import { split } from './split.ts';
import { cutScript, wordsOf } from './unused.ts';
import type { Used } from './used.ts';
import { digestOf, placeOf, usesOf } from './used.ts';
import { importsOf, memoryOf, withExports } from './wasm.ts';

type Options = {
  script: string;
  program: string;
  /** Scripts that use them. */
  users: string[];
  /** What a start uses of the program; without it, the program stays whole. */
  used: string | null;
  /** Where the parts are written. */
  cutScript: string;
  cutProgram: string;
  rest: string;
};

/** Where the script has just received the program. */
const LINKED = 'wasmExports=instance.exports;';

const options: Options = JSON.parse(process.argv[2]);
const program = new Uint8Array(readFileSync(options.program));
const users = options.users.map((path) => readFileSync(path, 'utf8')).join('\n');
const imported = new Set(importsOf(program).map(({ name }) => name));

const script = cutScript(readFileSync(options.script, 'utf8'), imported, wordsOf(users));
const names = wordsOf(`${script}\n${users}`);
const cut = withExports(program, (name) => imported.has(name) || names.has(name));
if (options.used === null) {
  writeFileSync(options.cutScript, script);
  writeFileSync(options.cutProgram, cut);
} else writeParts(JSON.parse(readFileSync(options.used, 'utf8')), options);

function writeParts(used: Used, paths: Options) {
  if (used.program !== digestOf(program)) {
    const ways = "run 'python3 -m web.tools.used', or set SPLIT to False in web/tools/runtime.py";
    throw new Error(`what is used of this Pyodide is not known: ${ways} (docs/operations.md)`);
  }
  const memory = memoryOf(cut);
  const tables = used.tables.map((table) => placeOf(memory, table));
  const { main, rest } = split(cut, usesOf(used), tables);
  writeFileSync(paths.cutProgram, main);
  writeFileSync(paths.rest, rest);
  writeFileSync(paths.cutScript, linked(script, rest));
}

/** The script that lets the first part load the rest, which is beside it, and checks it. */
function linked(text: string, rest: Uint8Array): string {
  if (text.split(LINKED).length !== 2) throw new Error("Pyodide's script links in an unknown way");
  const file = JSON.stringify(options.rest.split('/').at(-1));
  const reader = `(query) => readBinary(new URL(${file} + query, import.meta.url).href)`;
  const isRight = `(content) => (${sha256})(content) === '${sha256(rest)}'`;
  const source = `{ file: ${file}, read: ${reader}, isRight: ${isRight} }`;
  return text.replace(LINKED, () => `wasmExports=(${withRest})(instance.exports,info,${source});`);
}
