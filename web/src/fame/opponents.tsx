// Whom somebody has played: each with picture and level, what came of it, and who seems stronger.
import { useId } from 'preact/hooks';
import type { Card, HallPlayer } from '../scene/types.ts';
import { Level } from '../ui/icon.tsx';
import * as words from '../words/words.ts';
import { Face } from './face.tsx';

type Props = {
  card: Card;
  player: HallPlayer;
  /** What a player is called, by the id. */
  called: (id: string) => string;
};

export function Opponents({ card, player, called }: Props) {
  const heading = useId();
  const { opponents, alike, went, unmet, strengths } = words.fame;
  if (!player.facing.length) return null;
  return (
    <section>
      <h2 id={heading}>{opponents(called(player.id))}</h2>
      {player.alike !== null && (
        <p class="fame-more">{alike(called(player.id), called(player.alike))}</p>
      )}
      <ul class="opponents" aria-labelledby={heading}>
        {player.facing.map(({ id, level, tally, strength }) => (
          <li key={id} class={tally ? undefined : 'unmet'}>
            <Face level={level} name={called(id)} />
            <p class="opponent">
              <bdi>{called(id)}</bdi>
              {level > 0 && <Level level={level} levels={card.levels} />}
            </p>
            <p class="met">{tally ? went(tally) : unmet}</p>
            {strength && <p class="strength">{strengths[strength]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
