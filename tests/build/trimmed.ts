// Runs everything in the site's own Python:
// `node trimmed.ts <pyodide folder> <wheel> <exercises> <micropip> [<games>]`. What is rare stands beside only
// for the terminal's modules and for micropip, as a page would fetch it.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load } from '../../web/node_modules/pyodide/pyodide.d.ts';
import { layOut } from '../../web/src/python/boot.ts';
import { exercise } from '../../web/tools/exercise.ts';
import { MAIN } from '../../web/tools/rest.ts';

// The rest of Pyodide's program is made with the first part of it.
const parts = { rest: false };
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(module: WebAssembly.Module, imports: WebAssembly.Imports = {}) {
    super(module, imports);
    parts.rest ||= MAIN in imports;
  }
};
const [folder, wheel, exercises, micropip, only = ''] = process.argv.slice(2);
const { loadPyodide }: { loadPyodide: typeof Load } = await import(
  pathToFileURL(join(folder, 'pyodide.js')).href
);
const lockFileURL = join(import.meta.dirname, '../../web/node_modules/pyodide/pyodide-lock.json');
const python = await loadPyodide({ lockFileURL, packageBaseUrl: folder });
layOut(python, new Uint8Array(readFileSync(wheel)).buffer);
const rare = readFileSync(join(folder, 'rare.zip'));
// Without the program's own text, which would come with an error.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
const calls = exercise(python, exercises, { only });
const { rest } = parts;
python.FS.writeFile('/lib/rare.zip', new Uint8Array(rare));
python.runPython(`
import importlib, pkgutil
import _rare, pygames
_rare.install("")
for module in pkgutil.walk_packages(pygames.__path__, "pygames."):
    importlib.import_module(module.name)
import email, ssl
`);
python.unpackArchive(new Uint8Array(readFileSync(micropip)), 'wheel');
// micropip takes a wheel by its own name.
const place = `/tmp/${basename(wheel, '.zip')}.whl`;
python.FS.writeFile(place, new Uint8Array(readFileSync(wheel)));
await python.runPythonAsync(`
import micropip
micropip.uninstall("pygames-tabletop")
await micropip.install("emfs:${place}", deps=False)
assert "pygames-tabletop" in micropip.list()
`);
console.log(JSON.stringify({ calls, rest }));
