// The moves that cost most, each with what would have been better.
import { actionName } from '../game/action-names.ts';
import { playerName } from '../game/player-names.ts';
import { onlyPerson } from '../game/seating.ts';
import { turnAt } from '../game/turns.ts';
import { notation } from '../keep/settings.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { Cost, Named } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { percent } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { RunProps } from './run.ts';

type Props = RunProps & { onPlayFrom: (ply: number) => void };

/** One's own moves come first. */
export function Rows(props: Props) {
  const { run, session, view } = props;
  const { own, others, explained, inPoints, none, noneInPoints } = words.review;
  const costs = run.worst.value;
  const you = onlyPerson(session.now.seats.value);
  const isOwn = ({ player }: Cost) => player === you;
  const groups: [string, Cost[]][] = [
    [own, costs.filter(isOwn)],
    [you === null ? '' : others, costs.filter((cost) => !isOwn(cost))],
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

function Row({ cost, session, view, onPlayFrom }: Props & { cost: Cost }) {
  const { ply, player, action, better } = cost;
  const { seating } = session.now;
  const points = Math.round(cost.points ?? 0);
  const lost = cost.points === null ? percent(cost.cost) : points;
  const lostAloud = cost.points === null ? percent(cost.cost) : words.review.points(points);
  const turn = turnAt(view.rounds, ply + 1);
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
        </span>
        <Button word={words.review.playFrom} look="text" onPress={() => onPlayFrom(ply)} />
      </div>
    </li>
  );
}
