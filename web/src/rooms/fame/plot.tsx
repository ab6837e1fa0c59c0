// Values over time: a line for each person, and the same as a table.
import { startOf } from '../../dates/calendar.ts';
import { pathOf } from '../../ui/graph.ts';
import { date } from '../../words/dates.ts';
import * as words from './words/en.ts';

/** `day` in days since 1970, with a part for the time. */
type Value = { day: number; value: number };
export type Series = { name: string; points: readonly Value[] };

const WIDTH = 1000;
const HEIGHT = 200;
/** More lines can't be told apart. */
const LINES = 4;

/** `figures` is the heading of the values, and `of` the games they are about. */
type Props = { figures: string; of: string; series: readonly Series[] };
type Titled = Pick<Props, 'series'> & { title: string };

export function Plot({ figures, of, series }: Props) {
  const drawn = series.filter(({ points }) => points.length > 0);
  const days = drawn.flatMap(({ points }) => points.map(({ day }) => day));
  const [from, to] = [Math.min(...days), Math.max(...days)];
  if (!days.length) return null;
  const title = words.fame.overTime(figures, of);
  return (
    <section>
      <h2>{title}</h2>
      {to > from ? <Lines {...{ title, series: drawn, from, to }} /> : <p>{words.fame.oneDay}</p>}
      <AsTable {...{ title, figures, series: drawn }} />
    </section>
  );
}

type Range = { from: number; to: number };

function Lines({ title, series, from, to }: Titled & Range) {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const [least, most] = bounds(Math.min(...values), Math.max(...values));
  const lines = series.slice(0, LINES);
  const place = ({ day, value }: Value) => ({
    ply: 0,
    x: (day - from) / (to - from),
    y: (most - value) / (most - least),
  });
  const [first, last] = [date(startOf(from)), date(startOf(to))];
  const label = words.fame.plotted(title, first, last, lines.map(plotLine));
  return (
    <figure class="plot" role="img" aria-label={label}>
      <div class="plot-values" aria-hidden="true">
        <span>{most}</span>
        <span>{least}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((y) => (
          <path key={y} class="plot-edge" d={`M0 ${y * HEIGHT}H${WIDTH}`} />
        ))}
        {lines.map(({ name, points }, index) => (
          <g key={name} class={`plot-line line-${index}`}>
            <path d={pathOf(points.map(place), WIDTH, HEIGHT)} />
            {points.map(place).map(({ x, y }, at) => (
              <path key={at} class="plot-dot" d={`M${x * WIDTH} ${y * HEIGHT}h0.01`} />
            ))}
          </g>
        ))}
      </svg>
      <div class="plot-days" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
      {lines.length > 1 && <Legend series={lines} />}
    </figure>
  );
}

function plotLine({ name, points }: Series): string {
  return words.fame.plotLine(name, points[0].value, points[points.length - 1].value);
}

/** Round values below and above. */
function bounds(least: number, most: number): [number, number] {
  const step = most - least > 50 ? 50 : 5;
  return [Math.floor((least - 1) / step) * step, Math.ceil((most + 1) / step) * step];
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul class="plot-names" aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg viewBox="0 0 32 8" width="32" height="8" aria-hidden="true">
            <g class={`plot-line line-${index}`}>
              <path d="M0 4H32" />
            </g>
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The same as a table, for people who can't see lines. */
function AsTable({ title, figures, series }: Omit<Props, 'of'> & Titled) {
  const rows = series
    .flatMap(({ name, points }) => points.map((point) => ({ name, ...point })))
    .sort((one, other) => one.day - other.day);
  const { asTable, date: when, player } = words.fame;
  return (
    <details>
      <summary>{asTable}</summary>
      <div class="wide">
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{when}</th>
              <th scope="col">{player}</th>
              <th scope="col">{figures}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, day, value }, row) => (
              <tr key={row}>
                <th scope="row">{date(startOf(day))}</th>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
