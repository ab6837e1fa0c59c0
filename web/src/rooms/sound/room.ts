// Sounds: what the page knows of them from its start.
import type { Room } from '../../app/room.ts';
import { sounds } from './kept.ts';
import * as words from './words/first.ts';

export const sound: Room = {
  name: 'sound',
  settings: { switches: [{ setting: sounds, ...words.sounds }] },
};
