// The button that opens the settings.
import { Button } from '../ui/button.tsx';
import { words } from '../words/words.ts';
import { openSettings } from './dialog.ts';

export function SettingsButton() {
  const { settings } = words.common;
  return <Button word={settings} icon="gear" look="quiet square" bare onPress={openSettings} />;
}
