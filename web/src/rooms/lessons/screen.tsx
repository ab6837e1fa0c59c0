// The screen of a course: a board, the step's words, and feedback.
import '@preact/signals';
import { PageHead } from '../../settings/page-head.tsx';
import { Dots, Task } from '../../trainer/screen.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { learn as learnWords } from '../../words/words.ts';
import type { Lesson } from './lesson.ts';
import * as words from './words/en.ts';
import { toLessons } from './words/en-first.ts';

export type LearnProps = {
  lesson: Lesson;
  /** The address of the back link. */
  from: string;
  openRules: (clause: string) => void;
  /** The address of the next course, if there is one. */
  more: string | null;
};

export function LearnScreen({ lesson, from, openRules, more }: LearnProps) {
  const { step, course, at, last } = lesson;
  const { words: instruction, task, kind } = step.value;
  const asks = (
    <>
      <Dots steps={course.steps.length} at={at.value} />
      <p class="step-words">{instruction}</p>
      {task && <h2 class="step-task">{task}</h2>}
    </>
  );
  const follows = last && more && (
    <div class="ways ends">
      <LinkButton word={toLessons.courses['fine-print']} href={more} />
    </div>
  );
  return (
    <div class="learn">
      <PageHead heading={words.lessons.heading(lesson.card.title)} from={from} />
      <Task
        trainer={lesson}
        label={toLessons.courses[course.name]}
        bare={kind === 'find' ? [] : lesson.pointedOut}
        more={follows}
        {...{ asks, openRules }}
      >
        <Steps lesson={lesson} />
      </Task>
    </div>
  );
}

/** Buttons from step to step, and from the last one to a game. */
function Steps({ lesson }: Pick<LearnProps, 'lesson'>) {
  const { done, last } = lesson;
  const plays = lesson.step.value.kind === 'play';
  return (
    <>
      <Button
        word={learnWords.back}
        disabled={lesson.at.value === 0}
        onPress={() => lesson.back()}
      />
      {!done.value && !plays && <Button word={learnWords.showMe} onPress={() => lesson.showMe()} />}
      {!last && (
        <Button
          word={done.value ? learnWords.next : learnWords.skip}
          look={done.value ? 'filled on' : 'quiet on'}
          onPress={() => lesson.next()}
        />
      )}
      {last && (done.value || plays) && (
        <Button word={words.lessons.playNow} look="filled on" onPress={() => lesson.playGame()} />
      )}
    </>
  );
}
