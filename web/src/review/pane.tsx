// The look back at a finished game, in the place of the list of moves.
import '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Session } from '../game/session.ts';
import { PanelList } from '../pictures/panels.tsx';
import type { BestLine } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { errorSentence } from '../words/failure.ts';
import { capital } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { Chart } from './chart.tsx';
import type { GameReview } from './review.ts';
import { Rows } from './rows.tsx';
import type { Run } from './run.ts';

type Props = {
  review: GameReview;
  session: Session;
  /** Opens a new table that goes on from a ply. */
  onPlayFrom: (ply: number) => void;
};

/** Showing it begins it. */
export function ReviewPane({ review, session, onPlayFrom }: Props) {
  const game = review.game.value;
  useLayoutEffect(() => review.begin(), [review, game]);
  const [own, run, view] = [review.own.value, review.run.value, session.now.shown.value?.view];
  return (
    <>
      <div class="review-words">
        {own?.sentences.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {run && view && view.players.length > 1 && <Chart {...{ run, session, view }} />}
      <Foot review={review} />
      {run && view && <Rows {...{ run, session, view, onPlayFrom }} />}
      {run && view && <Best lines={run.lines.value.get(view.ply) ?? []} />}
      <div class="panels">
        {own && own.panels.length > 0 && <PanelList card={session.card} panels={own.panels} />}
      </div>
    </>
  );
}

/** The best few moves at the ply that shows. */
function Best({ lines }: { lines: readonly BestLine[] }) {
  if (!lines.length) return null;
  return (
    <section class="best" aria-label={words.review.best}>
      <h3>{words.review.best}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line.steps[0].text} class="best-line">
            <LineWords line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One of the best few moves in words: what it is worth, and what is expected after it. */
export function LineWords({ line }: { line: BestLine }) {
  const [first, ...rest] = line.steps;
  const follows = words.analysis.follows(
    line.why,
    rest.map(({ phrase }) => phrase),
  );
  return (
    <>
      <b>{first.phrase}</b>
      <span class="best-worth">{line.words}</span>
      {follows && <small>{capital(follows)}</small>}
    </>
  );
}

/** How far it is, or what went wrong; nothing once it is complete. */
function Foot({ review }: { review: GameReview }) {
  const [run, error] = [review.run.value, review.error.value];
  if (!run || (run.finished.value && !error)) return null;
  return (
    <div class="review-foot">
      <p class="review-progress">
        {error ? words.review.failed(errorSentence(error)) : progressOf(run)}
      </p>
      <Progress run={run} review={review} />
    </div>
  );
}

function progressOf(run: Run) {
  if (!run.running.value) return words.review.stopped;
  return run.closing.value ? words.review.costliest : words.review.moves;
}

function Progress({ run, review }: { run: Run; review: GameReview }) {
  const running = run.running.value;
  return (
    <>
      <Button
        word={running ? words.review.stop : words.review.resume}
        look="small"
        onPress={() => (running ? review.stop() : review.go())}
      />
      <div class="track">
        <span class="fill" style={{ transform: `scaleX(${run.done.value})` }} />
      </div>
    </>
  );
}
