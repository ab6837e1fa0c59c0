// Makes boards audible, if the person has chosen that.

import { mergeSetting } from '../../keep/other-data.ts';
import { storedData } from '../../keep/stored-data.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { type BoardListener, tableServices } from '../../table/hooks.ts';
import { calm } from '../../ui/clock.ts';
import { cuesOf } from './cues.ts';
import { player } from './player.ts';
import { sounds } from './room.ts';

const listener: BoardListener = {
  step: (before, after) => {
    const cues = cuesOf(before.scene, after.scene, calm());
    player().play(cues);
    if (after.over) player().end(Math.max(0, ...cues.map(({ end }) => end)));
  },
  refused: () => player().no(),
  gesture: () => player().wake(),
};

export const sound: Room = {
  name: 'sound',
  fills: [
    contribute(storedData, { merges: [mergeSetting(sounds)] }),
    provide(tableServices, { listener }),
  ],
};
