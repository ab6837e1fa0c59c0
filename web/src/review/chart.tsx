// The chance of winning over the moves. It is a slider: a press or an arrow key goes to a ply.
import { Glyph } from '../pictures/glyph.tsx';
import type { Card, Cost, ViewPlayer } from '../scene/types.ts';
import { percent } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { GraphPoint, Known } from './graph.ts';
import { areaOf, markPlaces, nearest, pathOf, plyAt, plyByKey, pointsOf } from './graph.ts';

const WIDTH = 1000;
const HEIGHT = 132;
const MARK = 18;

type Props = {
  card: Card;
  known: Known;
  plies: number;
  /** The ply that shows. */
  ply: number;
  worst: readonly Cost[];
  players: readonly ViewPlayer[];
  names: readonly string[];
  /** The seat at the bottom of the board. */
  bottom: number;
  onGo: (ply: number) => void;
  /** Says where in the game a ply is. */
  where: (ply: number) => string;
};

export function Chart(props: Props) {
  const { card, known, plies, players, bottom } = props;
  const lines = players.map((_, player) => pointsOf(known, plies, player));
  const places = markPlaces(lines, bottom, { height: HEIGHT, mark: MARK });
  return (
    <div class={players.length === 2 ? 'chart' : 'chart lines'}>
      <div class="chart-marks" aria-hidden="true">
        {players.map(({ glyph }, player) => (
          <span key={player} style={{ top: `${places[player]}px` }}>
            <Glyph card={card} name={glyph} size={MARK} />
          </span>
        ))}
      </div>
      <Plot {...props} lines={lines} />
    </div>
  );
}

type Drawn = Props & { lines: readonly GraphPoint[][] };

function Plot(props: Drawn) {
  const { plies, ply, onGo } = props;
  const goTo = (aim: number) => {
    if (aim !== ply) onGo(aim);
  };
  const press = (event: PointerEvent & { currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(plyAt((event.clientX - left) / width, plies));
  };
  const key = (event: KeyboardEvent) => {
    const aim = plyByKey(event.key, ply, plies);
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
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((y) => (
          <path
            key={y}
            class={y === 0.5 ? 'chart-middle' : 'chart-edge'}
            d={`M0 ${y * HEIGHT}H${WIDTH}`}
          />
        ))}
        {props.players.length === 2 ? <Balance {...props} /> : <Lines {...props} />}
        <Cursor {...props} />
      </svg>
    </div>
  );
}

/** Two players: one line, above the middle where the bottom seat is ahead. */
function Balance({ lines, bottom, worst }: Drawn) {
  const points = lines[bottom];
  return (
    <>
      <path class="chart-area" d={areaOf(points, WIDTH, HEIGHT)} />
      <path class="chart-line own" d={pathOf(points, WIDTH, HEIGHT)} />
      {worst.map(({ ply }) => (
        <Dot key={ply} name="chart-cost" points={points} ply={ply + 1} />
      ))}
    </>
  );
}

/** More players: a line each. */
function Lines({ lines, bottom, worst }: Drawn) {
  return (
    <>
      {lines.map((points, player) => (
        <path
          key={player}
          class={`chart-line line-${player}${player === bottom ? ' own' : ''}`}
          d={pathOf(points, WIDTH, HEIGHT)}
        />
      ))}
      {worst.map(({ ply, player }) => (
        <Dot key={ply} name="chart-cost" points={lines[player]} ply={ply + 1} />
      ))}
    </>
  );
}

/** The ply that shows. */
function Cursor({ lines, plies, ply, bottom }: Drawn) {
  const x = plies ? (ply / plies) * WIDTH : 0;
  return (
    <>
      <path class="chart-cursor" d={`M${x} 0V${HEIGHT}`} />
      <Dot name="chart-now" points={lines[bottom]} ply={ply} />
    </>
  );
}

/** A dot that stays round in a stretched picture: a line of no length with round ends. */
function Dot({ name, points, ply }: { name: string; points: readonly GraphPoint[]; ply: number }) {
  const at = points.find((point) => point.ply === ply);
  return <path class={name} d={at ? `M${at.x * WIDTH} ${at.y * HEIGHT}h0.01` : ''} />;
}

function valueText({ known, ply, names, where }: Props) {
  const chances = nearest(known, ply)?.win.map((chance, i) => `${names[i]} ${percent(chance)}`);
  return words.review.at(where(ply), chances);
}
