// The page of a game that was sent: what it says of itself, and that it runs apart.

import type { ComponentChildren } from 'preact';
import { MOST_FILE_BYTES } from '../../../generated/constants.ts';
import type { Host } from '../../app/host.ts';
import { WholeBoard } from '../../app/offer.tsx';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { cleanName } from '../../keep/names.ts';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { FaintBoard } from '../../ui/faint-board.tsx';
import { Progress } from '../../ui/problem.tsx';
import type { Sent } from './address.ts';
import { checkGames, isOfFile } from './foreign.ts';
import { playHash, workshopHash } from './hashes.ts';
import type { GameFile } from './kept.ts';
import { unpackGame } from './packed-game.ts';
import { titleIn } from './title.ts';
import { sent } from './words/en.ts';

/** A file's name, as this page writes it. */
const NAME = /^[\w-]{1,40}\.py$/;

/** An address, and its game, which isn't here. */
type Waiting = { game: string; hash: string };

/** The one that was opened last: it goes on once its game is here. */
let waits: Waiting | null = null;

export function wait(waiting: Waiting) {
  waits = waiting;
}

/** The file in an address; null if it is damaged. */
export async function fileOf({ packed, name, by }: Sent): Promise<GameFile | null> {
  const text = await unpackGame(packed, MOST_FILE_BYTES);
  return text === null
    ? null
    : { name: NAME.test(name) ? name : 'game.py', text, by: cleanName(by) };
}

/** @param along whether the file came along with the address that waits for it */
export async function openSent(app: Host, address: Sent, ifCurrent: IfCurrent, along = false) {
  const file = await ifCurrent(fileOf(address));
  if (!file) return app.wrong(sent.damaged);
  showChecking(file);
  const answer = await checkGames(file, ifCurrent).catch((error) =>
    isOfFile(error) ? (error as Error) : Promise.reject(error),
  );
  if (answer instanceof Error) return showBroken(file, answer, app);
  const card = answer.cards.find(({ id }) => id === waits?.game) ?? answer.cards[0];
  const goesOn = card.id === waits?.game ? waits.hash : null;
  if (along && !goesOn) {
    answer.stop();
    return app.wrong(sent.damaged);
  }
  const act = (hash: string) => () => {
    answer.keep(card);
    waits = null;
    app.goTo(hash);
  };
  const play = act(goesOn ?? playHash(card));
  const view = act(workshopHash(card.id));
  const content = (
    <SentPage {...{ card, file, play, view }} word={goesOn ? sent.goOn : sent.play} />
  );
  const title = sent.heading(card.title);
  show({ page: 'workshop', title, content, of: { stepBack: () => false, close: answer.stop } });
}

/** What its text says shows before the game runs. */
function showChecking({ name, text, by = '' }: GameFile) {
  const title = titleIn(text) || name;
  const content = (
    <div class="sent">
      <PageHead heading={title} />
      <FaintBoard />
      <p class="made-by">{sent.madeBy(by)}</p>
      <Progress />
    </div>
  );
  show({ page: 'workshop', title: sent.heading(title), content });
}

function showBroken({ by = '' }: GameFile, { message }: Error, app: Host) {
  app.wrong(sent.broken(by), [], message);
}

type Props = { card: Card; file: GameFile; word: string; play: () => void; view: () => void };

function SentPage({ card, file, word, play, view }: Props) {
  return (
    <div class="sent">
      <PageHead heading={card.title} />
      <WholeBoard card={card} view={card.sample.view} />
      <Foreign {...{ card, file }}>
        <div class="ways">
          <Button word={word} look="filled" onPress={play} />
          <Button word={sent.view} onPress={view} />
        </div>
      </Foreign>
    </div>
  );
}

type ForeignProps = { card: Card; file: GameFile; children?: ComponentChildren };

/**
 * What a game from elsewhere says of itself, and what this site says of it.
 * @param children what can be done with it: above the rest, so that it is in sight on a phone
 */
export function Foreign({ card, file, children }: ForeignProps) {
  const { goal, turn, end, score } = card.short;
  return (
    <>
      <p class="made-by">{sent.madeBy(file.by ?? '')}</p>
      {children}
      <p class="note">{sent.apart}</p>
      <p class="says-so">{sent.says}</p>
      <dl class="says">
        {[goal, turn, end, score].map((sentence, at) => (
          <div key={sent.parts[at]}>
            <dt>{sent.parts[at]}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
