// The picture of a game, in the dialog that shares it.
import type { AtTable } from '../../app/at-table.ts';
import type { SharedGame } from '../../table/hooks.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';

const PICTURE_EXPORT = { name: 'picture-export', load: () => import('./index.tsx') };

function Picture({ game: { door, card, saved } }: { game: SharedGame }) {
  return (
    <div class="shared-picture">
      <LazyPart wanted={PICTURE_EXPORT}>
        {({ PictureExport }) => <PictureExport {...{ door, card, saved }} />}
      </LazyPart>
    </div>
  );
}

export const pictureExport: AtTable = { name: 'picture-export', shared: { Picture } };
