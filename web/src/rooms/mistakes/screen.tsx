// The screen of a game's exercises.
import '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageHead } from '../../settings/page-head.tsx';
import { Consequence } from '../../thought/consequence.tsx';
import { Dots, Task, Tries } from '../../trainer/screen.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Problem, retryButton } from '../../ui/problem.tsx';
import { errorSentence } from '../../words/failure.ts';
import { common, learn as learnWords, reading } from '../../words/words.ts';
import type { Mistakes } from './mistakes.ts';
import * as words from './words/en.ts';

type Props = {
  mistakes: Mistakes;
  /** How many there are, if not all are known. */
  count?: ComponentChildren;
  /** The address of the game. */
  from: string;
  openRules: (clause: string) => void;
};

export function MistakesScreen(props: Props) {
  const { mistakes, count, from } = props;
  useEffect(() => void mistakes.find(), [mistakes]);
  const exercises = mistakes.exercises.value;
  return (
    <div class="learn">
      <PageHead heading={count ? words.deck.heading : words.mistakes.heading} from={from} />
      {exercises?.length ? (
        <Exercises {...props} />
      ) : (
        <Finding {...props} none={exercises !== null} />
      )}
    </div>
  );
}

/** The progress of the search, its failure, or that there are none. */
function Finding({ mistakes, from, none }: Props & { none: boolean }) {
  const error = mistakes.error.value;
  if (error) {
    const buttons = [retryButton(() => void mistakes.find(), error)];
    return <Problem words={reading.failed(errorSentence(error))} buttons={buttons} />;
  }
  return (
    <Empty words={none ? words.mistakes.none : words.mistakes.finding} heading>
      {none ? (
        <LinkButton word={words.mistakes.toGame} look="filled" href={from} />
      ) : (
        <div class="track finding" role="progressbar" aria-label={words.mistakes.finding}>
          <span class="fill" style={{ transform: `scaleX(${mistakes.progress.value})` }} />
        </div>
      )}
    </Empty>
  );
}

function Exercises({ mistakes, count, from, openRules }: Props) {
  const { done, last, session } = mistakes;
  const exercise = mistakes.exercise.value;
  const play = () => mistakes.showAllowed();
  const out = mistakes.out.value;
  const settled = mistakes.revealed.value || out;
  const asks = (
    <>
      {count ?? <Dots steps={mistakes.exercises.value?.length ?? 0} at={mistakes.at.value} />}
      <p class="step-words">{mistakes.task}</p>
      {exercise?.replied && <Consequence {...{ session, play }} ply={exercise.ply} />}
      <h2 class="step-task">{out ? words.deck.out : words.mistakes.task}</h2>
    </>
  );
  const sum = last && !count && settled && <p>{words.mistakes.solved(...mistakes.solved)}</p>;
  return (
    <Task trainer={mistakes} label={words.mistakes.exercise} more={sum} {...{ asks, openRules }}>
      <Tries trainer={mistakes} over={done.value || out} once />
      {!last && (
        <Button
          word={settled ? learnWords.next : learnWords.skip}
          look={settled ? 'filled on' : 'quiet on'}
          onPress={() => mistakes.next()}
        />
      )}
      {last && settled && (
        <LinkButton
          word={count ? common.allGames : words.mistakes.toGame}
          look="filled on"
          href={from}
        />
      )}
      {count && (
        <Button
          word={out ? words.deck.putBack : words.deck.suspend}
          look="quiet"
          onPress={() => mistakes.suspend(!out)}
        />
      )}
    </Task>
  );
}
