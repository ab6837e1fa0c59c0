// Makes every call that the page can make, in a Python (web/tools/exercises/).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PyodideInterface } from 'pyodide';

const ROOT = '/tmp/exercises';
const PACKAGE = `${ROOT}/web/tools/exercises`;

// Errors must come from this text: for those of a module, Python would read the line to show from
// its file, which needs more of the program than other calls do. Python's collector asks each object
// what it holds, and comes by chance: so it comes often, and meets every kind of object.
const RUN = `
import gc, json, sys, traceback
gc.set_threshold(20, 5, 20)
if "${ROOT}" not in sys.path:
    sys.path.append("${ROOT}")
from web.tools.exercises import exercise
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
export function exercise(python: PyodideInterface, folder: string, order: Given = {}): string[] {
  python.FS.mkdirTree(PACKAGE);
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.py'))) {
    python.FS.writeFile(`${PACKAGE}/${name}`, readFileSync(join(folder, name)));
  }
  return JSON.parse(python.runPython(RUN.replace('GIVEN', JSON.stringify(order))));
}
