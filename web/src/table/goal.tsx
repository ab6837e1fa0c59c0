// What the game is about: shown where there is room.
import type { Session } from '../game/session.ts';
import { attemptOf, dayOfRecord } from '../keep/daily.ts';
import type { View } from '../scene/types.ts';
import * as words from '../words/words.ts';
import type { TableProps } from './screen.tsx';

export function GoalLine({ table: { card, session } }: TableProps) {
  const over = session.now.shown.value?.view.over;
  const task = taskOf(session);
  return (
    <p class="goal-line" hidden={over}>
      <span>
        <b>{task ? words.table.challenge : words.game.goal}</b> {task || card.short.goal}
      </span>
    </p>
  );
}

/** What the day asks, at the table of a challenge that was opened here. */
function taskOf({ card, now: { record } }: Session): string {
  const day = dayOfRecord(record.value);
  return (day !== null && attemptOf(day, card.id)?.task) || '';
}

/** A game is young for so many rounds: until then its list of moves leaves room. */
const YOUNG = 5;
const PARTS = ['turn', 'end', 'score'] as const;

export function isYoung({ over, rounds }: View): boolean {
  return !over && rounds.length <= YOUNG;
}

/** What a turn is, how the game ends and what counts, as long as the list of moves is short. */
export function InShortLines({ table: { card, session } }: TableProps) {
  const view = session.now.shown.value?.view;
  return (
    <dl class="short-lines" hidden={!view || !isYoung(view)}>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{words.rules.parts[part]}</dt>
          <dd>{card.short[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
