// Games with people elsewhere are kept and imported as on the page.

import { keptServices } from '../../web/src/keep/elsewhere.ts';
import { deedOf, readMatch } from '../../web/src/rooms/far/kept.ts';
import * as matches from '../../web/src/rooms/far/matches.ts';
import { provide } from '../../web/src/slots/slots.ts';
import { tableServices } from '../../web/src/table/hooks.ts';
import { part } from './part.ts';

provide(keptServices, { read: readMatch, deed: deedOf })('far');
provide(tableServices, { elsewhere: part(matches) })('far');

export { matchOf, readMatch, type SavedMatch } from '../../web/src/rooms/far/kept.ts';
