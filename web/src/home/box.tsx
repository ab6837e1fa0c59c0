// A game's box on the shelf.
import { Picture } from '../pictures/picture.tsx';
import type { Card } from '../scene/types.ts';
import type { IconName } from '../ui/icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words/words.ts';

/** Taller boxes take longer, by the style sheet. */
export function Box({ card, onPress }: { card: Card; onPress: () => void }) {
  const { view, crop } = card.sample;
  const height = { '--minutes': String(card.minutes) };
  return (
    <li>
      <button type="button" class="box" data-game={card.id} style={height} onClick={onPress}>
        <Picture card={card} view={view} crop={crop} />
        <NamePlate card={card} />
      </button>
    </li>
  );
}

function NamePlate({ card }: { card: Card }) {
  return (
    <div class="nameplate">
      <h2>{card.title}</h2>
      <p class="authors">{card.authors.join(', ')}</p>
      <p class="summary">{card.summary}</p>
      <p class="facts">
        <Fact icon="seat" words={playerCount(card)} spoken={words.home.players} />
        <Fact icon="time" words={words.home.minutes(card.minutes)} />
        <span class="way" aria-hidden="true">
          {words.home.play}
          <Icon name="next" />
        </span>
      </p>
    </div>
  );
}

function Fact({ icon, words: text, spoken }: { icon: IconName; words: string; spoken?: string }) {
  return (
    <span class="fact">
      <Icon name={icon} />
      <span class="figures">{text}</span>
      {spoken && <span class="spoken"> {spoken}</span>}
    </span>
  );
}

function playerCount({ players: [fewest, most] }: Card) {
  return fewest === most ? `${fewest}` : `${fewest}–${most}`;
}
