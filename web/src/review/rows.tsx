// The moves that cost most, each with what would have been better.
import { actionName } from '../game/action-names.ts';
import { turnAt } from '../game/turns.ts';
import { notation } from '../keep/settings.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { Card, Cost, Named, View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { percent } from '../words/grammar.ts';
import * as words from '../words/words.ts';

type Props = {
  card: Card;
  costs: readonly Cost[];
  /** What shows. */
  view: Pick<View, 'players' | 'rounds' | 'ply'>;
  names: readonly string[];
  /** The only person here; null if there is none, or several. */
  you: number | null;
  onGo: (ply: number) => void;
  onPlayFrom: (ply: number) => void;
};

/** One's own moves come first. */
export function Rows({ costs, ...rest }: Props) {
  const { own, others, explained, inPoints } = words.review;
  const isOwn = ({ player }: Cost) => player === rest.you;
  const groups: [string, Cost[]][] = [
    [own, costs.filter(isOwn)],
    [rest.you === null ? '' : others, costs.filter((cost) => !isOwn(cost))],
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
                  <Row key={cost.ply} cost={cost} {...rest} />
                ))}
              </ol>
            </section>
          ),
      )}
    </>
  );
}

function Row(props: Omit<Props, 'costs'> & { cost: Cost }) {
  const { cost, card, view, names, onGo, onPlayFrom } = props;
  const { ply, player, action, better } = cost;
  const points = Math.round(cost.points ?? 0);
  const lost = cost.points === null ? percent(cost.cost) : points;
  const lostAloud = cost.points === null ? percent(cost.cost) : words.review.points(points);
  const turn = turnAt(view.rounds, ply + 1);
  const named = (what: Named) => actionName(what, notation.value === 'on');
  return (
    <li data-ply={ply + 1} class={ply + 1 === view.ply ? 'shown' : undefined}>
      <button type="button" class="cost" onClick={() => onGo(ply + 1)}>
        <span class="number figures">
          <span class="spoken">{words.review.who(turn, names[player])} </span>
          <span aria-hidden="true">{turn}</span>
        </span>
        <Glyph card={card} name={view.players[player].glyph} size={20} />
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
