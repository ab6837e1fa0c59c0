// The dialog in which something is said of a position.
import { createRef } from 'preact';
import { LONGEST_SAID } from '../../keep/said.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import * as words from './words/words.ts';

/** @param done called with what is said now; '' takes it back */
export function askComment(known: string, done: (said: string) => void) {
  const field = createRef<HTMLTextAreaElement>();
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    close();
    done(text);
  };
  const content = (
    <form class="exchange" onSubmit={submit}>
      <textarea
        aria-label={words.analysis.comment}
        rows={4}
        defaultValue={known}
        maxLength={LONGEST_SAID}
        ref={field}
      />
      <Button word={words.analysis.save} type="submit" look="filled" />
    </form>
  );
  const close = openDialog({ title: words.analysis.comment, content });
  field.current?.focus();
}
