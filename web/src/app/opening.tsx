// A game that is being set up: its name, goal and picture, while the rules start.
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../pictures/picture.tsx';
import type { Card } from '../scene/types.ts';
import { spoken } from '../site/language.ts';
import { FaintBoard } from '../ui/faint-board.tsx';
import { Progress, Waiting } from '../ui/problem.tsx';
import { show } from './screen.tsx';

/** Tables usually open sooner than this, in ms, and need no picture. */
const PICTURE_MS = 400;

/**
 * Shows a game, if known, while something is being loaded.
 * @param card undefined until it is loaded
 */
export function settingUp(game = '', card?: Card) {
  const written = card ? { title: card.title, goal: card.short.goal } : writtenOf(game);
  const content = (
    <Waiting>{written ? <Opening key={game} {...written} card={card} /> : <Loading />}</Waiting>
  );
  show({ page: 'words', title: written?.title ?? 'pygames', content, name: `opening ${game}` });
}

function Loading() {
  return (
    <div class="empty late">
      <FaintBoard />
      <Progress />
    </div>
  );
}

/** The game's words in index.html (web/tools/page.py). They are English: in others the name is enough. */
function writtenOf(game: string) {
  const openings = document.querySelector<HTMLTemplateElement>('#openings');
  const opening = openings?.content.querySelector(`[data-opening="${CSS.escape(game)}"]`);
  if (!opening) return null;
  const [title, goal] = ['h1', '.goal'].map(
    (part) => opening.querySelector(part)?.textContent ?? '',
  );
  return { title, goal: spoken ? '' : goal };
}

function Opening({ title, goal, card }: { title: string; goal: string; card: Card | undefined }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PICTURE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="opening">
      {card && late ? <Picture card={card} {...card.sample} /> : <div class="picture" />}
      <h1>{title}</h1>
      <p class="goal">{goal}</p>
      <Progress />
    </div>
  );
}
