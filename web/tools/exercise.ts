// Makes every call that the page can make, in a Python (web/tools/exercises.py).

import { readFileSync } from 'node:fs';
import type { PyodideInterface } from 'pyodide';

const ROOT = '/tmp/exercises';

// Errors must come from this text: for those of a module, Python would read the line to show from
// its file, which needs more of the program than other calls do. Python's collector asks each object
// what it holds, and comes by chance: so it comes often, and meets every kind of object.
const RUN = `
import gc, json, sys, traceback
gc.set_threshold(20, 5, 20)
if "${ROOT}" not in sys.path:
    sys.path.append("${ROOT}")
from exercises import exercise
try:
    json.loads("{")
except ValueError:
    traceback.format_exc()
json.dumps(exercise(**json.loads('GIVEN')))
`;

type Given = {
  /** What chance comes from. */
  seed?: string;
  /** The ids of games, with blanks between, if some are enough. */
  only?: string;
  /** The language of the calls. */
  lang?: string;
};

/** Makes every call in every game; returns the names of the calls. */
export function exercise(python: PyodideInterface, file: string, order: Given = {}): string[] {
  python.FS.mkdirTree(ROOT);
  python.FS.writeFile(`${ROOT}/exercises.py`, readFileSync(file));
  return JSON.parse(python.runPython(RUN.replace('GIVEN', JSON.stringify(order))));
}
