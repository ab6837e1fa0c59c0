// What came of games that were imported.
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import type { Report } from './take-in.ts';

/** How many refused games are named. */
const NAMED = 20;

/** @param report a sentence where nothing was taken in, or is yet */
export function Imported({ report }: { report: Report | string | null }) {
  const { importing, newer, newerGame } = words.library;
  const reload = { word: words.common.reload, press: () => location.reload() };
  if (report === null) return null;
  if (typeof report === 'string') {
    const ways = report === newer ? [reload] : [];
    return <Problem words={report} ways={ways} calm={report === importing ? 'time' : undefined} />;
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
          {refused.some((why) => why.endsWith(newerGame)) && (
            <Button word={reload.word} look="small" onPress={reload.press} />
          )}
        </div>
      )}
    </div>
  );
}
