// The puzzles of a game: today's position, the other ways to puzzles, themes, and the rating so far.
import { useEffect, useState } from 'preact/hooks';
import { roomHash } from '../../addresses/links.ts';
import { openingOf } from '../../catalog/painted-opening.ts';
import { WholePicture } from '../../pictures/picture.tsx';
import type { Card, Door, PuzzlePack, Standing, View } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { useAnswer } from '../../ui/answer.ts';
import { LinkButton } from '../../ui/button.tsx';
import { pathOf } from '../../ui/graph.ts';
import { Icon } from '../../ui/icon.tsx';
import { paragraph } from '../../words/grammar.ts';
import { puzzlesHash } from './address.ts';
import { puzzleAnswers, puzzleRun } from './kept.ts';
import { askStanding, ratingOf, triedIn } from './standing.ts';
import * as words from './words/en.ts';

const texts = words.puzzles;

type Props = {
  card: Card;
  door: Door;
  /** The address to go back to. */
  from: string;
  pack: PuzzlePack;
};

export function PuzzleWays({ card, door, pack, from }: Props) {
  const standing = useAnswer(() => askStanding(door, pack, null), [door, pack], null);
  const tries = new Set(triedIn(pack));
  const isDone = standing !== null && standing.day !== null && tries.has(standing.day);
  const print = roomHash('print', card.id);
  return (
    <div class="library puzzles">
      <PageHead heading={card.title} from={from} />
      <Today {...{ card, door, pack }} day={standing?.day ?? null} isDone={isDone} />
      <Others game={card.id} isRunOver={standing?.run.over ?? false} />
      <Rating {...{ pack, standing }} tries={tries.size} />
      <Themes {...{ card, pack, tries }} />
      <p class="puzzles-foot">
        {texts.proved}
        {print && <LinkButton word={texts.print} icon="print" look="quiet" href={print} />}
      </p>
    </div>
  );
}

type TodayProps = Omit<Props, 'from'> & { day: number | null; isDone: boolean };

/** Today's puzzle: its position, what it asks, and the way to it. */
function Today({ card, door, pack, day, isDone }: TodayProps) {
  const ask = () => (day === null ? null : positionOf(door, card, pack.puzzles[day]));
  const puzzle = useAnswer(ask, [door, card, pack, day], null);
  const opening = useOpening(card);
  const view = puzzle?.view ?? opening;
  return (
    <section class="puzzle-today" aria-busy={puzzle ? undefined : 'true'}>
      <div class="thumb">{view && <WholePicture card={card} view={view} />}</div>
      <div>
        <h2>{isDone ? texts.dayDone : texts.day}</h2>
        <p class="puzzle-asks">{puzzle?.task.asks}</p>
        <p class="puzzle-more">{texts.dayMore}</p>
        <LinkButton
          word={isDone ? texts.again : texts.solve}
          look="filled"
          href={puzzlesHash(card.id, 'day')}
        />
      </div>
    </section>
  );
}

/** How the game begins: it shows faintly until the position is known. */
function useOpening({ id, players }: Card): View | undefined {
  const [opening, setOpening] = useState<View>();
  useEffect(() => {
    openingOf(id, players[0]).then(
      (painted) => setOpening(painted?.compact),
      () => {},
    );
  }, [id, players]);
  return opening;
}

async function positionOf(door: Door, { id }: Card, text: string) {
  const task = await door.call('puzzle', { game: id, text });
  const { record, player } = task;
  const at = record.actions.length;
  const view = await door.call('view', { record, at, seat: player, compact: true });
  return { task, view };
}

/** A puzzle at one's own level, and a run. */
function Others({ game, isRunOver }: { game: string; isRunOver: boolean }) {
  const run = puzzleRun(game);
  const best = run.best > 0 && texts.best(run.best);
  return (
    <ul class="puzzle-ways">
      <li>
        <LinkButton word={texts.next} href={puzzlesHash(game, 'rating')} />
        <p>{texts.nextMore}</p>
      </li>
      <li>
        <LinkButton
          word={!run.seed || isRunOver ? texts.run : texts.runOn}
          href={puzzlesHash(game, 'run')}
        />
        <p>{paragraph(texts.runMore, best)}</p>
      </li>
    </ul>
  );
}

type RatingProps = { pack: PuzzlePack; standing: Standing | null; tries: number };

/** The rating, how it went, and how many puzzles were tried. */
function Rating({ pack: { game, puzzles }, standing, tries }: RatingProps) {
  if (!puzzleAnswers(game).length) {
    return <p class="puzzle-count">{texts.all(puzzles.length)}</p>;
  }
  return (
    <section class="puzzle-rating">
      <p class="puzzle-count">{texts.count(tries, puzzles.length)}</p>
      {standing && (
        <>
          <p class="puzzle-points">{ratingOf(standing)}</p>
          {!standing.until_rated && <Curve curve={standing.curve} />}
        </>
      )}
    </section>
  );
}

const WIDTH = 300;
const HEIGHT = 60;

function Curve({ curve }: { curve: readonly number[] }) {
  const [least, most] = [Math.min(...curve), Math.max(...curve)];
  const points = curve.map((rating, ply) => ({
    ply,
    x: ply / Math.max(1, curve.length - 1),
    y: most > least ? (most - rating) / (most - least) : 0.5,
  }));
  return (
    <svg
      class="puzzle-curve"
      viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.curve(curve[0], curve[curve.length - 1], curve.length - 1)}
    >
      <path d={pathOf(points, WIDTH, HEIGHT)} />
    </svg>
  );
}

/** The themes, each with how many of its puzzles were tried. */
function Themes({ card, pack, tries }: Pick<Props, 'card' | 'pack'> & { tries: Set<number> }) {
  return (
    <section>
      <h2>{texts.themes}</h2>
      <ul class="puzzle-themes">
        {Object.entries(card.puzzles ?? {}).map(([theme, name]) => {
          const places = pack.themes[theme] ?? [];
          if (!places.length) return null;
          const done = places.filter((at) => tries.has(at)).length;
          return (
            <li key={theme}>
              <a href={puzzlesHash(card.id, theme)}>
                <span>{name}</span>
                <small>{texts.progress(done, places.length)}</small>
                {done === places.length && <Icon name="check" />}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
