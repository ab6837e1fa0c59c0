// The puzzles of a game: one after another, as somebody has chosen.
import {
  beginRun,
  isRunOver,
  keepInRun,
  keepPuzzleAnswer,
  puzzleAnswers,
  puzzleRun,
  ratingOf,
  solvedIn,
} from '../keep/puzzles.ts';
import type { Card, Door, PuzzlePack, PuzzleTask } from '../scene/types.ts';
import { capital, lower, paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { GRADES } from './mistakes.ts';
import { Puzzle } from './puzzle.ts';
import { nextPuzzle, type PuzzleWay } from './puzzle-choice.ts';
import { PuzzleScreen, PuzzleWays } from './puzzles-screen.tsx';
import type { Went } from './trainer.ts';

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
    marked: (went) => paragraph(themesOf(found), marked(pack, way, at, went)),
  });
  const next = () => {
    // In a run, whoever skips a puzzle has missed it.
    if (puzzle.went.peek() === null) {
      if (way.by === 'run') keepInRun(card.id, GRADES.shown);
      else skipped.add(at);
    }
    deps.next();
  };
  const content = (
    <PuzzleScreen
      key={`${asked} ${text}`}
      {...{ puzzle, next }}
      head={() => headOf(pack, way)}
      more={() => way.by !== 'day' && nextPuzzle(pack, way, skipped) !== null}
      openRules={deps.openRules}
    />
  );
  return { title, content, of: puzzle };
}

/** What a puzzle was about, in a sentence. */
function themesOf({ themes }: PuzzleTask): string {
  return sentence(themes.map(lower).join(', '));
}

function wayIn(asked: string, { themes }: PuzzlePack): PuzzleWay | null {
  if (asked === 'day' || asked === 'run' || asked === 'rating') return { by: asked };
  const theme = Object.keys(themes).find((each) => each.toLowerCase() === asked);
  return theme === undefined ? null : { by: 'theme', theme };
}

/** Above a puzzle: how it was chosen, and how the run goes. */
function headOf({ game }: PuzzlePack, way: PuzzleWay): string {
  if (way.by === 'day') return `${says.day}.`;
  if (way.by === 'theme') return `${capital(way.theme)}.`;
  if (way.by === 'rating') return says.rating(ratingOf(puzzleAnswers(game)));
  const { grades } = puzzleRun(game);
  const solved = solvedIn(grades);
  return says.runNow(solved, grades.length - solved);
}

/** Keeps how a puzzle went; returns what comes of it. */
function marked(pack: PuzzlePack, way: PuzzleWay, at: number, went: Went): string {
  const { game, bands, puzzles } = pack;
  const before = ratingOf(puzzleAnswers(game));
  const answer = { text: puzzles[at], grade: GRADES[went], band: bands[at] };
  const isNew = keepPuzzleAnswer(game, answer);
  const now = ratingOf(puzzleAnswers(game));
  if (way.by !== 'run') return isNew ? says.rated(now, now - before) : '';
  keepInRun(game, GRADES[went]);
  const run = puzzleRun(game);
  return isRunOver(run) ? says.runOver(solvedIn(run.grades)) : '';
}
