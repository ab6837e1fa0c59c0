// What the home page says now and then: that it can be installed, and that a backup is due.
import { useState } from 'preact/hooks';
import { BACKUP } from '../keep/links.ts';
import { noteAsked } from '../rooms/backup/kept.ts';
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import { endOffer, type Installer } from './installing.ts';

export function InstallOffer({ installer }: { installer: Installer }) {
  const install = () => {
    installer.prompt().catch(() => {});
    endOffer();
  };
  const ways = [
    { word: words.install.install, press: install },
    { word: words.install.notNow, press: endOffer },
  ];
  return <Problem words={words.install.offer} ways={ways} calm="new" />;
}

/** Reminds of a backup, until it is answered. */
export function BackupReminder() {
  const [answered, note] = useState(false);
  if (answered) return null;
  const answer = () => {
    noteAsked();
    note(true);
  };
  const show = () => {
    answer();
    location.hash = BACKUP;
  };
  const ways = [
    { word: words.backup.show, look: 'filled', press: show },
    { word: words.backup.notNow, press: answer },
  ];
  return <Problem words={words.backup.due} ways={ways} calm="alert" />;
}
