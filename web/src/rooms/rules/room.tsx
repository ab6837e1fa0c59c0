// The rules as an article, as the first screen knows them.
import { opens, pageServices } from '../../app/room.ts';
import { homeParts } from '../../home/home.tsx';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { openHere } from '../../ui/open-here.tsx';
import * as words from '../../words/first.ts';
import { addresses } from './address.ts';

const PAGES = { name: 'rules', load: () => import('./index.tsx') };

export const rules: Room = {
  name: PAGES.name,
  fills: [
    opens({ load: PAGES.load, addresses }),
    contribute(homeParts, { foot: RulesLink }),
    provide(pageServices, {
      clause: (app, card, clause) =>
        openHere(PAGES, ({ openBeside }) => openBeside(app, card, clause)),
    }),
  ],
};

function RulesLink() {
  return (
    <a class="ledge-link" href="#rules">
      {words.common.rules}
    </a>
  );
}
