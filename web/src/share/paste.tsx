// Where links don't open this page by themselves, as in some messengers: they can be pasted.
import { useState } from 'preact/hooks';
import { messageIn } from '../keep/links.ts';
import { openDialog } from '../ui/dialog.tsx';
import { words } from '../words/words.ts';

/** Asks for a link of a game with people far away; `open` gets its message. */
export function askForLink(open: (message: string) => void) {
  const found = (message: string) => {
    close();
    open(message);
  };
  const close = openDialog({ title: words.far.pasteTitle, content: <Paste found={found} /> });
}

function Paste({ found }: { found: (message: string) => void }) {
  const [text, write] = useState('');
  const [wrong, say] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const message = messageIn(text);
    if (message) found(message);
    else say(words.far.noLink);
  };
  return (
    <form class="share" onSubmit={submit}>
      <label>
        {words.far.pasteLabel}
        <input
          type="text"
          value={text}
          autofocus
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <p role="alert">{wrong}</p>
      <div class="ways">
        <button type="submit" class="button filled">
          {words.far.open}
        </button>
      </div>
    </form>
  );
}
