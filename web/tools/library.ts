// Cuts Python's library to what the rules use, and compiles that: `node library.ts '{"pyodide":
// …}'`. The Python that will run it compiles it, so the result is what it would have made itself.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load } from 'pyodide';
import { exercise } from './exercise.ts';

type Options = {
  pyodide: string;
  wheel: string;
  /** A package that is run to see what is used, and the module that loads the rest. */
  exercises: string;
  finder: string;
  /** Where the two parts are written. */
  library: string;
  rare: string;
  /** Modules of ours that are rare too, by their paths. */
  more: Record<string, string>;
};

const options: Options = JSON.parse(process.argv[2]);
const { pyodide, wheel, exercises, finder, library, rare, more } = options;

// What else a start and the finder of the rest need.
const ALSO = ['encodings.ascii', 'encodings.cp437', 'encodings.latin_1', 'hashlib', 'zipfile'];

// Modules that Pyodide's start asks for but can do without: a page has no sockets, and nothing here
// is compressed. They come with the rest, in case something imports them later.
const LATER = ['ssl', '_ssl', 'bz2', 'lzma', 'compression'];

const IMPORT = `
import importlib
for name in also:
    importlib.import_module(name)
`;

// Compiled modules aren't checked against their sources, which aren't there. Docstrings and
// assertions are left out, as with python -OO. Line numbers take a third of the size, so only the
// first of each function stays. Nothing is compressed here: hosts compress better, and a start
// needn't decompress.
const WRITE = `
import hashlib, importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType

specs = [module.__spec__ for module in sys.modules.values() if getattr(module, "__spec__", None)]
specs = [spec for spec in specs if spec.name.partition(".")[0] not in later]
used = {(spec.origin or "").partition(".zip/")[2] for spec in specs}

def compiled(name, source):
    code = stripped(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return _code_to_hash_pyc(code, importlib.util.source_hash(source), False)

def stripped(code):
    constants = (stripped(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=bytes(first_lines(code)), co_consts=tuple(constants))

def first_lines(code):
    # Entries of up to 8 units of 2 bytes, each "no column" and "as many lines further": none.
    for left in range(len(code.co_code) // 2, 0, -8):
        yield from (0x80 | 13 << 3 | min(left, 8) - 1, 0)

def write(path, files):
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content)

def module(path):
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

with zipfile.ZipFile(source) as whole:
    content = {name: whole.read(name) for name in whole.namelist() if not name.endswith("/")}
others = {name: content[name] for name in content if name not in used}
others |= {name: text.encode() for name, text in more.items()}
write(rare, others)
names = sorted(module(name) for name in others if name.endswith(".py"))
finder = finder.replace("frozenset[str]()", f"frozenset({names})")
finder = finder.replace('""  # and', f'"{hashlib.sha256(Path(rare).read_bytes()).hexdigest()}"  # and')
start = {name + "c": compiled(name, content[name]) for name in content if name in used}
write(library, start | {"_rare.pyc": compiled("_rare.py", finder.encode())})
`;

function bytes(path: string) {
  return new Uint8Array(readFileSync(path));
}

const { loadPyodide }: { loadPyodide: typeof Load } = await import(
  pathToFileURL(join(pyodide, 'pyodide.mjs')).href
);
// Sets keep their order when compiled: the same sources give the same bytes.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' }, stderr: () => {} });
python.unpackArchive(bytes(wheel), 'wheel');
python.globals.set('also', python.toPy(ALSO));
python.runPython(IMPORT);
exercise(python, exercises);
python.FS.writeFile('/tmp/source.zip', bytes(join(pyodide, 'python_stdlib.zip')));
const archives = { library: '/tmp/library.zip', rare: '/tmp/rare.zip' };
const sources = { source: '/tmp/source.zip', finder: readFileSync(finder, 'utf8') };
const globals = { ...sources, ...archives, later: LATER, more };
python.runPython(WRITE, { globals: python.toPy(globals) });
writeFileSync(library, python.FS.readFile(archives.library));
writeFileSync(rare, python.FS.readFile(archives.rare));
