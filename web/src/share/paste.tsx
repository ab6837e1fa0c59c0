// Takes a pasted link, for messengers that don't open this page from it.
import { useState } from 'preact/hooks';
import { pastedLinks } from '../addresses/pasted.ts';
import { announce, toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { ended, paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';

/** Longer texts than this are hardly links. */
const MOST_SHOWN = 20_000;

/**
 * Asks for the link of a game; `open` gets the part that is its address here.
 * @param text that was shared with the app: a link in it is opened without a question
 */
export function askForLink(open: (hash: string) => void, text = '') {
  const openFirst = ([hash, ...more]: string[]) => {
    open(hash);
    if (more.length) toast(words.match.severalLinks);
  };
  const links = pastedLinks(text);
  if (links.length) return openFirst(links);
  const take = (links: string[]) => {
    close();
    openFirst(links);
  };
  const close = openDialog({
    title: words.byLink.pasteTitle,
    content: <Paste take={take} start={text.slice(0, MOST_SHOWN)} />,
  });
  announce(paragraph(ended(words.byLink.pasteTitle), text && words.match.noLink));
}

function Paste({ take, start }: { take: (links: string[]) => void; start: string }) {
  const [text, setText] = useState(start);
  const [wrong, setWrong] = useState(start && words.match.noLink);
  const submit = (event: Event) => {
    event.preventDefault();
    const links = pastedLinks(text);
    if (links.length) take(links);
    else refuse();
  };
  const refuse = () => {
    setWrong(words.match.noLink);
    announce(words.match.noLink);
  };
  // Of a long text the field gets the links alone, two at most: a browser would take long to lay it out.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (pasted.length <= MOST_SHOWN) return;
    event.preventDefault();
    const links = pastedLinks(pasted).slice(0, 2);
    setText(links.join('\n'));
    if (links.length) setWrong('');
    else refuse();
  };
  return (
    <form class="sending" onSubmit={submit}>
      <label>
        {words.match.pasteLabel}
        <textarea
          rows={3}
          value={text}
          autofocus
          onPaste={paste}
          onKeyDown={submitByEnter}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p>{wrong}</p>
      <div class="ways">
        <Button word={words.match.open} type="submit" look="filled" />
      </div>
    </form>
  );
}

/** The field has several lines, since links may have been broken into some; Enter still opens. */
function submitByEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  (event.currentTarget as HTMLTextAreaElement).form?.requestSubmit();
}
