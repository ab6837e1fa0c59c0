// What there is to say of one game: who is how strong, what was done best, and how it went.
import { useEffect, useState } from 'preact/hooks';
import { DAY_MS, today } from '../keep/daily.ts';
import { counts, type Finished } from '../keep/fame.ts';
import type { Card, Door, Feat, Rated } from '../scene/types.ts';
import { date } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { Others } from './others.tsx';
import { callings, isPerson, resultsOf, type Tally, tallyOf, whoOf } from './players.ts';
import { Plot, type Series } from './plot.tsx';
import { bestOf } from './records.ts';

type Props = { card: Card; games: readonly Finished[]; door: Door };

export function Hall({ card, games: all, door }: Props) {
  const games = all.filter(counts);
  const [rated, rate] = useState<readonly Rated[] | null>(null);
  const [failed, fail] = useState(false);
  const results = resultsOf(games);
  useEffect(() => {
    door.call('rate', { results, day: today() }).then(
      ({ players }) => rate(players),
      () => fail(true),
    );
  }, []);
  const names = callings(games);
  const older = games.filter(({ kind }) => kind === undefined).length;
  const { failed: why, older: note, ratingPlot, scorePlot } = words.fame;
  return (
    <>
      {older > 0 && <p class="fame-more">{note(older)}</p>}
      <Records games={games} names={names} feats={card.feats} />
      {failed && <p role="alert">{why}</p>}
      {results.length > 0 && rated && (
        <>
          <Ratings games={games} names={names} rated={rated} />
          <Plot title={ratingPlot} series={ratingLines(rated, names)} />
        </>
      )}
      {results.length === 0 && card.feats.includes('points') && (
        <Plot title={scorePlot} series={scoreLines(games, names)} />
      )}
      {[...names.keys()].filter(isPerson).map((who) => (
        <Against key={who} games={games} names={names} who={who} />
      ))}
      <Others games={all} />
    </>
  );
}

type Named = { games: readonly Finished[]; names: ReadonlyMap<string, string> };

function Records({ games, names, feats }: Named & { feats: readonly Feat[] }) {
  const best = bestOf(games, feats);
  const { records, bests, quantities, by } = words.fame;
  if (!best.length) return null;
  return (
    <section>
      <h2>{records}</h2>
      <dl class="records">
        {best.map(({ kind, value, who, at }) => (
          <div key={kind}>
            <dt>{bests[kind]}</dt>
            <dd class="feat">{quantities[kind](value)}</dd>
            <dd>
              <bdi>{by(names.get(who) ?? '', date(at))}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Column = keyof Tally;

/** What the tables count; draws only where there was one. */
function columnsOf(games: readonly Finished[]): Column[] {
  const drawn = games.some(({ places }) => places.length > 1 && places.every((place) => !place));
  return drawn ? ['played', 'won', 'drawn', 'lost'] : ['played', 'won', 'lost'];
}

function Ratings({ games, names, rated }: Named & { rated: readonly Rated[] }) {
  const { ratings, ratingsMore, player, rating, about } = words.fame;
  const columns = columnsOf(games);
  return (
    <section>
      <h2 id="ratings">{ratings}</h2>
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
          {rated.map(({ name: who, points, deviation }) => (
            <tr key={who} class={isPerson(who) ? 'own' : undefined}>
              <th scope="row">
                <bdi>{names.get(who)}</bdi>
              </th>
              <td class="rating">
                <b>{Math.round(points)}</b> {about(Math.round(2 * deviation))}
              </td>
              <Cells columns={columns} tally={tallyOf(games, who)} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What came of the games of a person with each opponent. */
function Against({ games, names, who }: Named & { who: string }) {
  const id = `against ${who}`.replace(/\W+/g, '-');
  const met = [...names.keys()].filter((other) => other !== who);
  const rows = met.flatMap((other) => {
    const tally = tallyOf(games, who, other);
    return tally.played ? [{ other, tally }] : [];
  });
  if (!rows.length) return null;
  const columns = columnsOf(games);
  return (
    <section>
      <h2 id={id}>{words.fame.against(names.get(who) ?? '')}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.fame.player}</th>
            <Heads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ other, tally }) => (
            <tr key={other}>
              <th scope="row">
                <bdi>{names.get(other)}</bdi>
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

function Cells({ columns, tally }: { columns: readonly Column[]; tally: Tally }) {
  return (
    <>
      {columns.map((column) => (
        <td key={column} class={column}>
          {tally[column]}
        </td>
      ))}
    </>
  );
}

/** The ratings of people, day by day. */
function ratingLines(rated: readonly Rated[], names: ReadonlyMap<string, string>): Series[] {
  return rated
    .filter(({ name }) => isPerson(name))
    .map(({ name, history }) => ({
      name: names.get(name) ?? '',
      points: history.map(([day, points]) => ({ day, value: Math.round(points) })),
    }));
}

/** The points of people in each game that they played alone. */
function scoreLines(games: readonly Finished[], names: ReadonlyMap<string, string>): Series[] {
  return [...names].map(([who, name]) => ({
    name,
    points: games.flatMap((game) => pointsIn(game, who)),
  }));
}

function pointsIn(game: Finished, who: string) {
  const seat = game.seats.findIndex((_, seat) => whoOf(game, seat) === who);
  const value = game.scores[seat] ?? null;
  return value === null ? [] : [{ day: game.at / DAY_MS, value }];
}
