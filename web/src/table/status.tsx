// The words beside the board: what to do, what happened, how the game ended; tips, and the goal.
import type { Session } from '../game/session.ts';
import type { Tip } from '../game/types.ts';
import { Button } from '../ui/button.tsx';
import { Clauses } from '../ui/clauses.tsx';
import * as words from '../words/words.ts';
import { Feast } from './feast.tsx';
import type { TableProps } from './hooks.ts';
import { Notes } from './notes.tsx';

/** What to do or what happened, and one note. Whatever is said, it takes the same room. */
export function Stage({ table }: TableProps) {
  const { session } = table;
  const status = session.now.status.value;
  const over = status !== null && session.now.over.value;
  return (
    <div class={status?.explains ? 'stage asked' : 'stage'} data-over={over ? '' : undefined}>
      <div class="status">
        <h2 class="status-words">{status && <Clauses words={status.words} />}</h2>
        <p class="status-below">{status?.below || null}</p>
        <Button
          word={words.table.backToGame}
          look="small"
          hidden={!session.now.looking.value}
          onPress={() => session.viewpoint.goTo(Infinity)}
        />
      </div>
      <Notes table={table} />
      <div class="one-note">
        <OneNote table={table} />
      </div>
      <Feast table={table} />
    </div>
  );
}

/**
 * The first of these that there is: a newcomer's first tip, a note, another tip, the goal. They are no
 * paragraphs: people who space these have no room for what would be below.
 */
function OneNote({ table }: TableProps) {
  const { card, session } = table;
  const { status, tip: offered, over, occasion } = session.now;
  const note = status.value?.note;
  const tip = offered.value;
  if (tip && (tip.goal || !note)) return <TipLine table={table} {...tip} />;
  if (note) return <div class="status-note">{note}</div>;
  const sets = over.value || occasion.value?.task;
  return sets ? null : <GoalLine goal={card.short.goal} />;
}

/** A tip for newcomers, until they have acted. */
function TipLine({ table: { session, tip }, goal, words: text }: TableProps & Tip) {
  return (
    <div class="tip" ref={tip}>
      {goal && !session.now.occasion.value?.task && (
        <span class="tip-goal">
          <b>{words.game.goal}</b> {goal}{' '}
        </span>
      )}
      {text}
    </div>
  );
}

function GoalLine({ goal }: { goal: string }) {
  return (
    <div class="goal-line">
      <b>{words.game.goal}</b> {goal}
    </div>
  );
}

/** For this many rounds a game is young. */
const YOUNG = 5;
const PARTS = ['goal', 'turn', 'end', 'score'] as const;

/** Whether the list of moves leaves room; what could have followed in a finished game does not. */
export function isYoung({ now: { arrived, aside, endSeen } }: Session): boolean {
  const view = arrived.value?.view;
  const over = view?.over || (aside.value !== null && endSeen.value);
  return view !== undefined && !over && view.rounds.length <= YOUNG;
}

/** The goal, a turn, the end and the score in short, as long as the list of moves is short. */
export function InShortLines({ table: { card, session } }: TableProps) {
  return (
    <dl class="short-lines" hidden={!isYoung(session)}>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{words.table.parts[part]}</dt>
          <dd>{card.short[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
