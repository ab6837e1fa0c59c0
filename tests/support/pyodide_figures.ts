// Runs figures() of a module in the project's pinned Pyodide, under Node; writes its figures as JSON:
// node pyodide_figures.ts <module> [number, for figures()].

import type { loadPyodide as Load } from '../../web/node_modules/pyodide/pyodide.d.ts';

const root = new URL('../..', import.meta.url).pathname;
const module = `${root}web/node_modules/pyodide/pyodide.mjs`;
const { loadPyodide }: { loadPyodide: typeof Load } = await import(module);
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree('/project');
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, '/project');
const figures = pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/project")
from ${process.argv[2]} import figures
json.dumps(figures(${process.argv[3] ?? ''}))
`);
console.log(figures);
