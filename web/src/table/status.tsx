// The largest words at the table: what to do, what happened, how it ended.
import type { Session } from '../game/session.ts';
import { Button } from '../ui/button.tsx';
import { Whole } from '../ui/whole.tsx';
import * as words from '../words/words.ts';

export function StatusLine({ session }: { session: Session }) {
  const status = session.now.status.value;
  const over = status !== null && session.now.shown.value?.view.over;
  return (
    <div class={status?.explains ? 'status asked' : 'status'}>
      <div class="status-text" data-over={over ? '' : undefined}>
        <h2 class="status-words">{status && <Whole words={status.words} />}</h2>
        <p class="status-below">{status?.below || null}</p>
        <p class="status-note">{status?.note || null}</p>
      </div>
      <Button
        word={words.table.backToGame}
        look="small"
        hidden={!session.now.looking.value}
        onPress={() => session.goTo(Infinity)}
      />
    </div>
  );
}
