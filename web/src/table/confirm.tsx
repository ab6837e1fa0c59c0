// Where people have asked for it, an action waits here to be confirmed.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import * as words from '../words/words.ts';
import type { TableProps } from './screen.tsx';

export function Confirm({ table }: TableProps) {
  const { session, board } = table;
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [held, pressed] = [session.now.held.value, session.now.pressed.value];
  useLayoutEffect(() => {
    if (held === null) return;
    const before = document.activeElement;
    // Enter plays it, whichever way it was picked.
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
      aria-label={session.now.question.value || undefined}
      hidden={held === null}
      ref={group}
    >
      <Button
        word={pressed?.ask ? pressed.label : words.table.play}
        look="filled"
        buttonRef={button}
        onPress={() => held !== null && table.play(held)}
      />
      <Button word={words.common.back} onPress={() => board.back()} />
    </div>
  );
}
