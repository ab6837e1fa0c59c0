// Compiles of Python's library what every start imports: `node library.ts '{"pyodide": …, …}'`.
// The Python that will run it does it, so that the result is what it would have made itself.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load } from 'pyodide';

type Options = { pyodide: string; micropip: string; imports: string[]; target: string };

const options: Options = JSON.parse(process.argv[2]);
const { pyodide, micropip, imports, target } = options;

// As the worker does it, with one more wheel; then what the rules import, now or later.
const START = `
import contextlib, importlib, micropip
await micropip.install(wheel, deps=False)
for name in imports:
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
`;

// What a compiled module is checked against would be its source, which isn't there. Comments for
// programmers and assertions are left out, as with python -OO.
const COMPILE = `
import importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

specs = [module.__spec__ for module in sys.modules.values() if getattr(module, "__spec__", None)]
used = {(spec.origin or "").partition(".zip/")[2] for spec in specs}

def compiled(name, source):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return _code_to_hash_pyc(code, importlib.util.source_hash(source), False)

with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as ours:
    for name in whole.namelist():
        content = whole.read(name)
        if name in used:
            name, content = name + "c", compiled(name, content)
        ours.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`;

function bytes(path: string) {
  return new Uint8Array(readFileSync(path));
}

const { loadPyodide }: { loadPyodide: typeof Load } = await import(
  pathToFileURL(join(pyodide, 'pyodide.mjs')).href
);
// Sets keep their order in what is compiled: the same sources give the same bytes.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
python.unpackArchive(bytes(micropip), 'wheel');
const wheel = `/tmp/${basename(micropip)}`;
python.FS.writeFile(wheel, bytes(micropip));
await python.runPythonAsync(START, {
  globals: python.toPy({ wheel: `emfs:${wheel}`, imports }),
});
python.FS.writeFile('/tmp/source.zip', bytes(join(pyodide, 'python_stdlib.zip')));
const paths = { source: '/tmp/source.zip', target: '/tmp/target.zip' };
python.runPython(COMPILE, { globals: python.toPy(paths) });
writeFileSync(target, python.FS.readFile(paths.target));
