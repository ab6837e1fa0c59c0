// What came of games that were imported.
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import type { Report } from './take-in.ts';

/** How many refused games are named. */
const NAMED = 20;

/** @param report a sentence where nothing was taken in, or is yet */
export function Imported({ report }: { report: Report | string | null }) {
  if (report === null) return null;
  if (typeof report === 'string') {
    return (
      <Problem words={report} calm={report === words.library.importing ? 'time' : undefined} />
    );
  }
  const { added, known, refused } = report;
  return (
    <div class="imported">
      <Problem words={words.library.imported(added, known)} calm="check" />
      {refused.length > 0 && (
        <div role="alert">
          <p>{words.library.notAll(refused.length)}</p>
          <ul>
            {refused.slice(0, NAMED).map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
