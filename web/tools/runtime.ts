// Cuts Pyodide's script and program to what a site without native packages uses:
// `node runtime.ts '{"script": …, "program": …, "users": […], "cutScript": …, "cutProgram": …}'`.
//
// Both are made so that packages in WebAssembly can be linked to them at run time: the script has
// all of Emscripten's library, graphics and sound too, and the program exports whatever it has.

import { readFileSync, writeFileSync } from 'node:fs';
import { cutScript, wordsOf } from './unused.ts';
import { importsOf, withExports } from './wasm.ts';

type Options = {
  script: string;
  program: string;
  /** Scripts that use them. */
  users: string[];
  cutScript: string;
  cutProgram: string;
};

const options: Options = JSON.parse(process.argv[2]);
const program = readFileSync(options.program);
const users = options.users.map((path) => readFileSync(path, 'utf8')).join('\n');
const imported = new Set(importsOf(program));

const script = cutScript(readFileSync(options.script, 'utf8'), imported, wordsOf(users));
const said = wordsOf(`${script}\n${users}`);
writeFileSync(options.cutScript, script);
writeFileSync(
  options.cutProgram,
  withExports(program, (name) => imported.has(name) || said.has(name)),
);
