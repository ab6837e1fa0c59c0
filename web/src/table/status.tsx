// The words beside the board: what to do, what happened, how the game ended; tips, and the goal.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../game/session.ts';
import type { View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { watchTallest } from '../ui/dom.ts';
import * as words from '../words/words.ts';
import type { TableProps } from './hooks.ts';

export function StatusLine({ session }: { session: Session }) {
  const status = session.now.status.value;
  const over = status !== null && session.now.arrived.value?.view.over;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? watchTallest(place.current) : undefined), []);
  return (
    <div class={status?.explains ? 'status asked' : 'status'} ref={place}>
      <div class="status-text" data-over={over ? '' : undefined}>
        <h2 class="status-words">{status && <Whole words={status.words} />}</h2>
        <p class="status-below">{status?.below || null}</p>
        <p class="status-note">{status?.note || null}</p>
      </div>
      <Button
        word={words.table.backToGame}
        look="small"
        hidden={!session.now.looking.value}
        onPress={() => session.viewpoint.goTo(Infinity)}
      />
    </div>
  );
}

/** A tip for newcomers, until they close it. */
export function TipLine({ table: { session, tip: place } }: TableProps) {
  const tip = session.now.tip.value;
  return (
    <div class="tip-place" hidden={!tip}>
      <div class="tip" ref={place}>
        <p>
          {tip?.goal && !session.now.occasion.value?.task && (
            <span class="tip-goal">
              <b>{words.game.goal}</b> {tip.goal}{' '}
            </span>
          )}
          {tip?.words}
        </p>
        <Button
          word={words.table.closeTip}
          icon="close"
          look="quiet square"
          bare
          onPress={() => session.tips.dismiss()}
        />
      </div>
    </div>
  );
}

/** The game's goal, unless an occasion sets another. */
export function GoalLine({ table: { card, session } }: TableProps) {
  const over = session.now.arrived.value?.view.over;
  return (
    <p class="goal-line" hidden={over || Boolean(session.now.occasion.value?.task)}>
      <span>
        <b>{words.game.goal}</b> {card.short.goal}
      </span>
    </p>
  );
}

/** For this many rounds a game is young, and its list of moves leaves room. */
const YOUNG = 5;
const PARTS = ['turn', 'end', 'score'] as const;

export function isYoung({ over, rounds }: View): boolean {
  return !over && rounds.length <= YOUNG;
}

/** A turn, the end and the score in short, as long as the list of moves is short. */
export function InShortLines({ table: { card, session } }: TableProps) {
  const view = session.now.arrived.value?.view;
  return (
    <dl class="short-lines" hidden={!view || !isYoung(view)}>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{words.table.parts[part]}</dt>
          <dd>{card.short[part]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Words in which a dash, as in "b3–b4", doesn't break the line. */
function Whole({ words }: { words: string }) {
  return words.split(/(\S*–\S*)/).map((part, i) =>
    i % 2 ? (
      <span key={i} class="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
