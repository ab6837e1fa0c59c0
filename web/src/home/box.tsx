// A game's box on the shelf.
import type { Sitting } from '../game/player-names.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Card } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import type { GameLink } from '../ui/game-links.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import * as words from '../words/first.ts';
import { against } from './open-games.ts';

type Props = {
  card: Card;
  /** A link for newcomers; null once the game was played here, or the link was used. */
  first: GameLink | null;
  onPress: () => void;
  /** The players of the last game. */
  last: Sitting | null;
  /** Begins the last game again. */
  onAgain: () => void;
};

/**
 * A box; the style sheet makes tall ones take longer. It is named by its title, and described by the
 * rest: who goes from box to box needn't hear all of each. The rest is hidden, since a label would have
 * to have all words that show; and told in words, since Firefox names a button also by what is hidden
 * in it and describes it.
 */
export function Box({ card, first, onPress, last, onAgain }: Props) {
  return (
    <li class={last ? 'played' : ''} style={{ '--minutes': String(card.minutes) }}>
      <button
        type="button"
        class="box"
        data-game={card.id}
        aria-description={`${card.summary} ${playerCount(card, ` ${words.home.to} `)} ${words.home.players} ${words.common.minutes(card.minutes)}`}
        onClick={onPress}
      >
        <Picture card={card} {...card.sample} />
        <NamePlate card={card} />
      </button>
      {last && <Again players={against(last, card)} onPress={onAgain} />}
      {first && !last && <FirstLink {...first} />}
    </li>
  );
}

function Again({ players, onPress }: { players: string; onPress: () => void }) {
  const { again, againAs } = words.home;
  const label = againAs(players);
  return <Button word={again} icon="go" look="byway" label={label} onPress={onPress} />;
}

/** The link for newcomers, on the box of a game that is new here. */
function FirstLink({ word, short, href, label, icon }: GameLink) {
  return (
    <a class="byway" href={href} aria-label={label}>
      {icon && <Icon name={icon} />}
      <span class="long">{word}</span>
      <span class="short">{short}</span>
    </a>
  );
}

function NamePlate({ card }: { card: Card }) {
  return (
    <div class="nameplate">
      <h2>{card.title}</h2>
      <p class="authors" aria-hidden="true">
        {card.authors.join(', ')}
      </p>
      <p class="summary" aria-hidden="true">
        {card.summary}
      </p>
      <p class="facts" aria-hidden="true">
        <Fact icon="seat" words={playerCount(card)} />{' '}
        <Fact icon="time" words={words.common.minutes(card.minutes)} />
        <span class="way">
          {words.home.play}
          <Icon name="next" />
        </span>
      </p>
    </div>
  );
}

type FactProps = { icon: IconName; words: string; spoken?: string };

export function Fact({ icon, words: text, spoken }: FactProps) {
  return (
    <span class="fact">
      <Icon name={icon} />
      <span class="figures">{text}</span>
      {spoken && <span class="spoken"> {spoken}</span>}
    </span>
  );
}

export function playerCount({ players: [fewest, most] }: Pick<Card, 'players'>, to = '–') {
  return fewest === most ? `${fewest}` : `${fewest}${to}${most}`;
}
