// What screens on which something is to be found have in common: what is asked, a board, and what is
// said to a try.
import '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { BoardPlace } from '../table/board-place.tsx';
import { ChoicesIfAny } from '../table/choices.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Problem, retryButton } from '../ui/problem.tsx';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { Feedback, Marked, Trainer } from './trainer.ts';

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

type SpokenProps = { trainer: Trainer; openRules: (clause: string) => void };

type TaskProps = SpokenProps & {
  /** The name of what is asked. */
  label: string;
  /** What is asked, above the board. */
  asks: ComponentChildren;
  /** Before the first pick only these places are marked, and what is under the pointer. */
  bare?: readonly string[] | null;
  /** What stands above the ways on. */
  more?: ComponentChildren;
  /** The ways on. */
  children: ComponentChildren;
};

/** The task, its board, the reply to a try, and the buttons. */
export function Task({ trainer, openRules, label, asks, bare = null, more, children }: TaskProps) {
  useEffect(() => trainer.open(), [trainer]);
  return (
    <>
      <section class="step" aria-label={label}>
        {asks}
      </section>
      <BoardPlace {...trainer.sandbox} bare={bare} />
      <section class="foot">
        <Spoken {...{ trainer, openRules }} />
        {more}
        <div class="ways steps">{children}</div>
      </section>
    </>
  );
}

/** The reply to a try, else the task, and the choices beside the board. */
function Spoken({ trainer, openRules }: SpokenProps) {
  const feedback = trainer.answer.value;
  const prompt = trainer.prompt.value;
  const problem = trainer.session.now.problem.value;
  return (
    <>
      {problem && (
        <Problem
          words={words.learn.notNow(sentence(problem.message))}
          buttons={[retryButton(problem.again)]}
        />
      )}
      {feedback && <Answer feedback={feedback} openRules={openRules} />}
      {!feedback && prompt && <p class="step-prompt">{prompt}</p>}
      <ChoicesIfAny {...trainer.sandbox} />
    </>
  );
}

type TriesProps = { trainer: Marked; over: boolean; underway?: boolean; once?: boolean };

/**
 * Buttons after an answer: try again, or show the solution.
 * @param underway whether the try still stands and can be changed
 * @param once whether all there is to show is shown at once
 */
export function Tries({ trainer, over, underway = false, once = false }: TriesProps) {
  if (over) return null;
  const refuted = trainer.refuted.value;
  const kind = trainer.feedback.value?.kind;
  const look = trainer.revealed.value ? '' : 'filled on';
  return (
    <>
      {(refuted || (underway && kind === 'wrong')) && (
        <Button word={words.learn.again} look={look} onPress={() => trainer.tryAgain()} />
      )}
      {!(kind === 'shown' && (once || refuted)) && (
        <Button word={words.learn.showMe} onPress={() => trainer.showMe()} />
      )}
    </>
  );
}

const ICONS = { right: 'check', wrong: 'alert', shown: 'hint' } as const;

type AnswerProps = { feedback: Feedback; openRules: (clause: string) => void };

function Answer({ feedback, openRules }: AnswerProps) {
  const { kind, words: text, clause } = feedback;
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => answer.current?.scrollIntoView({ block: 'nearest' }), [feedback]);
  return (
    <div class={`answer ${kind}`} ref={answer}>
      <Icon name={ICONS[kind]} />
      <p>
        {text}{' '}
        {clause && (
          <button type="button" class="clause-link" onClick={() => openRules(clause)}>
            {words.learn.clause(clause)}
          </button>
        )}
      </p>
    </div>
  );
}
