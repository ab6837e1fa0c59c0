// The puzzles of a game: the ways to them, and one after another as somebody has chosen.
import '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wayTo } from '../../keep/links.ts';
import type { Card, Door, PuzzlePack } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { BoardPlace } from '../../table/board-place.tsx';
import { Spoken, Tries } from '../../trainer/screen.tsx';
import { GRADES } from '../../trainer/trainer.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { capital, paragraph } from '../../words/grammar.ts';
import { puzzlesHash } from './address.ts';
import { nextPuzzle, type PuzzleWay, triedIn } from './choice.ts';
import {
  beginRun,
  isRunOver,
  keepInRun,
  keepPuzzleAnswer,
  puzzleAnswers,
  puzzleRun,
  ratingOf,
  solvedIn,
} from './kept.ts';
import { Puzzle, type PuzzleWent } from './puzzle.ts';
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
  if (way?.by === 'run' && isRunOver(puzzleRun(card.id))) beginRun(card.id);
  const at = way && nextPuzzle(pack, way, skipped);
  if (!way || at === null) return { title, content: <PuzzleWays {...deps} pack={pack} /> };
  const text = pack.puzzles[at];
  const found = await door.call('puzzle', { game: card.id, text });
  const puzzle = new Puzzle(card, text, found, {
    door,
    marked: (went) => paragraph(says.about(found.themes), marked(pack, way, at, went)),
  });
  const next = () => {
    puzzle.leave();
    deps.next();
  };
  const content = (
    <PuzzleScreen
      key={`${asked} ${text}`}
      {...{ puzzle, pack, way, next }}
      openRules={deps.openRules}
    />
  );
  return { title, content, of: puzzle };
}

function wayIn(asked: string, { themes }: PuzzlePack): PuzzleWay | null {
  if (asked === 'day' || asked === 'run' || asked === 'rating') return { by: asked };
  const theme = Object.keys(themes).find((each) => each.toLowerCase() === asked);
  return theme === undefined ? null : { by: 'theme', theme };
}

/** Above a puzzle: how it was chosen, and how the run goes. */
function Head({ puzzle, pack, way }: Pick<ScreenProps, 'puzzle' | 'pack' | 'way'>) {
  // How it went is kept before it is known here.
  puzzle.went.value;
  const { band } = puzzle.asked;
  return <p class="step-words">{paragraph(headOf(pack, way), `${says.difficulty(band)}.`)}</p>;
}

function headOf({ game }: PuzzlePack, way: PuzzleWay): string {
  if (way.by === 'day') return `${says.day}.`;
  if (way.by === 'theme') return `${capital(way.theme)}.`;
  if (way.by === 'rating') return says.rating(ratingOf(puzzleAnswers(game)));
  const { grades } = puzzleRun(game);
  const solved = solvedIn(grades);
  return says.runNow(solved, grades.length - solved);
}

/** Keeps how a puzzle went, here alone; returns what comes of it. */
function marked(pack: PuzzlePack, way: PuzzleWay, at: number, went: PuzzleWent): string {
  const { game, bands, puzzles } = pack;
  if (went === 'skipped') {
    // In a run, a puzzle that is skipped was missed.
    if (way.by === 'run') keepInRun(game, GRADES.shown);
    else skipped.add(at);
    return '';
  }
  const before = ratingOf(puzzleAnswers(game));
  const answer = { text: puzzles[at], grade: GRADES[went], band: bands[at] };
  const isNew = keepPuzzleAnswer(game, answer);
  const now = ratingOf(puzzleAnswers(game));
  if (way.by !== 'run') return isNew ? says.rated(now, now - before) : '';
  keepInRun(game, GRADES[went]);
  const run = puzzleRun(game);
  return isRunOver(run) ? says.runOver(solvedIn(run.grades)) : '';
}

type WaysProps = Pick<PuzzlesDeps, 'card' | 'from'> & { pack: PuzzlePack };

/** The ways to the puzzles of a game, and how somebody has done so far. */
function PuzzleWays({ card, pack, from }: WaysProps) {
  const { game, puzzles, themes } = pack;
  const answers = puzzleAnswers(game);
  const tried = triedIn(pack);
  const ofDay = nextPuzzle(pack, { by: 'day' });
  const isDone = ofDay !== null && tried.has(puzzles[ofDay]);
  const run = puzzleRun(game);
  const print = wayTo('print', game);
  const count = says.count(tried.size, puzzles.length);
  return (
    <div class="library puzzles">
      <PageHead heading={says.heading(card.title)} from={from} />
      <div>
        <p>{says.proved}</p>
        <p>
          {answers.length
            ? paragraph(count, says.rating(ratingOf(answers)))
            : says.all(puzzles.length)}
        </p>
      </div>
      <ul class="puzzle-ways">
        <Way {...{ game }} way="day" word={isDone ? says.dayDone : says.day} more={says.dayMore} />
        <Way {...{ game }} way="rating" word={says.next} more={says.nextMore} />
        <Way
          {...{ game }}
          way="run"
          word={isRunOver(run) ? says.run : says.runOn}
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
  pack: PuzzlePack;
  way: PuzzleWay;
};

function PuzzleScreen(props: ScreenProps) {
  const { puzzle, pack, way } = props;
  const { card, asked } = puzzle;
  useEffect(() => puzzle.open(), [puzzle]);
  return (
    <div class="learn">
      <PageHead heading={says.heading(card.title)} from={puzzlesHash(card.id)} />
      <section class="step" aria-label={words.toPuzzles}>
        <Head {...{ puzzle, pack, way }} />
        <h2 class="step-task">{asked.asks}</h2>
      </section>
      <BoardPlace {...puzzle.sandbox} />
      <Foot {...props} />
    </div>
  );
}

function Foot({ puzzle, pack, way, next, openRules }: ScreenProps) {
  const { done, told, begun } = puzzle;
  const last = told.value && (way.by === 'day' || nextPuzzle(pack, way, skipped) === null);
  return (
    <section class="foot">
      <Spoken trainer={puzzle} openRules={openRules} />
      <div class="ways steps">
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
      </div>
    </section>
  );
}
