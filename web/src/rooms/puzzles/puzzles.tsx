// The puzzles of a game: the ways to them, and one after another as somebody has chosen.
import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { wayTo } from '../../keep/links.ts';
import type { Card, Door, PuzzlePack, Standing } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Task, Tries } from '../../trainer/screen.tsx';
import { GRADES } from '../../trainer/trainer.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { capital, paragraph } from '../../words/grammar.ts';
import { puzzlesHash } from './address.ts';
import { beginRun, keepInRun, keepPuzzleAnswer, puzzleAnswers, puzzleRun } from './kept.ts';
import { Puzzle, type PuzzleWent } from './puzzle.ts';
import { askStanding, nextBy, type PuzzleWay, triedIn } from './standing.ts';
import * as words from './words/words.ts';

const says = words.puzzles;

export type PuzzlesDeps = {
  card: Card;
  door: Door;
  /** The address to go back to. */
  from: string;
  openRules: (clause: string) => void;
  /** Opens the puzzle that is next. */
  next: () => void;
};

/** Puzzles that were skipped until the others have been tried. */
const skipped = new Set<number>();

/** Opens the next puzzle as the address asks for it, or all ways to the puzzles. */
export async function openPuzzles(deps: PuzzlesDeps, asked: string) {
  const { card, door } = deps;
  const title = says.title(card.title);
  const pack = await door.call('puzzles', { game: card.id });
  const way = wayIn(asked, pack);
  const standing = signal(way && (await standingFor(door, pack, way)));
  const at = way && standing.value && nextBy(way, standing.value);
  if (!way || at === null) return { title, content: <PuzzleWays {...deps} pack={pack} /> };
  const text = pack.puzzles[at];
  const found = await door.call('puzzle', { game: card.id, text });
  const puzzle = new Puzzle(card, text, found, {
    door,
    marked: async (went) => {
      const before = standing.value;
      const isNew = keepMark(pack, way, at, went);
      if (went === 'skipped') return '';
      standing.value = await askStanding(door, pack, way, skipped);
      const comes = meaning(way, standing.value, isNew ? before : null);
      return paragraph(says.about(found.themes), comes);
    },
  });
  const next = () => {
    puzzle.leave();
    deps.next();
  };
  const content = (
    <PuzzleScreen
      key={`${asked} ${text}`}
      {...{ puzzle, standing, way, next }}
      openRules={deps.openRules}
    />
  );
  return { title, content, of: puzzle };
}

/** Begins a run if the last one has ended. */
async function standingFor(door: Door, pack: PuzzlePack, way: PuzzleWay): Promise<Standing> {
  const standing = await askStanding(door, pack, way, skipped);
  const begins = way.by === 'run' && (standing.run.over || !puzzleRun(pack.game).seed);
  if (!begins) return standing;
  beginRun(pack.game);
  return askStanding(door, pack, way, skipped);
}

function wayIn(asked: string, { themes }: PuzzlePack): PuzzleWay | null {
  if (asked === 'day' || asked === 'run' || asked === 'rating') return { by: asked };
  const theme = Object.keys(themes).find((each) => each.toLowerCase() === asked);
  return theme === undefined ? null : { by: 'theme', theme };
}

/** Above a puzzle: how it was chosen, and how the run goes. */
function Head({ puzzle, standing, way }: Pick<ScreenProps, 'puzzle' | 'standing' | 'way'>) {
  const { band } = puzzle.asked;
  const head = standing.value && headOf(standing.value, way);
  return <p class="step-words">{paragraph(head ?? '', `${says.difficulty(band)}.`)}</p>;
}

function headOf({ rating, run }: Standing, way: PuzzleWay): string {
  if (way.by === 'day') return `${says.day}.`;
  if (way.by === 'theme') return `${capital(way.theme)}.`;
  return way.by === 'rating' ? says.rating(rating) : says.runNow(run.solved, run.missed);
}

/** Keeps how a puzzle went; returns whether it had no answer yet. */
function keepMark(pack: PuzzlePack, way: PuzzleWay, at: number, went: PuzzleWent): boolean {
  const { game, bands, puzzles } = pack;
  // In a run, a puzzle that is skipped was missed.
  if (way.by === 'run') keepInRun(game, GRADES[went === 'skipped' ? 'shown' : went]);
  else if (went === 'skipped') skipped.add(at);
  if (went === 'skipped') return false;
  return keepPuzzleAnswer(game, { text: puzzles[at], grade: GRADES[went], band: bands[at] });
}

/** Says what an answer has changed; `before` is null if it was not the first to its puzzle. */
function meaning(way: PuzzleWay, { rating, run }: Standing, before: Standing | null): string {
  if (way.by === 'run') return run.over ? says.runOver(run.solved) : '';
  return before ? says.rated(rating, rating - before.rating) : '';
}

type WaysProps = Pick<PuzzlesDeps, 'card' | 'door' | 'from'> & { pack: PuzzlePack };

/** The ways to the puzzles of a game, and how somebody has done so far. */
function PuzzleWays({ card, door, pack, from }: WaysProps) {
  const { game, puzzles, themes } = pack;
  const standing = useStanding(door, pack);
  const tried = triedIn(pack);
  const isDone = standing !== null && standing.day !== null && tried.includes(standing.day);
  const run = puzzleRun(game);
  const isRunOver = !run.seed || standing?.run.over;
  const print = wayTo('print', game);
  const count = says.count(tried.length, puzzles.length);
  return (
    <div class="library puzzles">
      <PageHead heading={says.heading(card.title)} from={from} />
      <div>
        <p>{says.proved}</p>
        <p>
          {puzzleAnswers(game).length
            ? paragraph(count, standing ? says.rating(standing.rating) : '')
            : says.all(puzzles.length)}
        </p>
      </div>
      <ul class="puzzle-ways">
        <Way {...{ game }} way="day" word={isDone ? says.dayDone : says.day} more={says.dayMore} />
        <Way {...{ game }} way="rating" word={says.next} more={says.nextMore} />
        <Way
          {...{ game }}
          way="run"
          word={isRunOver ? says.run : says.runOn}
          more={paragraph(says.runMore, run.best > 0 ? says.best(run.best) : '')}
        />
      </ul>
      <section>
        <h2>{says.themes}</h2>
        <div class="ways">
          {Object.keys(themes).map((theme) => (
            <LinkButton
              key={theme}
              word={capital(theme)}
              look="small"
              href={puzzlesHash(game, theme.toLowerCase())}
            />
          ))}
        </div>
      </section>
      {print && <LinkButton word={says.print} icon="print" look="quiet" href={print} />}
    </div>
  );
}

/** How somebody stands; null until the rules run. */
function useStanding(door: Door, pack: PuzzlePack): Standing | null {
  const [standing, know] = useState<Standing | null>(null);
  useEffect(() => {
    askStanding(door, pack, null).then(know, () => {});
  }, [door, pack]);
  return standing;
}

type WayProps = { game: string; way: string; word: string; more: string };

function Way({ game, way, word, more }: WayProps) {
  return (
    <li>
      <LinkButton word={word} look={way === 'day' ? 'filled' : ''} href={puzzlesHash(game, way)} />
      <p>{more}</p>
    </li>
  );
}

type ScreenProps = Pick<PuzzlesDeps, 'next' | 'openRules'> & {
  puzzle: Puzzle;
  standing: ReadonlySignal<Standing | null>;
  way: PuzzleWay;
};

function PuzzleScreen({ puzzle, standing, way, next, openRules }: ScreenProps) {
  const { card, asked, done, told, begun } = puzzle;
  const none = standing.value !== null && nextBy(way, standing.value) === null;
  const last = told.value && (way.by === 'day' || none);
  const asks = (
    <>
      <Head {...{ puzzle, standing, way }} />
      <h2 class="step-task">{asked.asks}</h2>
    </>
  );
  return (
    <div class="learn">
      <PageHead heading={says.heading(card.title)} from={puzzlesHash(card.id)} />
      <Task trainer={puzzle} label={words.toPuzzles} {...{ asks, openRules }}>
        <Tries trainer={puzzle} over={done.value} begun={begun.value} />
        {begun.value && (
          <Button word={words.table.commands.undo} onPress={() => puzzle.takeBack()} />
        )}
        {last ? (
          <LinkButton word={says.others} look="filled on" href={puzzlesHash(puzzle.card.id)} />
        ) : (
          <Button
            word={told.value ? words.learn.next : words.learn.skip}
            look={done.value ? 'filled on' : 'quiet on'}
            onPress={next}
          />
        )}
      </Task>
    </div>
  );
}
