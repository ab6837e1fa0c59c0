// The foot of the page: how far the start is, what is kept on this device, paper, a new version.
import { signal } from '@preact/signals';
import type { OfflineState } from '../offline/offline.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/problem.tsx';
import * as words from '../words/first.ts';
import { pasteLink } from './pages.tsx';

/** Whether this build is kept for use without a network. */
export const offline = signal<OfflineState>('none');
/** Lets a newer version take over, where there is one. */
export const update = signal<{ apply: () => void } | null>(null);

function follow(hash: string) {
  location.hash = hash;
}

export function Footer() {
  const { playOnPaper, newVersion } = words.offline;
  const newer = update.value;
  return (
    <footer class={newer ? 'ledge has-news' : 'ledge'}>
      <Progress />
      <span>{words.offline[offline.value]}</span>
      <span class="ledge-links">
        <button type="button" class="ledge-link" onClick={() => pasteLink(follow)}>
          {words.byLink.paste}
        </button>
        <a class="ledge-link" href="#print">
          {playOnPaper}
        </a>
      </span>
      <span class="news">
        {newer && newVersion}
        {newer && <Button word={words.common.reload} look="small" onPress={newer.apply} />}
      </span>
    </footer>
  );
}
