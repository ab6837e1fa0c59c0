// Makes boards audible, if the person has chosen that.
import type { AtTable } from '../../app/at-table.ts';
import { mergeSetting } from '../../keep/other-data.ts';
import { calm } from '../../ui/clock.ts';
import { cuesOf } from './cues.ts';
import { sounds } from './kept.ts';
import { player } from './player.ts';

export const sound: AtTable = {
  name: 'sound',
  keeps: { mergers: [mergeSetting(sounds)] },
  heard: {
    step: (before, after) => {
      const cues = cuesOf(before.scene, after.scene, calm());
      player().play(cues);
      if (after.over) player().end(Math.max(0, ...cues.map(({ end }) => end)));
    },
    refused: () => player().no(),
    gesture: () => player().wake(),
  },
};
