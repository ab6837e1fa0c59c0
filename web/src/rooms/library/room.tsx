// The games on this device, as the first screen knows them.
import { opens, pageServices } from '../../app/room.ts';
import { homeParts } from '../../home/home.tsx';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { LinkButton } from '../../ui/button.tsx';
import * as words from '../../words/first.ts';
import { addresses } from './address.ts';

export const GAMES = '#games';

export const library: Room = {
  name: 'library',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(homeParts, { head: GamesLink }),
    provide(pageServices, { imports: GAMES }),
  ],
};

/** The link to all games on this device, once there are any. */
function GamesLink({ hasGames }: { hasGames: boolean }) {
  if (!hasGames) return null;
  return (
    <LinkButton word={words.common.yourGames} icon="list" look="quiet games-link" href={GAMES} />
  );
}
