// The settings' button for screens that are not components yet.
import { makeButton } from '../ui/button.ts';
import { words } from '../words/words.ts';
import { openSettings } from './dialog.tsx';

export function settingsButton() {
  const word = words.common.settings;
  return makeButton({ word, icon: 'gear', look: 'quiet square', bare: true, press: openSettings });
}
