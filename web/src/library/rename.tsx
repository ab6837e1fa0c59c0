// The dialog that gives a game a title of its own.
import { createRef } from 'preact';
import { LONGEST_TITLE } from '../keep/store.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/words.ts';

/** @param done called with the new title; '' takes the old one away */
export function askTitle(title: string, done: (title: string) => void) {
  const { rename, newTitle, save } = words.library;
  const field = createRef<HTMLInputElement>();
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    close();
    done(text);
  };
  const content = (
    <form class="rename" onSubmit={submit}>
      <label>
        {newTitle}
        <input type="text" defaultValue={title} maxLength={LONGEST_TITLE} ref={field} />
      </label>
      <Button word={save} type="submit" look="filled" />
    </form>
  );
  const close = openDialog({ title: rename, content });
  field.current?.select();
}
