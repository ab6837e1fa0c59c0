// The games on this device, as the first screen knows them.
import type { Room } from '../../app/room.ts';
import { LinkButton } from '../../ui/button.tsx';
import * as words from '../../words/first.ts';
import { addresses } from './address.ts';

export const GAMES = '#games';

export const library: Room<null> = {
  name: 'library',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { head: GamesLink },
  imports: true,
};

/** The link to all games on this device, once there are any. */
function GamesLink({ kept }: { kept: boolean }) {
  if (!kept) return null;
  return (
    <LinkButton word={words.common.yourGames} icon="list" look="quiet games-link" href={GAMES} />
  );
}
