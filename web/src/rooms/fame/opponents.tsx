// A person's opponents: each with picture and level, the results, and who seems stronger.
import { botWords } from '../../game/player-names.ts';
import { levelOf } from '../../game/seating.ts';
import type { Card, HallPlayer, SeatPlayer } from '../../scene/types.ts';
import { Level } from '../../ui/icon.tsx';
import { useOwnId } from '../../ui/own-id.ts';
import * as words from './words/en.ts';

type Props = {
  card: Card;
  player: HallPlayer;
  /** A player's name, by id. */
  called: (id: string) => string;
};

export function Opponents({ card, player, called }: Props) {
  const heading = useOwnId();
  const { opponents, alike, resultCounts, unmet, strengths } = words.fame;
  if (!player.facing.length) return null;
  const who = { name: called(player.id), you: !player.name };
  return (
    <section>
      <h2 id={heading}>{opponents(who)}</h2>
      {player.alike !== null && (
        <p class="fame-more">{alike(who, botWords(levelOf(player.alike as SeatPlayer)))}</p>
      )}
      <ul class="opponents" aria-labelledby={heading}>
        {player.facing.map(({ id, level, tally, strength }) => (
          <li key={id} class={tally ? undefined : 'unmet'}>
            <Face level={level} name={called(id)} />
            <p class="opponent">
              <bdi>{called(id)}</bdi>
              {level > 0 && <Level level={level} levels={card.levels} />}
            </p>
            <p class="met">{tally ? resultCounts(tally) : unmet}</p>
            {strength && <p class="strength">{strengths[strength](who)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Brows and mouths by level. A strength between two levels has the lower one's; below all the
 * first, above all the last.
 */
const LOOKS = [
  'M9 15.4q3 2.6 6 0',
  'M9.2 15.8q2.8 1.4 5.6 0',
  'M8 10.6h2.7M13.3 10.6h2.7M9.5 16h5',
  'M7.9 10.1l2.8.9M16.1 10.1l-2.8.9M9.4 16.4q2.6-1.1 5.2 0',
  'M7.7 9.7l3.2 1.7M16.3 9.7l-3.2 1.7M9.2 16.7q2.8-2 5.6 0',
] as const;

const HEAD = 'M8 7.5h8a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z';
const REST = 'M12 7.5V4.5M12 3.6v.01M9.4 12.8v.01M14.6 12.8v.01M2.9 12.4v2.4M21.1 12.4v2.4';

/**
 * A player as a small picture: a bot's face, sterner at each level, or a person's initial.
 * @param level a bot's; 0 for a person
 */
function Face({ level, name }: { level: number; name: string }) {
  const look = LOOKS[Math.max(1, Math.floor(Math.min(level, LOOKS.length))) - 1];
  return (
    <span class="face" aria-hidden="true">
      {level ? (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={`${HEAD}${REST}${look}`} />
        </svg>
      ) : (
        [...name][0]
      )}
    </span>
  );
}
