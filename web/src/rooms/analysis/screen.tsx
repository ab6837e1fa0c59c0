// The analysis screen: the position, its best moves, and buttons to step through them.
import '@preact/signals';
import { createRef } from 'preact';
import { useEffect } from 'preact/hooks';
import { botWords } from '../../game/player-names.ts';
import { LONGEST_SAID } from '../../keep/said.ts';
import type { BestLine } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { BoardPlace } from '../../table/board-place.tsx';
import { Branches } from '../../table/branches.tsx';
import { ChoicesIfAny } from '../../table/choices.tsx';
import { Moves } from '../../table/moves.tsx';
import { LineWords } from '../../thought/line-words.tsx';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { Level } from '../../ui/icon.tsx';
import { More } from '../../ui/more.tsx';
import { Problem, retryButton } from '../../ui/problem.tsx';
import { Select } from '../../ui/select.tsx';
import { onDesktop } from '../../ui/watch-layout.ts';
import { errorSentence } from '../../words/failure.ts';
import { sentence } from '../../words/grammar.ts';
import { table } from '../../words/words.ts';
import type { Analysis } from './analysis.ts';
import { Arrange } from './arrange.tsx';
import { howTo } from './arranging.ts';
import * as words from './words/en.ts';

type Props = {
  analysis: Analysis;
  /** The address of the back link. */
  from: string;
  share: () => void;
};

export function AnalysisScreen({ analysis, from, share }: Props) {
  useEffect(() => void analysis.open(), [analysis]);
  const status = analysis.session.now.status.value;
  const arranged = analysis.arranging.position.value;
  return (
    <div class="learn analysis">
      <PageHead heading={words.analysis.heading} from={from}>
        {analysis.card.arranges && (
          <Button
            word={words.analysis.setUp}
            label={words.analysis.arrange}
            look="quiet"
            pressed={arranged !== null}
            onPress={() => (arranged ? analysis.arrangeNoMore() : analysis.arrange())}
          />
        )}
        <Button word={words.analysis.share} icon="share" look="quiet square" bare onPress={share} />
      </PageHead>
      <section class="step" aria-label={words.analysis.position}>
        <h2 class="step-task">{analysis.turn ?? status?.words}</h2>
        <p class="step-words">{arranged ? howTo(arranged) : status?.below}</p>
        {!arranged && <p class="step-words comment">{analysis.comment.value}</p>}
      </section>
      <BoardPlace {...analysis.sandbox} bare={arranged && []} />
      {arranged ? <Arrange {...{ analysis, arranged }} /> : <Foot analysis={analysis} />}
    </div>
  );
}

function Foot({ analysis }: { analysis: Analysis }) {
  const { session, error } = analysis;
  const problem = session.now.problem.value;
  const { back, forward } = words.analysis;
  return (
    <section class="foot">
      {problem && (
        <Problem words={sentence(problem.message)} buttons={[retryButton(problem.again)]} />
      )}
      {error.value !== null && <Problem words={errorSentence(error.value)} />}
      <ChoicesIfAny {...analysis.sandbox} />
      <Chance analysis={analysis} />
      <Lines analysis={analysis} />
      <Branches
        session={session}
        changed={(edit) => analysis.keep(edit)}
        own={analysis.ownLine}
        open
      />
      {onDesktop.value && <Listed analysis={analysis} />}
      <div class="ways steps">
        <Button
          word={back}
          icon="prev"
          look="square"
          bare
          disabled={!session.now.canUndo.value}
          onPress={() => analysis.back()}
        />
        <Button word={forward} icon="next" look="square" bare onPress={() => analysis.forward()} />
        <Button
          word={words.analysis.comment}
          icon="comment"
          look="square"
          bare
          onPress={() => askComment(analysis.comment.peek(), (text) => analysis.say(text))}
        />
        <PlayFromHere analysis={analysis} />
      </div>
    </section>
  );
}

/** The list of moves, where there is room for it. */
function Listed({ analysis }: { analysis: Analysis }) {
  const view = analysis.whole.value;
  if (!view?.moves.length) return null;
  return (
    <section class="record" aria-label={words.analysis.moves}>
      <h3>{words.analysis.moves}</h3>
      <Moves {...analysis.sandbox} view={view} go={(ply) => void analysis.goTo(ply)} />
    </section>
  );
}

/** Choices for what chance brought. */
function Chance({ analysis }: { analysis: Analysis }) {
  const came = analysis.came.value;
  if (!came.length) return null;
  return (
    <div class="came">
      {came.map(({ at, now, outcomes }, i) => (
        <Select
          key={at}
          label={words.analysis.came(i + 1, came.length)}
          choices={[['', words.analysis.byLot], ...outcomes]}
          chosen={now}
          onChoose={(action) => analysis.choose(at, action)}
        />
      ))}
    </div>
  );
}

function Lines({ analysis }: { analysis: Analysis }) {
  const { lines, thinking } = analysis;
  if (!thinking.value && !lines.value.length) return null;
  return (
    <div class="best">
      <h3>
        {words.analysis.lines}
        {thinking.value && <span class="best-busy">{words.analysis.thinking}</span>}
      </h3>
      <ol>
        {lines.value.map((line) => (
          <Row key={line.steps[0].text} {...{ analysis, line }} />
        ))}
      </ol>
    </div>
  );
}

function Row({ analysis, line }: { analysis: Analysis; line: BestLine }) {
  const show = () => analysis.preview(line);
  const hide = () => analysis.preview(null);
  return (
    <li>
      <button
        type="button"
        class="best-line"
        onClick={() => analysis.follow(line)}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <LineWords line={line} />
      </button>
    </li>
  );
}

/** A menu of bots' levels to continue against. */
function PlayFromHere({ analysis }: { analysis: Analysis }) {
  const { levels } = analysis.card;
  const over = analysis.session.now.view.value?.over;
  if (over || !levels.length || analysis.session.now.seats.value.length < 2) return null;
  return (
    <More word={table.playFromHere} spoken>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          class="button quiet row"
          onClick={() => analysis.playFromHere(level)}
        >
          {words.analysis.against(botWords(level))}
          <Level level={level} levels={levels} />
        </button>
      ))}
    </More>
  );
}

/** @param done called with what is said now; '' takes it back */
function askComment(before: string, done: (text: string) => void) {
  const field = createRef<HTMLTextAreaElement>();
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    close();
    done(text);
  };
  const content = (
    <form class="exchange" onSubmit={submit}>
      <textarea
        aria-label={words.analysis.comment}
        rows={4}
        defaultValue={before}
        maxLength={LONGEST_SAID}
        ref={field}
      />
      <Button word={words.analysis.save} type="submit" look="filled" />
    </form>
  );
  const close = openDialog({ title: words.analysis.comment, content });
  field.current?.focus();
}
