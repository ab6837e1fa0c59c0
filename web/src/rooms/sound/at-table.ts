// Makes boards audible, if the person has chosen that.
import { mergers, mergeSetting } from '../../keep/other-data.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { listeners } from '../../table/heard.ts';
import { calm } from '../../ui/clock.ts';
import { cuesOf } from './cues.ts';
import { player } from './player.ts';
import { sounds } from './room.ts';

export const sound: Room = {
  name: 'sound',
  fills: [
    contribute(mergers, mergeSetting(sounds)),
    contribute(listeners, {
      step: (before, after) => {
        const cues = cuesOf(before.scene, after.scene, calm());
        player().play(cues);
        if (after.over) player().end(Math.max(0, ...cues.map(({ end }) => end)));
      },
      refused: () => player().no(),
      gesture: () => player().wake(),
    }),
  ],
};
