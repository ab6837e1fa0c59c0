// This device's hall of fame: ratings, results, records, and their history.
import '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import type { Card, Door } from '../../scene/types.ts';
import { KeepingNote } from '../../settings/keeping.tsx';
import { PageHead } from '../../settings/page-head.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { More } from '../../ui/more.tsx';
import { Select } from '../../ui/select.tsx';
import { common } from '../../words/words.ts';
import { Hall } from './hall.tsx';
import { counts, type Finished, finishedGames, resetFame } from './kept.ts';
import * as words from './words/en.ts';

export async function open(app: Host, _: null, ifCurrent: IfCurrent) {
  const content = <FamePage {...app} cards={await ifCurrent(app.games.all())} />;
  show({ page: 'fame', title: words.fame.title, content });
}

type FameProps = { cards: readonly Card[]; door: Door };

function FamePage({ cards, door }: FameProps) {
  const [games, setGames] = useState(finishedGames);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const texts = words.fame;
  const reset = () => {
    const restore = resetFame();
    setUndo(() => () => {
      restore();
      setUndo(null);
      setGames(finishedGames());
    });
    setGames(finishedGames());
  };
  return (
    <div class="library fame">
      <PageHead heading={texts.heading}>
        {games.length > 0 && (
          <More word={texts.more}>
            <Button word={texts.reset} look="quiet danger" onPress={reset} />
          </More>
        )}
      </PageHead>
      <KeepingNote />
      {undo && <Gone undo={undo} />}
      {games.length > 0 ? <Games {...{ cards, door, games }} /> : !undo && <None />}
    </div>
  );
}

function None() {
  return (
    <Empty words={words.fame.none}>
      <LinkButton word={common.choose} look="filled" href="#" />
    </Empty>
  );
}

/** In place of results that were reset. */
function Gone({ undo }: { undo: () => void }) {
  const { gone, undo: word } = words.fame;
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone; Undo is in its place.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div class="kept-game gone">
      <p role="status">{gone}</p>
      <Button word={word} icon="undo" look="small" buttonRef={button} onPress={undo} />
    </div>
  );
}

type GamesProps = Pick<FameProps, 'cards' | 'door'> & { games: Finished[] };

/** One game at a time; the one played last is chosen first. */
function Games({ cards, door, games }: GamesProps) {
  const played = cards.filter(({ id }) => games.some(({ game }) => game === id));
  const last = games.findLast(({ game }) => played.some(({ id }) => id === game))?.game;
  const [chosen, setChosen] = useState(last);
  const card = played.find(({ id }) => id === chosen) ?? played[0];
  const { game, count } = words.fame;
  if (!card) return null;
  const own = games.filter((each) => each.game === card.id);
  return (
    <>
      <div class="filters">
        <Select
          label={game}
          choices={played.map(({ id, title }) => [id, title])}
          chosen={card.id}
          onChoose={setChosen}
        />
      </div>
      <p class="kept-count" role="status">
        {count(own.length, own.filter(counts).length)}
      </p>
      <Hall key={`${card.id} ${own.length}`} {...{ card, door }} />
    </>
  );
}
