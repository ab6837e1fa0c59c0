// The picture of a game, in the dialog that shares it.
import { contribute, type Room } from '../../slots/slots.ts';
import { type SharedGame, shares } from '../../table/hooks.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';

const PICTURE_EXPORT = { name: 'picture-export', load: () => import('./index.tsx') };

function Picture({ game: { door, card, saved } }: { game: SharedGame }) {
  return (
    <div class="sent-picture">
      <LazyPart wanted={PICTURE_EXPORT}>
        {({ PictureExport }) => <PictureExport {...{ door, card, saved }} />}
      </LazyPart>
    </div>
  );
}

export const pictureExport: Room = {
  name: 'picture-export',
  fills: [contribute(shares, { Picture })],
};
