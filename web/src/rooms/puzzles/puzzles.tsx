// The puzzles of a game: the ways to them, and one after another as somebody has chosen.
import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Card, Door, PuzzlePack, Standing } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { BoardPlace } from '../../table/board-place.tsx';
import { Spoken, Tries } from '../../trainer/screen.tsx';
import { GRADES } from '../../trainer/trainer.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { capital, paragraph } from '../../words/grammar.ts';
import { puzzlesHash } from './address.ts';
import { beginRun, keepInRun, keepPuzzleAnswer, puzzleRun } from './kept.ts';
import { Puzzle, type PuzzleWent } from './puzzle.ts';
import { askStanding, nextBy, type PuzzleWay } from './standing.ts';
import { PuzzleWays } from './ways.tsx';
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

type ScreenProps = Pick<PuzzlesDeps, 'next' | 'openRules'> & {
  puzzle: Puzzle;
  standing: ReadonlySignal<Standing | null>;
  way: PuzzleWay;
};

function PuzzleScreen(props: ScreenProps) {
  const { puzzle, standing, way } = props;
  const { card, asked } = puzzle;
  useEffect(() => puzzle.open(), [puzzle]);
  return (
    <div class="learn">
      <PageHead heading={says.heading(card.title)} from={puzzlesHash(card.id)} />
      <section class="step" aria-label={words.toPuzzles}>
        <Head {...{ puzzle, standing, way }} />
        <h2 class="step-task">{asked.asks}</h2>
      </section>
      <BoardPlace {...puzzle.sandbox} />
      <Foot {...props} />
    </div>
  );
}

function Foot({ puzzle, standing, way, next, openRules }: ScreenProps) {
  const { done, told, begun } = puzzle;
  const none = standing.value !== null && nextBy(way, standing.value) === null;
  const last = told.value && (way.by === 'day' || none);
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
