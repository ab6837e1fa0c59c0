// Says that a backup is due.
import { useState } from 'preact/hooks';
import { Problem } from '../../ui/problem.tsx';
import { noteAsked } from './kept.ts';
import * as words from './words/words.ts';

/** Shows until it is answered. */
export function BackupReminder() {
  const [answered, note] = useState(false);
  if (answered) return null;
  const answer = () => {
    noteAsked();
    note(true);
  };
  const show = () => {
    answer();
    location.hash = '#backup';
  };
  const buttons = [
    { word: words.backup.show, look: 'filled', press: show },
    { word: words.backup.notNow, press: answer },
  ];
  return <Problem words={words.backup.due} buttons={buttons} calm="alert" />;
}
