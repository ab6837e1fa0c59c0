// Two results of the same game, side by side.
import type { ComponentChildren } from 'preact';
import type { Reached } from '../../scene/types.ts';
import { capital } from '../../words/grammar.ts';
import { game } from '../../words/words.ts';
import * as words from './words/en.ts';

type Props = {
  yours: Reached;
  theirs: Reached;
  /** The other player's name, '' without one. */
  by: string;
  /** Show above the results. */
  pictures?: readonly [ComponentChildren, ComponentChildren];
};

export function Results({ yours, theirs, by, pictures = [null, null] }: Props) {
  const both = [
    { who: game.you, reached: yours },
    { who: by || words.dare.friend, reached: theirs },
  ];
  return (
    <dl class="dare-results">
      {both.map(({ who, reached }, at) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>
            {pictures[at]}
            {capital(words.dare.short(reached))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
