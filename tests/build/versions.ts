// Prints which versions Pyodide's program says that its parts have: `node versions.ts <folder>`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load } from '../../web/node_modules/pyodide/pyodide.d.ts';

const [folder] = process.argv.slice(2);
const { loadPyodide }: { loadPyodide: typeof Load } = await import(
  pathToFileURL(join(folder, 'pyodide.mjs')).href
);
const python = await loadPyodide();
const versions = python.runPython(`
import decimal, json, platform, sqlite3, sys, zlib
from compression import zstd
from pyexpat import EXPAT_VERSION

json.dumps({
    "CPython": platform.python_version(),
    "libmpdec": decimal.__libmpdec_version__,
    "Expat": EXPAT_VERSION.removeprefix("expat_"),
    "zlib": zlib.ZLIB_RUNTIME_VERSION,
    "SQLite": sqlite3.sqlite_version,
    "Zstandard": zstd.zstd_version,
    "Emscripten": ".".join(map(str, sys._emscripten_info.emscripten_version)),
})
`);

// These two report no version, but contain it as a text: bzip2 with a date, liblzma alone.
const program = readFileSync(join(folder, 'pyodide.asm.wasm'), 'latin1');
const bzip2 = /\0(\d+\.\d+\.\d+), \d+-\w+-\d{4}\0/.exec(program)?.[1];
const texts = [...program.matchAll(/\0(5\.\d+\.\d+)\0/g)].map(([, version]) => version);
console.log(JSON.stringify({ ...JSON.parse(versions), bzip2, texts }));
