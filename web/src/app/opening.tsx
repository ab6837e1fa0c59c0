// A game that is being set up: its picture, its name and what it is about, while the rules start.
import { Picture } from '../pictures/picture.tsx';
import type { Card } from '../scene/types.ts';
import { Progress } from '../ui/progress.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { show } from './screen.tsx';

/** What shows while something is being fetched: the game, if it is known already. */
export function settingUp(card?: Card) {
  const content = <Waiting>{card ? <Opening card={card} /> : <Progress />}</Waiting>;
  show({ page: 'words', title: card?.title ?? 'pygames', content });
}

function Opening({ card }: { card: Card }) {
  const { view, crop } = card.sample;
  return (
    <div class="opening">
      <Picture card={card} view={view} crop={crop} />
      <h1>{card.title}</h1>
      <p class="goal">{card.short.goal}</p>
      <Progress />
    </div>
  );
}
