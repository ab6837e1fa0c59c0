// Bots play a made game, and the page shows what was counted (pygames/added/measured.py).
import { Picture } from '../../pictures/picture.tsx';
import { position } from '../../scene/geometry.ts';
import type { Card, Measurement, Solved } from '../../scene/types.ts';
import { useAnswer } from '../../ui/answer.ts';
import { Progress } from '../../ui/problem.tsx';
import { findClassics } from './classics.ts';
import { useCount } from './count.tsx';
import type { Making } from './making.ts';
import { measure } from './words/en.ts';

const GAMES = 100;

export function Measure({ making, card }: { making: Making; card: Card }) {
  const { counted, isRunning, button } = useCount<Measurement>({
    start: measure.start,
    stop: measure.stop,
    play: (stopped, tell) => making.measure(GAMES, stopped, tell),
    say: ({ verdict }) => verdict,
  });
  const solving = useCount<Solved>({
    start: measure.solve,
    stop: measure.stopSolving,
    play: (stopped, tell) => making.solve(stopped, tell),
    say: ({ verdict }) => verdict,
  });
  const count = isRunning || counted?.played === counted?.games ? measure.played : measure.stopped;
  return (
    <section class="arena" aria-label={measure.title}>
      <h2>{measure.title}</h2>
      <p class="note">{measure.about(GAMES)}</p>
      <div class="ways">
        {button}
        {solving.button}
        {counted && <span>{count(counted.played, counted.games)}</span>}
      </div>
      {((isRunning && !counted) || solving.isRunning) && <Progress />}
      {solving.counted && <p class="says-so">{solving.counted.verdict}</p>}
      {/* Advice by the mistakes of bots would contradict what is proved. */}
      {counted && !solving.counted?.done && <p class="says-so">{counted.verdict}</p>}
      {counted && <Counted measurement={counted} card={card} />}
    </section>
  );
}

function Counted({ measurement, card }: { measurement: Measurement; card: Card }) {
  return (
    <>
      <ul class="counted">
        {measurement.lines.map((line) => (
          <li key={line.split(':')[0]}>{line}</li>
        ))}
      </ul>
      {Object.keys(measurement.used).length > 0 && <Used used={measurement.used} card={card} />}
      <Others />
    </>
  );
}

/** The board: a dot on each place, the larger the more often it was used, and a ring where never. */
function Used({ used, card: { sample, ...card } }: { used: Measurement['used']; card: Card }) {
  const { scene } = sample.view;
  const empty = { ...sample.view, scene: { ...scene, pieces: [], gone: [] } };
  const most = Math.max(1, ...Object.values(used));
  const { width, height } = scene;

  return (
    <figure class="used">
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        <Picture card={{ ...card, sample }} view={empty} crop={sample.crop} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {scene.ground.map((shape) => {
            const times = used[shape.id.replace(/^cell-/, '')];
            if (times === undefined) return null;
            const [x, y] = position(shape, card.glyphs);
            const r = times ? LARGEST * Math.sqrt(times / most) : LARGEST / 2;
            return <circle key={shape.id} cx={x} cy={y} r={r} class={times ? '' : 'never'} />;
          })}
        </svg>
      </div>
      <figcaption class="note">{measure.used}</figcaption>
    </figure>
  );
}

/** The radius of the largest dot, in board units. */
const LARGEST = 26;

/** What was measured of the classics, for comparison. */
function Others() {
  const games = useAnswer(findClassics, [], []);
  const measured = games.filter(({ figures }) => figures.length > 0);
  if (!measured.length) return null;
  return (
    <table class="measured">
      <caption>{measure.others}</caption>
      <thead>
        <tr>
          {measure.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map(({ id, title, figures }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {figures.map((figure, at) => (
              <td key={measure.columns[at + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
