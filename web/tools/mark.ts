// Finds out which functions of Pyodide's program are used: `node mark.ts <folder with the site's
// Pyodide> <wheel> <exercises> <used.json>`. Each function sets a variable of its own when it is
// entered. Then Python starts in each way that the site starts it, and makes every call of the
// page, in each language of which the folder has the archive.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load, PyodideInterface } from 'pyodide';
import { FOUND_ANEW, layOut, START } from '../src/python/boot.ts';
import { WARM_UP } from '../src/python/snapshot.ts';
import { exercise } from './exercise.ts';
import { GLOBAL_SET, I32_CONST } from './instructions.ts';
import type { Used } from './used.ts';
import { digestOf } from './used.ts';
import * as wasm from './wasm.ts';

const PROGRAM = 'pyodide.asm.wasm';
const MARK = 'used:';

const [folder, wheel, exercises, written] = process.argv.slice(2);
// Python takes this for its own path, which it doesn't have in a browser.
process.argv.length = 1;
const program = new Uint8Array(readFileSync(join(folder, PROGRAM)));
const before: Used = JSON.parse(readFileSync(written, 'utf8'));
const count = wasm.typesOfFunctions(program).length;
const instances: WebAssembly.Instance[] = [];
const languages = globSync('language-*.zip', { cwd: folder }).map((name) => name.slice(9, -4));

function marked(): Uint8Array {
  const first = wasm.globalsIn(program).length + globalsImported();
  const bodies = wasm.bodiesOf(program).map(({ begin, code, end }, index) => {
    const mark = [Uint8Array.of(I32_CONST, 1, GLOBAL_SET), wasm.number(first + index)];
    const parts = [program.subarray(begin, code), ...mark, program.subarray(code, end)];
    return wasm.sized(Buffer.concat(parts));
  });
  const variables = bodies.map(() => Uint8Array.of(0x7f, 1, I32_CONST, 0, 0x0b));
  const names = bodies.map((_, index) => {
    const place = Buffer.concat([Uint8Array.of(wasm.GLOBAL), wasm.number(first + index)]);
    return Buffer.concat([wasm.text(`${MARK}${index}`), place]);
  });
  return wasm.withSections(program, {
    [wasm.CODE]: wasm.list(bodies),
    [wasm.GLOBALS]: wasm.longer(program, wasm.GLOBALS, variables),
    [wasm.EXPORTS]: wasm.longer(program, wasm.EXPORTS, names),
  });
}

function globalsImported(): number {
  return wasm.importsOf(program).filter(({ kind }) => kind === wasm.GLOBAL).length;
}

/** Keeps hold of every instance of the marked program. */
function watchInstances() {
  const own = WebAssembly.instantiate as (...args: unknown[]) => Promise<unknown>;
  const watched = async (...args: unknown[]) => {
    const source = (await own(...args)) as WebAssembly.WebAssemblyInstantiatedSource;
    if (source.instance?.exports[`${MARK}0`]) instances.push(source.instance);
    return source;
  };
  Object.assign(WebAssembly, { instantiate: watched });
}

async function start(settings: object = {}): Promise<PyodideInterface> {
  const { loadPyodide }: { loadPyodide: typeof Load } = await import(
    pathToFileURL(join(folder, 'pyodide.mjs')).href
  );
  const env = { PYTHONDONTWRITEBYTECODE: '1' };
  const lockFileContents = { ...LOCK, packages: {} };
  const python = await loadPyodide({ env, lockFileContents, packageBaseUrl: folder, ...settings });
  for (const archive of [wheel, ...languages.map(archiveOf)]) {
    layOut(python, new Uint8Array(readFileSync(archive)).buffer);
  }
  return python;
}

function archiveOf(language: string) {
  return join(folder, `language-${language}.zip`);
}

const LOCK = JSON.parse(
  readFileSync(join(import.meta.dirname, '../node_modules/pyodide/pyodide-lock.json'), 'utf8'),
);

/** Starts as the page's worker does, and makes one call as the page does. */
function begin(python: PyodideInterface) {
  const globals = python.toPy({ rare: '' });
  const answer = python.runPython(START, { globals });
  globals.destroy();
  for (const request of ['{"id": 1, "call": "catalog"}', '{"id": 2, "call": "nothing"}', '{']) {
    answer(request);
  }
}

/** Makes every call of the page in each language, each time in other games. */
function doAll(python: PyodideInterface) {
  python.runPython(FOUND_ANEW);
  for (const lang of ['en', ...languages]) {
    exercise(python, exercises, { seed: `used${lang}`, lang });
  }
}

/** Functions that were found earlier for this program stay: some are used in few games only. */
function bitsUsed(): Buffer {
  const bits = Buffer.alloc(Math.ceil(count / 8));
  if (before.program === digestOf(program)) bits.set(Buffer.from(before.functions, 'base64'));
  for (let index = 0; index < count; index += 1) {
    const variables = instances.map(({ exports }) => exports[MARK + index] as WebAssembly.Global);
    if (variables.some(({ value }) => value === 1)) bits[index >> 3] |= 1 << (index & 7);
  }
  return bits;
}

writeFileSync(join(folder, PROGRAM), marked());
watchInstances();
const first = await start({ _makeSnapshot: true });
first.runPython(WARM_UP);
const memory = (first as unknown as { makeMemorySnapshot: () => Uint8Array }).makeMemorySnapshot();
begin(await start());
const last = await start({ _loadSnapshot: memory });
begin(last);
doAll(last);
const used: Used = {
  ...before,
  program: digestOf(program),
  functions: bitsUsed().toString('base64'),
};
writeFileSync(written, `${JSON.stringify(used, null, 2)}\n`);
