// The rules as an article, as the first screen knows them.

import type { Room } from '../../app/room.ts';
import { openHere } from '../../ui/open-here.tsx';
import { addresses, type ToRules } from './address.ts';
import { RulesLink } from './link.tsx';

const PAGES = { name: 'rules', load: () => import('./index.tsx') };

export const rules: Room<ToRules> = {
  ...PAGES,
  addresses,
  foot: RulesLink,
  clause: (app, card, clause) => openHere(PAGES, ({ openBeside }) => openBeside(app, card, clause)),
};
