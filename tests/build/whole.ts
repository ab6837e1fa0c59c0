// Prints what a Python knows of characters, first by methods of text, then by the tables in the
// rest of Pyodide's program: `node whole.ts <pyodide folder> <library>`.

import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load } from '../../web/node_modules/pyodide/pyodide.d.ts';

const [pyodide, library] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pyodide-'));
for (const name of readdirSync(pyodide)) {
  if (name.startsWith('pyodide.')) copyFileSync(join(pyodide, name), join(folder, name));
}
copyFileSync(library, join(folder, 'python_stdlib.zip'));
// The site calls it otherwise than its package does, which has both names.
const module = ['pyodide.mjs', 'pyodide.js'].find((name) => existsSync(join(folder, name))) ?? '';
const { loadPyodide }: { loadPyodide: typeof Load } = await import(
  pathToFileURL(join(folder, module)).href
);
const lockFileURL = join(import.meta.dirname, '../../web/node_modules/pyodide/pyodide-lock.json');
const python = await loadPyodide({ lockFileURL, packageBaseUrl: folder });
console.log(
  python.runPython(`
import hashlib, json

characters = [chr(code) for code in range(0x20000) if not 0xD800 <= code < 0xE000]

def digest(texts):
    return hashlib.sha256("|".join(map(str, texts)).encode()).hexdigest()

asked = ["isalpha", "isdigit", "isnumeric", "isspace", "isidentifier", "isprintable", "isupper"]
changed = ["lower", "upper", "title", "casefold", "swapcase"]
methods = {name: digest(getattr(each, name)() for each in characters) for name in asked + changed}

import unicodedata

named = digest(unicodedata.name(each, "") for each in characters)
composed = digest(unicodedata.normalize(form, each) for form in ("NFC", "NFKD") for each in characters)
codecs = {
    name: hashlib.sha256("".join(characters).encode(name, "ignore")).hexdigest()
    for name in ("gb18030", "big5hkscs", "euc_jis_2004", "shift_jis", "cp949", "johab", "iso2022_jp_3")
}
json.dumps([methods, named, composed, codecs])
`),
);
rmSync(folder, { recursive: true });
