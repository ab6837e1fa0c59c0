// The notice that a backup is due.
import { useState } from 'preact/hooks';
import { Problem } from '../../ui/problem.tsx';
import { markAsked } from './kept.ts';
import * as words from './words/en.ts';

/** Shows until it is answered. */
export function BackupReminder() {
  const [answered, setAnswered] = useState(false);
  if (answered) return null;
  const answer = () => {
    markAsked();
    setAnswered(true);
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
