// Sharing a few lines of text: a dialog that shows them, and ways to give them on.
import { useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { words } from '../words/words.ts';
import { canSend, send } from './sheet.tsx';

/** @param label what the text is, as a screen reader says it */
export function shareText(title: string, label: string, text: string) {
  openDialog({ title, content: <Lines {...{ label, text }} /> });
}

function Lines({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const sends = canSend();
  const said = words.share;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(said.textCopied);
    } catch {
      // Refused, or a page without https.
      field.current?.select();
      toast(said.copyTextNow);
    }
  };
  return (
    <div class="share">
      <textarea
        readonly
        rows={text.split('\n').length}
        aria-label={label}
        ref={field}
        value={text}
      />
      <div class="ways">
        <Button
          word={said.copyText}
          look={sends ? '' : 'filled'}
          onPress={copy}
          autofocus={!sends}
        />
        {sends && (
          <Button word={said.send} look="filled" onPress={() => send({ text })} autofocus />
        )}
      </div>
    </div>
  );
}
