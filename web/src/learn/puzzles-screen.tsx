// The screens of the puzzles: the ways to them, and one of them on its board.
import '@preact/signals';
import { useEffect } from 'preact/hooks';
import { printHash, puzzlesHash } from '../keep/links.ts';
import { isRunOver, puzzleAnswers, puzzleRun, ratingOf } from '../keep/puzzles.ts';
import type { Card, PuzzlePack } from '../scene/types.ts';
import { PageHead } from '../settings/page-head.tsx';
import { BoardPlace } from '../table/board-place.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { capital, paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { Puzzle } from './puzzle.ts';
import { nextPuzzle } from './puzzle-choice.ts';
import { Spoken, Tries } from './screen.tsx';

const says = words.puzzles;

type WaysProps = { card: Card; pack: PuzzlePack; from: string };

/** The ways to the puzzles of a game, and how somebody has done so far. */
export function PuzzleWays({ card, pack, from }: WaysProps) {
  const { game, puzzles, themes } = pack;
  const answers = puzzleAnswers(game);
  const ofDay = nextPuzzle(pack, { by: 'day' });
  const isDone = answers.some(({ text }) => ofDay !== null && text === puzzles[ofDay]);
  const run = puzzleRun(game);
  const count = says.count(answers.length, puzzles.length);
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
      <LinkButton word={says.print} icon="print" look="quiet" href={printHash(game)} />
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

type Props = {
  puzzle: Puzzle;
  /** How it was chosen, or how the run goes. */
  head: () => string;
  /** Whether another one follows. */
  more: () => boolean;
  next: () => void;
  openRules: (clause: string) => void;
};

export function PuzzleScreen(props: Props) {
  const { puzzle, head } = props;
  const { card, asked } = puzzle;
  useEffect(() => puzzle.open(), [puzzle]);
  return (
    <div class="learn">
      <PageHead heading={says.heading(card.title)} from={puzzlesHash(card.id)} />
      <section class="step" aria-label={says.link}>
        <p class="step-words">{paragraph(head(), `${says.difficulty(asked.band)}.`)}</p>
        <h2 class="step-task">{asked.asks}</h2>
      </section>
      <BoardPlace {...puzzle.sandbox} />
      <Foot {...props} />
    </div>
  );
}

function Foot({ puzzle, more, next, openRules }: Props) {
  const { done, told, begun } = puzzle;
  return (
    <section class="foot">
      <Spoken trainer={puzzle} openRules={openRules} />
      <div class="ways steps">
        <Tries trainer={puzzle} over={done.value} begun={begun.value} />
        {begun.value && (
          <Button word={words.table.commands.undo} onPress={() => puzzle.takeBack()} />
        )}
        {told.value && !more() ? (
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
