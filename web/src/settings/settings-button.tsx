// The button on every page that opens the settings, which are loaded then.
import { toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { part } from '../ui/part.ts';
import { errorWords } from '../words/failure.ts';
import * as words from '../words/first.ts';

export const SETTINGS = { name: 'settings', load: () => import('./index.tsx') };

/** @param row it is a row of a menu, with its word */
export function SettingsButton({ row = false }: { row?: boolean }) {
  const look = row ? 'quiet' : 'quiet square';
  const { settings } = words.common;
  return <Button word={settings} icon="gear" look={look} bare={!row} onPress={open} />;
}

function open() {
  part(SETTINGS).then(
    ({ openSettings }) => openSettings(),
    (error) => toast(errorWords(error)),
  );
}
