// A game's hall of fame: ratings, records and results.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { today } from '../../dates/calendar.ts';
import { botName } from '../../game/player-names.ts';
import { levelOf } from '../../game/seating.ts';
import type {
  Card,
  Door,
  HallPlayer,
  Rated,
  SeatPlayer,
  Hall as Shown,
  Tally,
  Uncounted,
  Variant,
} from '../../scene/types.ts';
import { useOwnId } from '../../ui/own-id.ts';
import { Progress } from '../../ui/problem.tsx';
import { date } from '../../words/dates.ts';
import { game as gameWords } from '../../words/words.ts';
import { finishedOf } from './kept.ts';
import { Opponents } from './opponents.tsx';
import { Plot } from './plot.tsx';
import * as words from './words/en.ts';

export function Hall({ card, door }: { card: Card; door: Door }) {
  const [hall, setHall] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const request = { game: card.id, games: finishedOf(card.id), day: today() };
    door.call('hall', request).then(setHall, () => setFailed(true));
  }, []);
  if (failed) return <p role="alert">{words.fame.failed}</p>;
  if (!hall) return <Progress />;
  const { players, plot, lines, others, of } = hall;
  const variant = variantWords(card, hall);
  const names = new Map(players.map((player) => [player.id, hallName(player)]));
  const called = (id: string) => names.get(id) ?? botName(levelOf(id as SeatPlayer));
  const series = lines.map(({ id, values }) => ({
    name: called(id),
    points: values.map(([day, value]) => ({ day, value: Math.round(value) })),
  }));
  const { rating, points } = words.fame;
  return (
    <>
      {players.map((player) => (
        <Opponents key={player.id} {...{ card, player, called }} />
      ))}
      <Records hall={hall} called={called} variant={variant} />
      <Plot figures={plot === 'ratings' ? rating : points} of={variant(of)} series={series} />
      <Others others={others} />
      <Figures hall={hall} called={called} />
    </>
  );
}

/** A player's name: a bot, a name, or the one person here. */
function hallName({ level, name }: HallPlayer): string {
  return level ? botName(level) : name || gameWords.you;
}

type Called = { called: (id: string) => string };

type RecordsProps = { hall: Shown; variant: ReturnType<typeof variantWords> } & Called;

function Records({ hall: { bests }, called, variant }: RecordsProps) {
  const { records, bests: titles, quantities, by } = words.fame;
  const rows = bests.map(({ kind, value, id, at, of }) => ({
    title: titles[kind],
    of: variant(of),
    figure: quantities[kind](value),
    more: <bdi>{by(called(id), date(at))}</bdi>,
  }));
  return <Facts heading={records} rows={rows} />;
}

/** The finished games that don't count: challenges, practice, and games begun elsewhere. */
function Others({ others }: { others: readonly Uncounted[] }) {
  const { others: heading, othersMore, kinds } = words.fame;
  const rows = others.map((each) => {
    const { title, what: more } = kinds[each.kind];
    return { title, figure: countsOf(each), more };
  });
  return <Facts heading={heading} more={othersMore} rows={rows} />;
}

/** `of` says which games it is about, if not all. */
type Fact = { title: string; of?: string; figure: string; more: ComponentChildren };

/** The largest figures, each under its title; nothing if there are none. */
function Facts({ heading, more, rows }: { heading: string; more?: string; rows: Fact[] }) {
  if (!rows.length) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {more && <p class="fame-more">{more}</p>}
      <dl class="records">
        {rows.map(({ title, of, figure, more }) => (
          <div key={`${title} ${of}`}>
            <dt>{title}</dt>
            {of && <dd>{of}</dd>}
            <dd class="feat">{figure}</dd>
            <dd>{more}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Of challenges against bots, how many were won: scores of different days don't compare. */
function countsOf({ kind, games, won }: Uncounted): string {
  const { games: count, wonOf } = words.fame;
  return kind !== 'challenge' || won === null ? count(games) : wonOf(won, games);
}

/** Ratings and results in figures, folded away. */
function Figures({ hall: { ratings, players }, called }: { hall: Shown } & Called) {
  const { inFigures, ratings: heading, ratingsMore, against: versus } = words.fame;
  if (!ratings.length && !players.some(({ against }) => against.length)) return null;
  const rated = ratings.flatMap((rating) => {
    const player = players.find(({ id }) => id === rating.id);
    return player ? [{ ...player, rating }] : [];
  });
  return (
    <details class="figures-of">
      <summary>{inFigures}</summary>
      <Tallies heading={heading} more={ratingsMore} rows={rated} called={called} />
      {players.map(({ id, against }) => (
        <Tallies key={id} heading={versus(called(id))} rows={against} called={called} />
      ))}
    </details>
  );
}

type Row = Pick<HallPlayer, 'id' | 'tally'> & { level?: number; rating?: Rated };
type TalliesProps = { heading: string; more?: string; rows: readonly Row[] } & Called;

/** The players with their results, and ratings if they have any. */
function Tallies({ heading, more, rows, called }: TalliesProps) {
  const id = useOwnId();
  const { player, rating: ratingWord } = words.fame;
  const columns = columnsOf(rows);
  if (!rows.length) return null;
  return (
    <section>
      <h2 id={id}>{heading}</h2>
      {more && <p class="fame-more">{more}</p>}
      <div class="wide">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{player}</th>
              {rows[0].rating && (
                <th scope="col" class="rating">
                  {ratingWord}
                </th>
              )}
              {columns.map((column) => (
                <th key={column} scope="col" class={column}>
                  {words.fame[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Results key={row.id} {...{ row, columns, called }} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type ResultsProps = { row: Row; columns: readonly (keyof Tally)[] } & Called;

function Results({ row: { id, tally, rating, level }, columns, called }: ResultsProps) {
  return (
    <tr class={level === 0 ? 'own' : undefined}>
      <th scope="row">
        <bdi>{called(id)}</bdi>
      </th>
      {rating && (
        <td class="rating">
          <b>{Math.round(rating.points)}</b> {words.fame.about(Math.round(2 * rating.deviation))}
        </td>
      )}
      {columns.map((column) => (
        <td key={column} class={column}>
          {tally[column]}
        </td>
      ))}
    </tr>
  );
}

/** What a table counts; draws only if there were any. */
function columnsOf(rows: readonly Row[]): (keyof Tally)[] {
  const drawn = rows.some(({ tally }) => tally.drawn > 0);
  return drawn ? ['played', 'won', 'drawn', 'lost'] : ['played', 'won', 'lost'];
}

// Words for games that compare with each other: those with the same options and number of players.

/** Returns a function that describes such games; '' if all that show compare. */
function variantWords(card: Card, hall: Shown): (of: Variant | null) => string {
  const all = [...hall.bests.map(({ of }) => of), hall.of].filter((of) => of !== null);
  const differs = (describe: (of: Variant) => string) => new Set(all.map(describe)).size > 1;
  const parts = [...card.options.map(optionIn), playersIn].filter(differs);
  return (of) => (of ? parts.map((describe) => describe(of)).join(', ') : '');
}

function optionIn({ id, title, choices }: Card['options'][number]) {
  return ({ options }: Variant) => {
    const chosen = choices.find(({ value }) => value === options[id])?.title ?? options[id] ?? '';
    return words.fame.option(title, chosen);
  };
}

function playersIn({ players }: Variant): string {
  return words.fame.players(players);
}
