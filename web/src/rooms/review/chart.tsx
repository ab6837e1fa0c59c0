// The chance of winning over the moves. It is a slider: a press or an arrow key goes to a ply.
import type { ComponentChildren } from 'preact';
import { playerName } from '../../game/player-names.ts';
import { whereWords } from '../../game/turns.ts';
import { Glyph } from '../../pictures/glyph.tsx';
import type { RunProps } from '../../thought/run.ts';
import { type GraphPoint, pathOf } from '../../ui/graph.ts';
import { roughly } from '../../words/grammar.ts';
import * as graph from './graph.ts';
import * as words from './words/en.ts';

const WIDTH = 1000;
const HEIGHT = 96;
const MARK = 18;

export function Chart(props: RunProps) {
  const { run, session, view } = props;
  const { players, plies } = view;
  const chances = run.progress.value.chances;
  const lines = players.map((_, player) => graph.pointsOf(chances, plies, player));
  const bottom = session.now.bottomSeat.value;
  const places = graph.markPlaces(lines, bottom, { height: HEIGHT, mark: MARK });
  return (
    <div class={players.length === 2 ? 'chart' : 'chart lines'}>
      <div class="chart-marks" aria-hidden="true">
        {players.map(({ glyph }, player) => (
          <span key={player} style={{ top: `${places[player]}px` }}>
            <Glyph card={session.card} name={glyph} size={MARK} />
          </span>
        ))}
      </div>
      <Plot {...{ ...props, lines, bottom }} />
    </div>
  );
}

/** Each player's points, and the seat at the bottom of the board. */
type Curves = { lines: readonly GraphPoint[][]; bottom: number };
type Drawn = RunProps & Curves;

function Plot(props: Drawn) {
  const { run, lines, bottom, view } = props;
  const { plies, ply, players } = view;
  const lineOf = (player: number) => lines[players.length === 2 ? bottom : player];
  const goTo = (aim: number) => {
    if (aim !== ply) props.session.viewpoint.goTo(aim);
  };
  const press = (event: PointerEvent & { currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(graph.plyAt((event.clientX - left) / width, plies));
  };
  const key = (event: KeyboardEvent) => {
    const aim = graph.plyByKey(event.key, ply, plies);
    if (aim === null) return;
    event.preventDefault();
    goTo(aim);
  };
  return (
    <div
      class="chart-plot"
      role="slider"
      tabIndex={0}
      aria-label={words.review.chart}
      aria-valuemin={0}
      aria-valuemax={plies}
      aria-valuenow={ply}
      aria-valuetext={valueText(props)}
      onPointerDown={press}
      onPointerMove={(event) => event.buttons && press(event)}
      onKeyDown={key}
    >
      <Drawing {...props}>
        {run.progress.value.costs.map(({ ply, player }) => (
          <Dot key={ply} name="chart-cost" points={lineOf(player)} ply={ply + 1} />
        ))}
        <Cursor {...props} />
      </Drawing>
    </div>
  );
}

/** The players' lines, with what lies on them. */
export function Drawing({ children, ...curves }: Curves & { children: ComponentChildren }) {
  return (
    <svg
      class="chart-lines"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Scale />
      <Lines {...curves} />
      {children}
    </svg>
  );
}

function Scale() {
  return [0, 0.5, 1].map((y) => (
    <path
      key={y}
      class={y === 0.5 ? 'chart-middle' : 'chart-edge'}
      d={`M0 ${y * HEIGHT}H${WIDTH}`}
    />
  ));
}

/** Two players share a line, above the middle if the bottom seat is ahead; more have one each. */
function Lines({ lines, bottom }: Curves) {
  if (lines.length === 2) {
    const points = lines[bottom];
    return (
      <>
        <path class="chart-area" d={graph.areaOf(points, WIDTH, HEIGHT)} />
        <path class="chart-line own" d={pathOf(points, WIDTH, HEIGHT)} />
      </>
    );
  }
  return lines.map((points, player) => (
    <path
      key={player}
      class={`chart-line line-${player}${player === bottom ? ' own' : ''}`}
      d={pathOf(points, WIDTH, HEIGHT)}
    />
  ));
}

/** The current ply. */
function Cursor({ lines, view: { plies, ply }, bottom }: Drawn) {
  const x = plies ? (ply / plies) * WIDTH : 0;
  return (
    <>
      <path class="chart-cursor" d={`M${x} 0V${HEIGHT}`} />
      <Dot name="chart-now" points={lines[bottom]} ply={ply} />
    </>
  );
}

type DotProps = { name: string; points: readonly GraphPoint[]; ply: number };

/** A dot that stays round in a stretched picture: a line of no length with round ends. */
export function Dot({ name, points, ply }: DotProps) {
  const at = points.find((point) => point.ply === ply);
  return <path class={name} d={at ? `M${at.x * WIDTH} ${at.y * HEIGHT}h0.01` : ''} />;
}

function valueText({ run, session, view }: Drawn) {
  const name = (seat: number) => playerName(session.now.seating.value, view.players, seat);
  const win = run.progress.value.chances.findLast(({ ply }) => ply <= view.ply)?.win;
  return words.review.at(
    whereWords(view),
    win?.map((chance, seat) => `${name(seat)} ${roughly(chance)}`),
  );
}
