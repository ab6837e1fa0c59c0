// Where a stage's board is, and the buttons of its view.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { OnBoard } from '../table/board-place.tsx';
import { Choices } from '../table/choices.tsx';
import * as words from '../words/words.ts';
import type { Stage } from './stage.ts';

export function StagePlace({ stage }: { stage: Stage }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(stage.board.element), [stage]);
  return <div class="space" ref={place} />;
}

/** What can be picked but has no place on the board. */
export function StageButtons({ stage }: { stage: Stage }) {
  const buttons = stage.view.value?.buttons ?? [];
  if (!buttons.length) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div class="picks" role="group" aria-label={words.table.choices}>
      {buttons.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class={stage.hinted.value.includes(id) ? 'button hinted' : 'button'}
          data-pick={id}
          aria-disabled={stage.pickable.includes(id) ? undefined : 'true'}
          onClick={() => stage.board.choose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The buttons of a view, if it has any. */
export function ChoicesIfAny(place: OnBoard) {
  return place.session.shown.value?.view.buttons.length ? <Choices {...place} /> : null;
}
