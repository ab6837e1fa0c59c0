// The page of a game that was sent: what it says of itself, and that it runs apart.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import { unpack } from '../../exchange/packed.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { cleanName } from '../../keep/names.ts';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { type Sent, workshopHash } from './address.ts';
import { checkGames, isOfFile } from './foreign.ts';
import { type GameFile, MOST_BYTES } from './kept.ts';
import { playHash } from './playing.ts';
import * as words from './words/words.ts';

const { sent } = words;

/** A file's name, as this page writes it. */
const NAME = /^[\w-]{1,40}\.py$/;

export async function openSent(app: Host, { packed, name, by }: Sent, ifCurrent: IfCurrent) {
  const text = await ifCurrent(unpack(packed, MOST_BYTES));
  if (text === null) return app.wrong(sent.damaged);
  const file: GameFile = { name: NAME.test(name) ? name : 'game.py', text, by: cleanName(by) };
  const found = await ifCurrent(
    checkGames(file).catch((error) => (isOfFile(error) ? (error as Error) : Promise.reject(error))),
  );
  if (found instanceof Error) return showBroken(file, found, app);
  const [card] = found.cards;
  const act = (hash: string) => () => {
    found.keep(card);
    app.goTo(hash);
  };
  const content = (
    <SentPage {...{ card, file }} play={act(playHash(card))} view={act(workshopHash(card.id))} />
  );
  const title = sent.heading(card.title);
  show({ page: 'workshop', title, content, of: { stepBack: () => false, close: found.stop } });
}

function showBroken({ by = '' }: GameFile, { message }: Error, app: Host) {
  app.wrong(sent.broken(by), [], message);
}

type Props = { card: Card; file: GameFile; play: () => void; view: () => void };

function SentPage({ card, file, play, view }: Props) {
  return (
    <div class="sent">
      <PageHead heading={card.title} />
      <Foreign {...{ card, file }} />
      <div class="ways">
        <Button word={sent.play} look="filled" onPress={play} />
        <Button word={sent.view} onPress={view} />
      </div>
    </div>
  );
}

/** What a game from elsewhere says of itself, and what this site says of it. */
export function Foreign({ card, file }: { card: Card; file: GameFile }) {
  const { goal, turn, end, score } = card.short;
  return (
    <>
      <p class="made-by">{sent.madeBy(file.by ?? '')}</p>
      <p class="note">{sent.apart}</p>
      <p class="says-so">{sent.says}</p>
      <dl class="says">
        {[goal, turn, end, score].map((said, at) => (
          <div key={sent.parts[at]}>
            <dt>{sent.parts[at]}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
