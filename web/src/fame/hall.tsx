// What there is to say of one game: who is how strong, what was done best, and how it went.
import { useEffect, useState } from 'preact/hooks';
import { botName } from '../game/player-names.ts';
import { levelOf } from '../game/seating.ts';
import { today } from '../keep/daily.ts';
import type { Finished } from '../keep/fame.ts';
import type {
  Card,
  Door,
  HallPlayer,
  SeatPlayer,
  Hall as Shown,
  Tally,
  Uncounted,
} from '../scene/types.ts';
import { Progress } from '../ui/problem.tsx';
import { date } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { Opponents } from './opponents.tsx';
import { Plot } from './plot.tsx';

type Props = { card: Card; games: readonly Finished[]; door: Door };

export function Hall({ card, games, door }: Props) {
  const [hall, show] = useState<Shown | null>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    const asked = games.map(({ at, seats, names, places, scores, moves, kind, early }) => {
      return { at, seats, names, places, scores, moves, kind, early };
    });
    door.call('hall', { game: card.id, games: asked, day: today() }).then(show, () => fail(true));
  }, []);
  if (failed) return <p role="alert">{words.fame.failed}</p>;
  if (!hall) return <Progress />;
  const { older, players, plot, lines, others } = hall;
  const names = new Map(players.map((player) => [player.id, hallName(player)]));
  const called = (id: string) => names.get(id) ?? botName(levelOf(id as SeatPlayer));
  const series = lines.map(({ id, values }) => ({
    name: called(id),
    points: values.map(([day, value]) => ({ day, value: Math.round(value) })),
  }));
  const { older: note, ratingPlot, scorePlot } = words.fame;
  return (
    <>
      {players.map((player) => (
        <Opponents key={player.id} {...{ card, hall, player, called }} />
      ))}
      <Records hall={hall} called={called} />
      <Plot title={plot === 'ratings' ? ratingPlot : scorePlot} series={series} />
      <Others others={others} />
      {older > 0 && <p class="fame-more older">{note(older)}</p>}
      <Figures hall={hall} called={called} />
    </>
  );
}

/** What a player is called: a bot, a name, or the one person here. */
function hallName({ level, name }: HallPlayer): string {
  return level ? botName(level) : name || words.game.you;
}

type Called = { called: (id: string) => string };

function Records({ hall: { bests }, called }: { hall: Shown } & Called) {
  const { records, bests: titles, quantities, by } = words.fame;
  if (!bests.length) return null;
  return (
    <section>
      <h2>{records}</h2>
      <dl class="records">
        {bests.map(({ kind, value, id, at }) => (
          <div key={kind}>
            <dt>{titles[kind]}</dt>
            <dd class="feat">{quantities[kind](value)}</dd>
            <dd>
              <bdi>{by(called(id), date(at))}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Ratings and results in figures, for those who want to know. */
function Figures({ hall, called }: { hall: Shown } & Called) {
  if (!hall.ratings.length && !hall.players.some(({ against }) => against.length)) return null;
  return (
    <details class="figures-of">
      <summary>{words.fame.inFigures}</summary>
      <Ratings hall={hall} called={called} />
      {hall.players.map((player) => (
        <Against key={player.id} player={player} called={called} />
      ))}
    </details>
  );
}

type Column = keyof Tally;

/** What the tables count; draws only where there was one. */
function columnsOf(tallies: readonly Tally[]): Column[] {
  const drawn = tallies.some(({ drawn }) => drawn > 0);
  return drawn ? ['played', 'won', 'drawn', 'lost'] : ['played', 'won', 'lost'];
}

function Ratings({ hall: { ratings, players }, called }: { hall: Shown } & Called) {
  const { ratings: title, ratingsMore, player, rating, about } = words.fame;
  const known = new Map(players.map((each) => [each.id, each]));
  const columns = columnsOf(players.map(({ tally }) => tally));
  if (!ratings.length) return null;
  return (
    <section>
      <h2 id="ratings">{title}</h2>
      <p class="fame-more">{ratingsMore}</p>
      <table aria-labelledby="ratings">
        <thead>
          <tr>
            <th scope="col">{player}</th>
            <th scope="col" class="rating">
              {rating}
            </th>
            <Heads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ id, points, deviation }) => (
            <tr key={id} class={known.get(id)?.level ? undefined : 'own'}>
              <th scope="row">
                <bdi>{called(id)}</bdi>
              </th>
              <td class="rating">
                <b>{Math.round(points)}</b> {about(Math.round(2 * deviation))}
              </td>
              <Cells columns={columns} tally={known.get(id)?.tally} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What came of the games of a person with each opponent. */
function Against({ player: { id: who, against }, called }: { player: HallPlayer } & Called) {
  const id = `against ${who}`.replace(/\W+/g, '-');
  const columns = columnsOf(against.map(({ tally }) => tally));
  if (!against.length) return null;
  return (
    <section>
      <h2 id={id}>{words.fame.against(called(who))}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.fame.player}</th>
            <Heads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {against.map(({ id: other, tally }) => (
            <tr key={other}>
              <th scope="row">
                <bdi>{called(other)}</bdi>
              </th>
              <Cells columns={columns} tally={tally} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heads({ columns }: { columns: readonly Column[] }) {
  return (
    <>
      {columns.map((column) => (
        <th key={column} scope="col" class={column}>
          {words.fame[column]}
        </th>
      ))}
    </>
  );
}

function Cells({ columns, tally }: { columns: readonly Column[]; tally?: Tally }) {
  return (
    <>
      {columns.map((column) => (
        <td key={column} class={column}>
          {tally?.[column]}
        </td>
      ))}
    </>
  );
}

/** The finished games that don't count: challenges of a day, practice, and games begun elsewhere. */
function Others({ others }: { others: readonly Uncounted[] }) {
  const { others: title, othersMore, kinds } = words.fame;
  if (!others.length) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p class="fame-more">{othersMore}</p>
      <dl class="records">
        {others.map((each) => (
          <div key={each.kind}>
            <dt>{kinds[each.kind].title}</dt>
            <dd class="feat">{howTheyWent(each)}</dd>
            <dd>{kinds[each.kind].what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Of challenges, how many were won, or the best score of those played alone. */
function howTheyWent({ kind, games, won, best }: Uncounted): string {
  const { best: withBest, games: count, wonOf } = words.fame;
  if (kind !== 'challenge') return count(games);
  return best === null ? wonOf(won, games) : withBest(count(games), best);
}
