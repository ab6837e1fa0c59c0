// Runs everything in the site's own Python: `node trimmed.ts <pyodide folder> <wheel> <exercise>`.
// What is rare stands beside for the terminal's modules, as a page would fetch it; nothing else may.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load } from '../../web/node_modules/pyodide/pyodide.d.ts';

const [folder, wheel, exercise] = process.argv.slice(2);
const { loadPyodide }: { loadPyodide: typeof Load } = await import(
  pathToFileURL(join(folder, 'pyodide.mjs')).href
);
const lockFileURL = join(import.meta.dirname, '../../web/node_modules/pyodide/pyodide-lock.json');
const python = await loadPyodide({ lockFileURL, packageBaseUrl: folder });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel');
python.runPython(readFileSync(exercise, 'utf8'));
const rare = readFileSync(join(folder, 'rare.zip'));
// Without the program's own text, which would come with an error.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
const calls = python.runPython(`
import json
calls = exercise("pygames.cli", "pygames.conformance")
json.dumps(calls)
`);
python.FS.writeFile('/lib/rare.zip', new Uint8Array(rare));
python.runPython(`
import _rare
_rare.install("")
exercise()
import email, ssl
`);
console.log(calls);
