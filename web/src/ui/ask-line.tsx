// A dialog that asks for one line of text.
import { createRef } from 'preact';
import { Button } from './button.tsx';
import { openDialog } from './dialog.tsx';

type Question = {
  title: string;
  label: string;
  /** The word of the button. */
  save: string;
  /** What stands in the field at first. */
  text: string;
  /** Maximum number of letters. */
  longest: number;
};

/** @param done called with the line */
export function askLine(question: Question, done: (line: string) => void) {
  const { title, label, save, text, longest } = question;
  const field = createRef<HTMLInputElement>();
  const submit = (event: Event) => {
    event.preventDefault();
    const line = field.current?.value ?? '';
    close();
    done(line);
  };
  const content = (
    <form class="rename" onSubmit={submit}>
      <label>
        {label}
        <input type="text" defaultValue={text} maxLength={longest} ref={field} />
      </label>
      <Button word={save} type="submit" look="filled" />
    </form>
  );
  const close = openDialog({ title, content });
  field.current?.select();
}
