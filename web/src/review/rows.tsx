// The moves that cost most, each with what would have been better.
import { actionName } from '../game/action-names.ts';
import { notation } from '../keep/settings.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { Card, Cost, Named, ViewPlayer } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { percent } from '../words/grammar.ts';
import * as words from '../words/words.ts';

type Props = {
  card: Card;
  costs: readonly Cost[];
  players: readonly ViewPlayer[];
  names: readonly string[];
  /** The ply that shows. */
  ply: number;
  onGo: (ply: number) => void;
  onPlayFrom: (ply: number) => void;
};

export function Rows({ costs, ...rest }: Props) {
  return (
    <ol class="costs" data-costs="">
      {costs.map((cost) => (
        <Row key={cost.ply} cost={cost} {...rest} />
      ))}
    </ol>
  );
}

function Row(props: Omit<Props, 'costs'> & { cost: Cost }) {
  const { cost, card, players, names, onGo, onPlayFrom } = props;
  const { ply, player, action, better } = cost;
  const lost = percent(cost.cost);
  const named = (what: Named) => actionName(what, notation.value === 'on');
  return (
    <li data-ply={ply + 1} class={ply + 1 === props.ply ? 'shown' : undefined}>
      <button
        type="button"
        class="cost"
        aria-label={words.review.cost(ply + 1, names[player], named(action), lost)}
        onClick={() => onGo(ply + 1)}
      >
        <span class="number figures">{ply + 1}</span>
        <Glyph card={card} name={players[player].glyph} size={20} />
        <b>{named(action)}</b>
        <span class="lost figures">−{lost}</span>
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
