// A view's buttons: what can be picked but has no place on the board.
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '../words/words.ts';
import type { OnBoard } from './board-place.tsx';

export function Choices({ session, board }: OnBoard) {
  const group = useRef<HTMLDivElement>(null);
  const buttons = session.now.shown.value?.view.buttons ?? [];
  const hinted = session.now.hint.value.advice?.picks ?? [];
  const focused = group.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    // The button with the focus has gone.
    if (focused && !group.current?.contains(document.activeElement)) board.focus();
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div class="picks" role="group" aria-label={words.table.choices} ref={group}>
      {buttons.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class={hinted.includes(id) ? 'button hinted' : 'button'}
          data-pick={id}
          aria-disabled={session.now.pickable.value.includes(id) ? undefined : 'true'}
          onPointerDown={() => board.foretell(id)}
          onClick={() => board.choose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The same where they take no room if there are none. */
export function ChoicesIfAny(place: OnBoard) {
  return place.session.now.shown.value?.view.buttons.length ? <Choices {...place} /> : null;
}
