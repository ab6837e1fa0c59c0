// A bot's level on a scale that can be seen: as many bars as there are levels, its own filled.
import * as words from '../words/first.ts';

export function Level({ level, levels }: { level: number; levels: readonly number[] }) {
  return (
    <span class="level" role="img" aria-label={words.common.level(level, levels.length)}>
      {levels.map((each) => (
        <span key={each} class={each <= level ? 'reached' : undefined} />
      ))}
    </span>
  );
}
