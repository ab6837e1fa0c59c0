// A game's puzzles: the choice of sources, and one puzzle after another.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Card, Door, PuzzlePack, Standing } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Task, Tries } from '../../trainer/screen.tsx';
import { GRADE_NUMBERS } from '../../trainer/trainer.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { paragraph } from '../../words/grammar.ts';
import { learn as learnWords, table } from '../../words/words.ts';
import { puzzlesHash } from './address.ts';
import { beginRun, keepInRun, keepPuzzleAnswer, puzzleRun } from './kept.ts';
import { lines, Puzzle, type PuzzleGrade } from './puzzle.ts';
import { Question } from './question.tsx';
import { askStanding, namesOf, nextBy, type PuzzleSource, ratingOf } from './standing.ts';
import { PuzzleWays } from './ways.tsx';
import * as words from './words/en.ts';
import { toPuzzles } from './words/en-first.ts';

const texts = words.puzzles;

export type PuzzlesDeps = {
  card: Card;
  door: Door;
  /** The address of the back link. */
  from: string;
  openRules: (clause: string) => void;
  /** Opens the next puzzle. */
  next: () => void;
};

/** Puzzles that were skipped until the others have been tried. */
const skipped = new Set<number>();

/** Opens the next puzzle from the address's source, or the choice of sources. */
export async function openPuzzles(deps: PuzzlesDeps, wanted: string) {
  const { card, door } = deps;
  const title = texts.title(card.title);
  const pack = await door.call('puzzles', { game: card.id });
  const source = sourceIn(wanted, pack);
  const standing = signal(source && (await standingFor(door, pack, source)));
  const at = source && standing.value && nextBy(source, standing.value);
  if (!source || at === null) return { title, content: <PuzzleWays {...deps} pack={pack} /> };
  const text = pack.puzzles[at];
  const task = await door.call('puzzle', { game: card.id, text });
  // A pack knows how hard its puzzles were found to be; their texts, how hard they were taken to be.
  const banded = { ...task, band: pack.bands[at] };
  const puzzle = new Puzzle(card, text, banded, {
    door,
    marked: async (grade) => {
      const before = standing.value;
      const isNew = keepMark(pack, source, at, grade);
      if (grade === 'skipped') return '';
      standing.value = await askStanding(door, pack, source, skipped);
      const consequence = meaning(source, standing.value, isNew ? before : null);
      return lines(consequence, texts.about(namesOf(card, banded.themes)));
    },
  });
  const next = () => {
    puzzle.leave();
    deps.next();
  };
  const content = (
    <PuzzleScreen
      key={`${wanted} ${text}`}
      {...{ puzzle, standing, source, next }}
      openRules={deps.openRules}
    />
  );
  return { title, content, of: puzzle };
}

/** Begins a run if the last one has ended. */
async function standingFor(door: Door, pack: PuzzlePack, source: PuzzleSource): Promise<Standing> {
  const standing = await askStanding(door, pack, source, skipped);
  const begins = source.by === 'run' && (standing.run.over || !puzzleRun(pack.game).seed);
  if (!begins) return standing;
  beginRun(pack.game);
  return askStanding(door, pack, source, skipped);
}

function sourceIn(text: string, { themes }: PuzzlePack): PuzzleSource | null {
  if (text === 'day' || text === 'run' || text === 'rating') return { by: text };
  return Object.hasOwn(themes, text) ? { by: 'theme', theme: text } : null;
}

/** The source of a puzzle, and the state of the run. */
function Head({ puzzle, standing, source }: Pick<ScreenProps, 'puzzle' | 'standing' | 'source'>) {
  const { band } = puzzle.task;
  const head = standing.value && headOf(puzzle.card, standing.value, source);
  return <p class="step-words">{paragraph(head ?? '', `${texts.difficulty(band)}.`)}</p>;
}

function headOf(card: Card, standing: Standing, source: PuzzleSource): string {
  const { run, rating, until_rated: more } = standing;
  if (source.by === 'day') return `${texts.day}.`;
  if (source.by === 'theme') return `${namesOf(card, [source.theme])}.`;
  if (source.by === 'run') return texts.runNow(run.solved, run.missed);
  return more ? '' : texts.rating(rating);
}

/** Keeps a puzzle's grade; returns whether it had none. */
function keepMark(pack: PuzzlePack, source: PuzzleSource, at: number, grade: PuzzleGrade): boolean {
  const { game, bands, puzzles } = pack;
  // A puzzle skipped in a run was missed.
  if (source.by === 'run') keepInRun(game, GRADE_NUMBERS[grade === 'skipped' ? 'shown' : grade]);
  else if (grade === 'skipped') skipped.add(at);
  if (grade === 'skipped') return false;
  return keepPuzzleAnswer(game, {
    text: puzzles[at],
    grade: GRADE_NUMBERS[grade],
    band: bands[at],
  });
}

/** Says what an answer has changed; `before` is null if the puzzle had an answer already. */
function meaning(source: PuzzleSource, standing: Standing, before: Standing | null): string {
  const { rating, run } = standing;
  if (source.by === 'run') return run.over ? texts.runOver(run.solved) : '';
  if (!before) return '';
  return before.until_rated ? ratingOf(standing) : texts.rated(rating, rating - before.rating);
}

type ScreenProps = Pick<PuzzlesDeps, 'next' | 'openRules'> & {
  puzzle: Puzzle;
  standing: ReadonlySignal<Standing | null>;
  source: PuzzleSource;
};

function PuzzleScreen({ puzzle, standing, source, next, openRules }: ScreenProps) {
  const { card, task, done, revealed, underway } = puzzle;
  const none = standing.value !== null && nextBy(source, standing.value) === null;
  const last = revealed.value && (source.by === 'day' || none);
  const asks = (
    <>
      <Head {...{ puzzle, standing, source }} />
      <Question asks={task.asks} />
    </>
  );
  return (
    <div class="learn">
      <PageHead heading={card.title} from={puzzlesHash(card.id)} />
      <Task trainer={puzzle} label={toPuzzles} {...{ asks, openRules }}>
        <Tries trainer={puzzle} over={done.value} underway={underway.value} />
        {underway.value && <Button word={table.commands.undo} onPress={() => puzzle.takeBack()} />}
        {last ? (
          <LinkButton word={texts.others} look="filled on" href={puzzlesHash(puzzle.card.id)} />
        ) : (
          <Button
            word={revealed.value ? learnWords.next : learnWords.skip}
            look={done.value ? 'filled on' : 'quiet on'}
            onPress={next}
          />
        )}
      </Task>
    </div>
  );
}
