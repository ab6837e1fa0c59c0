// One of the best few moves in words.
import type { BestLine } from '../scene/types.ts';
import { capital } from '../words/grammar.ts';
import * as words from '../words/words.ts';

/** How many moves of what is expected are named. */
const NAMED = 4;

/** Its value, and the expected continuation. */
export function LineWords({ line }: { line: BestLine }) {
  const [first, ...rest] = line.steps;
  const follows = words.reading.follows(
    line.why,
    rest.slice(0, NAMED).map(({ brief }) => brief),
  );
  return (
    <>
      <b>{first.phrase}</b>
      <span class="best-worth">{line.words}</span>
      {follows && <small>{capital(follows)}</small>}
    </>
  );
}
