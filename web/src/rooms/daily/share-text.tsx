// Sharing a few lines of text.
import { useRef } from 'preact/hooks';
import { SendButtons } from '../../share/send-buttons.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import * as words from './words/words.ts';

/**
 * Shares a few lines of text: a dialog shows them, with ways to give them on.
 * @param label what the text is, as a screen reader says it
 */
export function shareText(title: string, label: string, text: string) {
  openDialog({ title, content: <Lines {...{ label, text }} /> });
}

function Lines({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div class="share">
      <textarea
        readonly
        rows={text.split('\n').length}
        aria-label={label}
        ref={field}
        value={text}
      />
      <SendButtons {...{ text, field }} texts={words.share.text} what={{ text }} />
    </div>
  );
}
