// The screen of a course: a board, the words of the step, and what is said to what is tried.
import '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Lesson } from '../rooms/lessons/lesson.ts';
import { PageHead } from '../settings/page-head.tsx';
import { BoardPlace } from '../table/board-place.tsx';
import { ChoicesIfAny } from '../table/choices.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { againWay, Problem } from '../ui/problem.tsx';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { Marked, Said, Trainer } from './trainer.ts';

export type LearnProps = {
  lesson: Lesson;
  /** The address to go back to. */
  from: string;
  openRules: (clause: string) => void;
  /** The way to the course that follows, if there is one. */
  more: string | null;
};

export function LearnScreen(props: LearnProps) {
  const { lesson, from } = props;
  useEffect(() => lesson.open(), [lesson]);
  return (
    <div class="learn">
      <PageHead heading={words.learn.heading(lesson.card.title)} from={from} />
      <StepWords lesson={lesson} />
      <BoardPlace {...lesson.sandbox} bare={lesson.step.value.kind === 'find'} />
      <Foot {...props} />
    </div>
  );
}

function StepWords({ lesson }: { lesson: Lesson }) {
  const { step, course, at } = lesson;
  const { words: says, task } = step.value;
  return (
    <section class="step" aria-label={words.pages.learn.courses[course.name]}>
      <Dots steps={course.steps.length} at={at.value} />
      <p class="step-words">{says}</p>
      {task && <h2 class="step-task">{task}</h2>}
    </section>
  );
}

export function Dots({ steps, at }: { steps: number; at: number }) {
  return (
    <p class="dots">
      <span class="spoken">{words.learn.stepOf(at + 1, steps)}</span>
      {Array.from({ length: steps }, (_, step) => (
        <span key={step} class={dotLook(step, at)} aria-hidden="true" />
      ))}
    </p>
  );
}

function dotLook(step: number, at: number) {
  if (step === at) return 'now';
  return step < at ? 'past' : '';
}

function Foot({ lesson, openRules, more }: LearnProps) {
  const { last } = lesson;
  return (
    <section class="foot">
      <Spoken trainer={lesson} openRules={openRules} />
      {last && more && (
        <div class="ways ends">
          <LinkButton word={words.pages.learn.courses['fine-print']} href={more} />
        </div>
      )}
      <Steps lesson={lesson} />
    </section>
  );
}

type SpokenProps = { trainer: Trainer; openRules: (clause: string) => void };

/** What is said to what was tried, else what is asked, and what can be chosen beside the board. */
export function Spoken({ trainer, openRules }: SpokenProps) {
  const said = trainer.answer.value;
  const prompt = trainer.prompt.value;
  const problem = trainer.session.now.problem.value;
  return (
    <>
      {problem && (
        <Problem
          words={words.learn.notNow(sentence(problem.message))}
          ways={[againWay(problem.again)]}
        />
      )}
      {said && <Answer said={said} openRules={openRules} />}
      {!said && prompt && <p class="step-prompt">{prompt}</p>}
      <ChoicesIfAny {...trainer.sandbox} />
    </>
  );
}

type TriesProps = { trainer: Marked; over: boolean; begun?: boolean };

/**
 * The ways on from an answer: to try again, or to be shown how it is done.
 * @param begun what was tried still stands, and can be changed
 */
export function Tries({ trainer, over, begun = false }: TriesProps) {
  if (over) return null;
  const refuted = trainer.refuted.value;
  const kind = trainer.said.value?.kind;
  const look = trainer.told.value ? '' : 'filled on';
  return (
    <>
      {(refuted || (begun && kind === 'wrong')) && (
        <Button word={words.learn.again} look={look} onPress={() => trainer.again()} />
      )}
      {!(refuted && kind === 'shown') && (
        <Button word={words.learn.showMe} onPress={() => trainer.showMe()} />
      )}
    </>
  );
}

/** The ways from step to step, and from the last one to a game. */
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
        <Button word={words.learn.playNow} look="filled on" onPress={() => lesson.playOn()} />
      )}
    </div>
  );
}

const ICONS = { right: 'check', wrong: 'alert', shown: 'hint' } as const;

type AnswerProps = { said: Said; openRules: (clause: string) => void };

function Answer({ said, openRules }: AnswerProps) {
  const { kind, words: says, clause } = said;
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => answer.current?.scrollIntoView({ block: 'nearest' }), [said]);
  return (
    <div class={`answer ${kind}`} ref={answer}>
      <Icon name={ICONS[kind]} />
      <p>
        {says}{' '}
        {clause && (
          <button type="button" class="clause-link" onClick={() => openRules(clause)}>
            {words.learn.clause(clause)}
          </button>
        )}
      </p>
    </div>
  );
}
