// A dialog with a field to type a move in.
import { useRef, useState } from 'preact/hooks';
import { proposals } from '../game/typing.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/words.ts';
import { askToEnd, typedEnding } from './dialogs.tsx';
import type { Table, TableProps } from './table.ts';

/** The longest text that the rules read as a move. */
const LONGEST = 200;

export function openTyping(table: Table) {
  const content = <Typing table={table} close={() => close()} />;
  const close = openDialog({ title: words.table.typeMove, content });
}

function Typing({ table, close }: TableProps & { close: () => void }) {
  const { session } = table;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [why, setWhy] = useState('');
  const { actions } = session;

  const submit = async (event: Event) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const { action, sentence } = await session.typed(typed).catch(unread);
    // Whoever has closed the dialog meanwhile doesn't want it played any more.
    if (!field.current?.closest('dialog[open]')) return;
    const how = typedEnding(typed, session);
    if (action !== null || how) close();
    if (action !== null) return session.play(action);
    if (how) return askToEnd(table, how);
    setWhy(sentence ?? '');
    if (sentence) field.current?.select();
  };
  const type = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setText(currentTarget.value);
    setWhy('');
  };
  return (
    <form class="typing" onSubmit={submit}>
      <label for="typing">{words.table.yourMove}</label>
      <div class="typing-line">
        <input
          maxLength={LONGEST}
          type="text"
          id="typing"
          list="proposals"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          autofocus
          aria-describedby="typing-why typing-like"
          aria-invalid={why ? 'true' : undefined}
          ref={field}
          onInput={type}
        />
        <Button word={words.table.play} look="filled" type="submit" />
      </div>
      <p id="typing-like" class="typing-like">
        {actions.length > 0 && words.game.choices(actions.length, actions[0])}
      </p>
      <datalist id="proposals">
        {proposals(actions, text).map((action) => (
          <option key={action} value={action} />
        ))}
      </datalist>
      <p id="typing-why" class="typing-why" role="alert">
        {why}
      </p>
    </form>
  );
}

function unread() {
  return { action: null, sentence: words.table.unread };
}
