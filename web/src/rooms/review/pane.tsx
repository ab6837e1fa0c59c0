// The review of a finished game, in place of the list of moves.
import '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { actionName } from '../../game/action-names.ts';
import { playerName } from '../../game/player-names.ts';
import { onlyPerson } from '../../game/seating.ts';
import type { Session } from '../../game/session.ts';
import { hasReply, turnAt } from '../../game/turns.ts';
import { notation } from '../../keep/settings.ts';
import { Glyph } from '../../pictures/glyph.tsx';
import { PanelList } from '../../pictures/panels.tsx';
import type { BestLine, Cost, Named } from '../../scene/types.ts';
import { Consequence } from '../../thought/consequence.tsx';
import { LineWords } from '../../thought/line-words.tsx';
import type { Run, RunProps } from '../../thought/run.ts';
import { Button } from '../../ui/button.tsx';
import { errorSentence } from '../../words/failure.ts';
import { roughly, sentence } from '../../words/grammar.ts';
import { reading } from '../../words/words.ts';
import { Chart } from './chart.tsx';
import type { GameReview } from './review.ts';
import * as words from './words/en.ts';

type Props = {
  review: GameReview;
  session: Session;
  /** Opens a new table that continues from a ply. */
  onPlayFrom: (ply: number) => void;
};

/** Showing it begins it. */
export function ReviewPane({ review, session, onPlayFrom }: Props) {
  const game = review.game.value;
  useLayoutEffect(() => review.begin(), [review, game]);
  const { display, plies } = session.now;
  const [own, run, now] = [review.own.value, review.run.value, display.value?.view];
  const view = now && { ...now, plies: plies.value };
  return (
    <>
      {run && view && view.players.length > 1 && <Chart {...{ run, session, view }} />}
      <div class="review-words">
        {own?.sentences.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Foot review={review} />
      {run && view && <Rows {...{ run, session, view, onPlayFrom }} />}
      {run && view && <Best lines={run.lines.value.get(view.ply) ?? []} />}
      <div class="panels">
        {own && own.panels.length > 0 && <PanelList card={session.card} panels={own.panels} />}
      </div>
    </>
  );
}

type RowsProps = RunProps & Pick<Props, 'onPlayFrom'>;

/** The costliest moves, each with a better one; the person's own come first. */
function Rows(props: RowsProps) {
  const { run, session, view } = props;
  const { own, others, explained, inPoints, none, noneInPoints } = words.review;
  const { costs } = run.progress.value;
  const you = onlyPerson(session.now.seats.value);
  const isOwn = ({ player }: Cost) => player === you;
  const groups: [string, Cost[]][] = [
    [own, costs.filter(isOwn)],
    [you === null ? '' : others(view.players.length), costs.filter((cost) => !isOwn(cost))],
  ];
  return (
    <>
      {costs.length > 0 && (
        <p class="costs-explained">{costs[0].points === null ? explained : inPoints}</p>
      )}
      {groups.map(
        ([heading, group]) =>
          group.length > 0 && (
            <section key={heading} aria-label={heading || undefined}>
              {heading && <h3>{heading}</h3>}
              <ol class="costs" data-costs="">
                {group.map((cost) => (
                  <Row key={cost.ply} cost={cost} {...props} />
                ))}
              </ol>
            </section>
          ),
      )}
      {run.finished.value && !costs.length && (
        <p class="review-none">{view.players.length > 1 ? none : noneInPoints}</p>
      )}
    </>
  );
}

function Row({ cost, session, view, onPlayFrom }: RowsProps & { cost: Cost }) {
  const { ply, player, action, better, because, why } = cost;
  const { seating } = session.now;
  const points = Math.round(cost.points ?? 0);
  const lost = cost.points === null ? roughly(cost.cost) : points;
  const lostAloud = cost.points === null ? roughly(cost.cost) : words.review.points(points);
  const turn = turnAt(view.rounds, ply + 1);
  const play = () =>
    void session.playOutBeside(session.now.record.value, ply, better.text, 'reply');
  const named = (what: Named) => actionName(what, notation.value === 'on');
  return (
    <li data-ply={ply + 1} class={ply + 1 === view.ply ? 'shown' : undefined}>
      <button type="button" class="cost" onClick={() => session.viewpoint.goTo(ply + 1)}>
        <span class="number figures">
          <span class="spoken">
            {words.review.who(turn, playerName(seating.value, view.players, player))}{' '}
          </span>
          <span aria-hidden="true">{turn}</span>
        </span>
        <Glyph card={session.card} name={view.players[player].glyph} size={20} />
        <b>{named(action)}</b>
        <span class="lost figures">
          <span class="spoken">{words.review.cost(lostAloud)}</span>
          <span aria-hidden="true">−{lost}</span>
        </span>
      </button>
      <div class="better">
        <span>
          {words.review.better} <b>{named(better)}</b>
          {why && words.review.which(why)}
          {because && <small>{sentence(because)}</small>}
        </span>
        <span class="ways">
          <Button word={words.review.playFrom} look="text" onPress={() => onPlayFrom(ply)} />
          {hasReply(session.card, view, ply) && <Consequence {...{ session, ply, play }} />}
        </span>
      </div>
    </li>
  );
}

/** The best few moves at the current ply. */
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

/** The progress, or an error; nothing once it is complete. */
function Foot({ review }: { review: GameReview }) {
  const [run, error] = [review.run.value, review.error.value];
  if (!run || (run.finished.value && !error)) return null;
  return (
    <div class="review-foot">
      <p class="review-progress">
        {error ? reading.failed(errorSentence(error)) : progressOf(run)}
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
        <span class="fill" style={{ transform: `scaleX(${run.progress.value.done})` }} />
      </div>
    </>
  );
}
