// The page of a game that was sent: what it says of itself, and that it runs apart.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import { unpack } from '../../exchange/packed.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { newHash } from '../../keep/links.ts';
import { cleanName } from '../../keep/names.ts';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { type Sent, workshopHash } from './address.ts';
import { cardOf, isOfFile } from './foreign.ts';
import { type GameFile, keepMade, MOST_BYTES } from './kept.ts';
import * as words from './words/words.ts';

const { sent } = words;

/** A file's name, as this page writes it. */
const NAME = /^[\w-]{1,40}\.py$/;

export async function openSent(app: Host, { packed, name, by }: Sent, ifCurrent: IfCurrent) {
  const text = await ifCurrent(unpack(packed, MOST_BYTES));
  if (text === null) return app.wrong(sent.damaged);
  const file: GameFile = { name: NAME.test(name) ? name : 'game.py', text, by: cleanName(by) };
  const card = await ifCurrent(
    cardOf(file).catch((error) => (isOfFile(error) ? (error as Error) : Promise.reject(error))),
  );
  if (card instanceof Error) return showBroken(file, card, app);
  const act = (hash: string) => () => {
    keepMade(card, file);
    app.goTo(hash);
  };
  const content = (
    <SentPage {...{ card, file }} play={act(newHash(card.id))} view={act(workshopHash(card.id))} />
  );
  show({ page: 'workshop', title: sent.heading(card.title), content });
}

function showBroken({ by = '' }: GameFile, { message }: Error, app: Host) {
  app.wrong(sent.broken(by), [], message);
}

type Props = { card: Card; file: GameFile; play: () => void; view: () => void };

function SentPage({ card, file, play, view }: Props) {
  const { goal, turn, end, score } = card.short;
  return (
    <div class="sent">
      <PageHead heading={card.title} />
      <p class="made-by">{sent.madeBy(file.by ?? '')}</p>
      <p class="note">{sent.apart}</p>
      <h2>{sent.says}</h2>
      <dl class="says">
        {[goal, turn, end, score].map((said, at) => (
          <div key={sent.parts[at]}>
            <dt>{sent.parts[at]}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <div class="ways">
        <Button word={sent.play} look="filled" onPress={play} />
        <Button word={sent.view} onPress={view} />
      </div>
    </div>
  );
}
