// Sounds: what the page knows of them from its start.
import { inSettings } from '../../keep/offered.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { sounds } from './kept.ts';
import * as words from './words/first.ts';

export const sound: Room = {
  name: 'sound',
  fills: [contribute(inSettings, { switches: [{ setting: sounds, ...words.sounds }] })],
};
