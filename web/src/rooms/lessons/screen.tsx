// The screen of a course: a board, the step's words, and feedback.
import '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PageHead } from '../../settings/page-head.tsx';
import { BoardPlace } from '../../table/board-place.tsx';
import { Dots, Spoken } from '../../trainer/screen.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { Lesson } from './lesson.ts';
import * as words from './words/words.ts';

export type LearnProps = {
  lesson: Lesson;
  /** The address of the back link. */
  from: string;
  openRules: (clause: string) => void;
  /** The address of the next course, if there is one. */
  more: string | null;
};

export function LearnScreen(props: LearnProps) {
  const { lesson, from } = props;
  useEffect(() => lesson.open(), [lesson]);
  return (
    <div class="learn">
      <PageHead heading={words.lessons.heading(lesson.card.title)} from={from} />
      <StepWords lesson={lesson} />
      <BoardPlace {...lesson.sandbox} bare={lesson.step.value.kind === 'find'} />
      <Foot {...props} />
    </div>
  );
}

function StepWords({ lesson }: { lesson: Lesson }) {
  const { step, course, at } = lesson;
  const { words: instruction, task } = step.value;
  return (
    <section class="step" aria-label={words.toLessons.courses[course.name]}>
      <Dots steps={course.steps.length} at={at.value} />
      <p class="step-words">{instruction}</p>
      {task && <h2 class="step-task">{task}</h2>}
    </section>
  );
}

function Foot({ lesson, openRules, more }: LearnProps) {
  const { last } = lesson;
  return (
    <section class="foot">
      <Spoken trainer={lesson} openRules={openRules} />
      {last && more && (
        <div class="ways ends">
          <LinkButton word={words.toLessons.courses['fine-print']} href={more} />
        </div>
      )}
      <Steps lesson={lesson} />
    </section>
  );
}

/** Buttons from step to step, and from the last one to a game. */
function Steps({ lesson }: Pick<LearnProps, 'lesson'>) {
  const { done, last } = lesson;
  const plays = lesson.step.value.kind === 'play';
  return (
    <div class="ways steps">
      <Button
        word={words.learn.back}
        disabled={lesson.at.value === 0}
        onPress={() => lesson.back()}
      />
      {!done.value && !plays && (
        <Button word={words.learn.showMe} onPress={() => lesson.showMe()} />
      )}
      {!last && (
        <Button
          word={done.value ? words.learn.next : words.learn.skip}
          look={done.value ? 'filled on' : 'quiet on'}
          onPress={() => lesson.next()}
        />
      )}
      {last && (done.value || plays) && (
        <Button word={words.lessons.playNow} look="filled on" onPress={() => lesson.playGame()} />
      )}
    </div>
  );
}
