// A person can set the clock of their device: what lasts is never measured by dates.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
/** A date of now, in whatever way. */
const NOW = /Date\.now|new Date\(\)|performance\.timeOrigin|Temporal\.Now/;
/** How dates of now are used: kept with a thing, given as the default of what is asked, or compared with dates. */
const AS_DATE = [
  /\b(used|titled|at|added): (used \?\? )?Date\.now\(\)[, }]/,
  /\b(now|used|seed): number = Date\.now\(\)/,
  /Math\.min\(since, Date\.now\(\)\)/,
  /Math\.min\(fields\.used, Date\.now\(\)\)/,
  /minuteOf\(Date\.now\(\)\)/,
  /keepApart\(file, Date\.now\(\)\)/,
  // From one start of a browser to the next only dates go on.
  /Math\.abs\(Date\.now\(\) - (at\) > LONG_AGO|table\.saved\.used\) < EXPECTS)_MS/,
  // How long it is until midnight.
  /\(startOf\(today\(\) \+ 1\) - Date\.now\(\)\) \/ MINUTE/,
  // The clock of a session: `used` of its tables.
  /clock: \{ now: Date\.now, wait \}/,
  // In words only.
  /^\s*(\*|\/\/|\/\*\*)/,
];

function measures(line: string): boolean {
  return NOW.test(line) && !AS_DATE.some((form) => form.test(line));
}

test('dates of now are only dates: what lasts is measured by a clock that nobody sets', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE });
  assert.ok(files.length > 400);
  const lines = files.flatMap((file) =>
    readFileSync(SOURCE + file, 'utf8')
      .split('\n')
      .map((line, at) => [`${file}:${at + 1}`, line]),
  );
  assert.deepEqual(
    lines.filter(([, line]) => measures(line)),
    [],
  );
  // What such a session asks of its clock is the date at which it was used, nothing else.
  const calls = lines.filter(([, line]) => /\bclock\.now\b/.test(line));
  assert.ok(
    calls.every(([, line]) => /used\b.*clock\.now\(\)/.test(line)),
    `${calls}`,
  );
});

test('durations by dates are seen, in whatever words', () => {
  for (const line of [
    'const begun = Date.now();',
    'if (Date.now() - last > WAIT_MS) end();',
    'this.#heardAt = Date.now();',
    'const begun = +new Date();',
    'wait(() => Date.now() > end);',
    'const clock = Date.now;',
  ])
    assert.ok(measures(line), line);
});
