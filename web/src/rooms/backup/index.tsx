// Opens the page that backs up this device and imports from another.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { ToBackup } from './address.ts';
import { BackupPage } from './backup.tsx';
import * as words from './words/words.ts';

export async function open(app: Host, { piece }: ToBackup) {
  const content = <BackupPage {...app} piece={piece} />;
  show({ page: 'backup', title: words.backup.title, content });
}
