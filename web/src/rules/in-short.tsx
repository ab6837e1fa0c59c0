// A game in four sentences, at the head of its rules.
import type { Card } from '../scene/types.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/words.ts';

const PARTS = ['goal', 'turn', 'end', 'score'] as const;

export function InShort({ short, minutes }: Pick<Card, 'short' | 'minutes'>) {
  return (
    <section class="in-short" aria-label={words.rules.inShort}>
      <h3>{words.rules.inShort}</h3>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{words.rules.parts[part]}</dt>
            <dd>{short[part]}</dd>
          </div>
        ))}
      </dl>
      <p class="length">
        <Icon name="time" />
        {words.common.minutes(minutes)}
      </p>
    </section>
  );
}
