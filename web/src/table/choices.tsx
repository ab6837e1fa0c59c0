// Choices beside the board: a view's buttons, and whether to play an action.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { withoutDash } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import * as words from '../words/words.ts';
import { type OnBoard, playAction } from './board-place.tsx';
import type { TableProps } from './hooks.ts';

export function Choices({ session, board }: OnBoard) {
  const buttons = session.now.display.value?.view.buttons ?? [];
  const hinted = session.now.hint.value.advice?.picks ?? [];
  const confirming = session.now.held.value !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      class={confirming ? 'picks confirming' : 'picks'}
      role="group"
      aria-label={words.table.choices}
    >
      {buttons.map(({ id, label }) => {
        const open = session.now.pickable.value.includes(id);
        return (
          <button
            key={id}
            type="button"
            class={hinted.includes(id) ? 'button hinted' : 'button'}
            data-pick={id}
            data-open={open ? '' : undefined}
            aria-disabled={open ? undefined : 'true'}
            onPointerDown={() => board.pressBegins(id)}
            onClick={() => board.choose(id)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** The same, without a gap if there are none. */
export function ChoicesIfAny(place: OnBoard) {
  return place.session.now.display.value?.view.buttons.length ? <Choices {...place} /> : null;
}

export function Confirm({ table }: TableProps) {
  const { session, board } = table;
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [held, pressed] = [session.now.held.value, session.now.pressed.value];
  useLayoutEffect(() => {
    if (held === null) return;
    const before = document.activeElement;
    // Enter plays it, however it was picked.
    button.current?.focus({ preventScroll: true });
    return () => {
      const focused = group.current?.contains(document.activeElement);
      if (focused && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [held]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      class="confirm"
      role="group"
      aria-label={withoutDash(session.now.question.value) || undefined}
      hidden={held === null}
      ref={group}
    >
      <Button
        word={pressed?.ask ? pressed.label : words.table.play}
        look="filled"
        buttonRef={button}
        onPress={() => held !== null && playAction(session, held)}
      />
      <Button word={words.common.back} onPress={() => board.back()} />
    </div>
  );
}
