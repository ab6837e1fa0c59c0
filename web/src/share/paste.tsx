// Where links don't open this page by themselves, as in some messengers: they can be pasted.
import { useState } from 'preact/hooks';
import { linkIn } from '../keep/links.ts';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/first.ts';

/** Asks for the link of a game; `open` gets the part that is its address here. */
export function askForLink(open: (hash: string) => void) {
  const found = (hash: string) => {
    close();
    open(hash);
  };
  const close = openDialog({ title: words.far.pasteTitle, content: <Paste found={found} /> });
}

function Paste({ found }: { found: (hash: string) => void }) {
  const [text, write] = useState('');
  const [wrong, say] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const hash = linkIn(text);
    if (hash) found(hash);
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
