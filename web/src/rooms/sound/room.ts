// Sounds: what the page knows of them from its start.

import { Setting } from '../../keep/settings.ts';
import { settingsParts } from '../../keep/settings-parts.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import * as words from './words/en-first.ts';

export const sounds = new Setting('sounds', ['off', 'on'] as const);

export const sound: Room = {
  name: 'sound',
  fills: [contribute(settingsParts, { switches: [{ setting: sounds, ...words.sounds }] })],
};
