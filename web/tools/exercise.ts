// Makes every call that the page can make, in a Python (web/tools/exercises/).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PyodideInterface } from 'pyodide';

const ROOT = '/tmp/exercises';
const PACKAGE = `${ROOT}/web/tools/exercises`;

// Errors must come from this text: for those of a module, Python would read the line to show from
// its file, which needs more of the program than other calls do.
const RUN = `
import json, sys, traceback
if "${ROOT}" not in sys.path:
    sys.path.append("${ROOT}")
from web.tools.exercises import exercise
try:
    json.loads("{")
except ValueError:
    traceback.format_exc()
json.dumps(exercise(SEED, ONLY))
`;

/**
 * Makes every call in every game, with chance from a seed; returns the names of the calls.
 * @param only the ids of games, with blanks between, if some are enough
 */
export function exercise(
  python: PyodideInterface,
  folder: string,
  seed = 'build',
  only = '',
): string[] {
  python.FS.mkdirTree(PACKAGE);
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.py'))) {
    python.FS.writeFile(`${PACKAGE}/${name}`, readFileSync(join(folder, name)));
  }
  return JSON.parse(
    python.runPython(RUN.replace('SEED', `"${seed}"`).replace('ONLY', `"${only}"`)),
  );
}
