// The curve of a finished game, and where it turned.
import '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { actionName } from '../../game/action-names.ts';
import type { Session } from '../../game/session.ts';
import { turnAt } from '../../game/turns.ts';
import { notation } from '../../keep/settings.ts';
import type { Costs, View } from '../../scene/types.ts';
import { Dot, Drawing } from './chart.tsx';
import { pointsOf } from './graph.ts';
import type { GameReview } from './review.ts';
import * as words from './words/en.ts';

/** Showing it begins the review. */
export function Curve({ review, session }: { review: GameReview; session: Session }) {
  const game = review.game.value;
  useLayoutEffect(() => review.begin(), [review, game]);
  const [run, view] = [review.run.value, session.now.display.value?.view];
  if (!run || !view) return null;
  const { chances, turned } = run.progress.value;
  const lines = view.players.map((_, player) => pointsOf(chances, view.plies, player));
  const bottom = session.now.bottomSeat.value;
  return (
    <>
      <Drawing lines={lines} bottom={bottom}>
        {turned && <Dot name="chart-now" points={lines[bottom]} ply={turned.ply + 1} />}
      </Drawing>
      <span class="curve-words">{turned ? turnedWords(turned, view) : words.review.command}</span>
    </>
  );
}

function turnedWords({ ply, action }: NonNullable<Costs['turned']>, { rounds }: View): string {
  const name = actionName(action, notation.value === 'on');
  return words.review.turned(turnAt(rounds, ply + 1), name);
}
