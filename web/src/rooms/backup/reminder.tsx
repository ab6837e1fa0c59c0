// Reminds of a backup if old games are in none and the browser may delete them.
import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../../keep/store.ts';
import { answerOf } from '../../site/with-timeout.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { isBackupDue } from './kept.ts';

const NOTICE = { name: 'notice', load: () => import('./notice.tsx') };

export function Reminder({ store }: { store: Store }) {
  const [due, setDue] = useState(false);
  // Reading all games waits until the page shows.
  useEffect(() => {
    void mayForget().then((may) => setDue(may && isBackupDue(() => store.all())));
  }, []);
  if (!due) return null;
  return <LazyPart wanted={NOTICE}>{({ BackupReminder }) => <BackupReminder />}</LazyPart>;
}

async function mayForget(): Promise<boolean> {
  return !(await answerOf(() => navigator.storage.persisted()));
}
