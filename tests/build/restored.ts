// Takes two snapshots of the rules in the site's own Python and starts from the first one twice:
// `node restored.ts <pyodide folder> <wheel>`. Prints the differences.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  loadPyodide as Load,
  PyodideInterface,
} from '../../web/node_modules/pyodide/pyodide.d.ts';
import { START } from '../../web/src/python/boot.ts';
import { WARM_UP } from '../../web/src/python/snapshot.ts';
import { filledOnRead, withoutEmptyPages } from '../../web/src/python/sparse.ts';

const [folder, wheel] = process.argv.slice(2);
const { loadPyodide }: { loadPyodide: typeof Load } = await import(
  pathToFileURL(join(folder, 'pyodide.js')).href
);
const lockFileURL = join(import.meta.dirname, '../../web/node_modules/pyodide/pyodide-lock.json');

function start(settings: object): Promise<PyodideInterface> {
  return loadPyodide({ lockFileURL, packageBaseUrl: folder, ...settings });
}

async function snapshot(): Promise<Uint8Array<ArrayBuffer>> {
  const python = await start({ _makeSnapshot: true });
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel');
  python.runPython(WARM_UP);
  return (
    python as unknown as { makeMemorySnapshot: () => Uint8Array<ArrayBuffer> }
  ).makeMemorySnapshot();
}

/** Starts Python, and fills its memory from what is kept of a snapshot. */
async function filled(bytes: Uint8Array): Promise<PyodideInterface> {
  const own = WebAssembly.instantiate;
  let memory: unknown;
  const watching = async (program: BufferSource, imports: WebAssembly.Imports) => {
    const started = await own(program, imports);
    memory ??= started.instance.exports.memory;
    return started;
  };
  WebAssembly.instantiate = watching as typeof own;
  const filledBytes = filledOnRead(bytes, () => memory as WebAssembly.Memory);
  const python = await start({ _loadSnapshot: filledBytes });
  WebAssembly.instantiate = own;
  return python;
}

async function restored(snapshot: Uint8Array<ArrayBuffer>) {
  const python = await filled(withoutEmptyPages(snapshot));
  python.globals.set('rare', '');
  python.runPython(START);
  return python.runPython('import os; f"{random.random()} {os.urandom(8)} {hash(answer.__doc__)}"');
}

const [one, other] = [await snapshot(), await snapshot()];
const outputs = [await restored(one), await restored(one), await restored(other)];
console.log(JSON.stringify({ bytes: one.length, said: outputs }));
