// What rooms keep is read, and goes to other devices, as on the page.

import { mergeSetting } from '../../web/src/keep/other-data.ts';
import { storedData } from '../../web/src/keep/stored-data.ts';
import { keeps as daily } from '../../web/src/rooms/daily/kept.ts';
import { keeps as fame } from '../../web/src/rooms/fame/kept.ts';
import { keeps as lessons } from '../../web/src/rooms/lessons/kept.ts';
import { exercises } from '../../web/src/rooms/mistakes/kept.ts';
import { keeps as puzzles } from '../../web/src/rooms/puzzles/kept.ts';
import { sounds } from '../../web/src/rooms/sound/room.ts';
import { keeps as workshop } from '../../web/src/rooms/workshop/kept.ts';
import { contribute } from '../../web/src/slots/slots.ts';
import './routes.ts';

const all = [...daily, ...fame, ...lessons, ...puzzles, ...workshop, mergeSetting(sounds)];
contribute(storedData, { merges: all, exercises })('rooms');
