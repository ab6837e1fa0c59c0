// Whom somebody has played: each with picture and level, what came of it, and who seems stronger.
import type { Card, HallPlayer, Hall as Shown, Tally } from '../scene/types.ts';
import { Level } from '../ui/icon.tsx';
import * as words from '../words/words.ts';
import { Face } from './face.tsx';
import { nearest, strengthBeside } from './strength.ts';

type Props = {
  card: Card;
  hall: Shown;
  player: HallPlayer;
  /** What a player is called, by the id. */
  called: (id: string) => string;
};

export function Opponents({ card, hall, player, called }: Props) {
  const id = `opponents ${player.id}`.replace(/\W+/g, '-');
  if (!player.against.length) return null;
  return (
    <section>
      <h2 id={id}>{words.fame.opponents(called(player.id))}</h2>
      <Alike {...{ hall, player, called }} />
      <ul class="opponents" aria-labelledby={id}>
        {facing(card, hall, player).map(({ id, level, tally }) => (
          <li key={id} class={tally ? undefined : 'unmet'}>
            <Face level={level} name={called(id)} />
            <p class="opponent">
              <bdi>{called(id)}</bdi>
              {level > 0 && <Level level={level} levels={card.levels} />}
            </p>
            <p class="met">{tally ? words.fame.went(tally) : words.fame.unmet}</p>
            <Strength {...{ hall, player, id }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How strong somebody seems to be, by the bot that is most like them. */
function Alike({ hall: { players, ratings }, player, called }: Omit<Props, 'card'>) {
  const bots = players.filter(({ level }) => level > 0).map(({ id }) => id);
  const own = ratings.find(({ id }) => id === player.id);
  const like =
    own &&
    nearest(
      own,
      ratings.filter(({ id }) => bots.includes(id)),
    );
  if (!like) return null;
  return <p class="fame-more">{words.fame.alike(called(player.id), called(like.id))}</p>;
}

type Facing = { id: string; level: number; tally?: Tally };

/** Those that somebody has met; for the only person here, the bots that are still to be met too. */
function facing({ levels }: Card, { players }: Shown, { against }: HallPlayer): Facing[] {
  const levelOf = new Map(players.map(({ id, level }) => [id, level]));
  const met = against.map(({ id, tally }) => ({ id, tally, level: levelOf.get(id) ?? 0 }));
  const alone = players.filter(({ level }) => !level).length === 1;
  const unmet = alone ? levels.filter((level) => !met.some((each) => each.level === level)) : [];
  const bots = unmet.map((level) => ({ id: `bot${level}`, level }));
  return [...met, ...bots].sort((one, other) => one.level - other.level);
}

type StrengthProps = Pick<Props, 'hall' | 'player'> & { id: string };

function Strength({ hall: { ratings }, player, id }: StrengthProps) {
  const [own, other] = [player.id, id].map((who) => ratings.find((each) => each.id === who));
  if (!own || !other) return null;
  return <p class="strength">{words.fame.strengths[strengthBeside(own, other)]}</p>;
}
