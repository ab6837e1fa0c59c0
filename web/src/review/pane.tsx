// The look back at a finished game, in the place of the list of moves.
import '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { playerName } from '../game/player-names.ts';
import { onlyPerson } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { whereWords } from '../game/turns.ts';
import { PanelList } from '../pictures/panels.tsx';
import type { BestLine, View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { errorSentence } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { Chart } from './chart.tsx';
import { expected } from './graph.ts';
import { LineWords } from './line-words.tsx';
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
      {run && view && view.players.length > 1 && <Graph {...{ run, session, view }} />}
      <Foot review={review} />
      {run && view && <Costs {...{ run, session, view, onPlayFrom }} />}
      {run && view && <Best lines={run.lines.value.get(view.ply) ?? []} />}
      <div class="panels">
        {own && own.panels.length > 0 && <PanelList card={session.card} panels={own.panels} />}
      </div>
    </>
  );
}

type RunProps = { run: Run; session: Session; view: View };

function Graph({ run, session, view }: RunProps) {
  const { plies, ply, players, moves } = view;
  return (
    <Chart
      card={session.card}
      known={expected(run.known.value, moves)}
      worst={run.worst.value}
      names={namesOf(session, view)}
      bottom={session.now.bottomSeat.value}
      onGo={(ply) => session.viewpoint.goTo(ply)}
      where={(ply) => whereWords({ ...view, ply })}
      {...{ plies, ply, players }}
    />
  );
}

function Costs({ run, session, view, onPlayFrom }: RunProps & Pick<Props, 'onPlayFrom'>) {
  const worst = run.worst.value;
  const none = view.players.length > 1 ? words.review.none : words.review.noneInPoints;
  return (
    <>
      <Rows
        card={session.card}
        costs={worst}
        view={view}
        names={namesOf(session, view)}
        you={onlyPerson(session.now.seats.value)}
        onGo={(ply) => session.viewpoint.goTo(ply)}
        onPlayFrom={onPlayFrom}
      />
      {run.finished.value && !worst.length && <p class="review-none">{none}</p>}
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

function namesOf(session: Session, { players }: View) {
  const sitting = session.now.seating.value;
  return players.map((_, seat) => playerName(sitting, players, seat));
}

/** How far it is, or what went wrong; nothing once it is complete. */
function Foot({ review }: { review: GameReview }) {
  const [run, error] = [review.run.value, review.error.value];
  const busy = run ? !run.finished.value : review.asking.value;
  if (!busy && !error) return null;
  const said = error ? words.review.failed(errorSentence(error)) : null;
  return (
    <div class="review-foot">
      <p class="review-progress">{said ?? progressOf(run)}</p>
      {run && <Progress run={run} review={review} />}
    </div>
  );
}

function progressOf(run: Run | null) {
  if (!run) return words.review.game;
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
