// What the game is about, for all the time that it is played: shown where there is room.
import { words } from '../words/words.ts';
import type { TableProps } from './screen.tsx';

export function GoalLine({ table: { card, session } }: TableProps) {
  const over = session.shown.value?.view.over;
  return (
    <p class="goal-line" hidden={over}>
      <b>{words.game.goal}</b> {card.short.goal}
    </p>
  );
}
