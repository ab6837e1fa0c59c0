// One of the games kept on this device: its picture, what is said of it, and what can be done.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onlyPerson, Seating } from '../game/seating.ts';
import { nameApart } from '../game/who.ts';
import { against, matchWords } from '../home/open-games.ts';
import { tableHash } from '../keep/links.ts';
import { side } from '../keep/settings.ts';
import type { SavedTable } from '../keep/store.ts';
import { WholePicture } from '../pictures/picture.tsx';
import type { Card, Door, View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { ago, capital, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';

export type Deeds = {
  rename: (table: SavedTable) => void;
  duplicate: (table: SavedTable) => void;
  remove: (table: SavedTable) => void;
  restore: (table: SavedTable) => void;
};

/** Without a card, the game is one that this version of the page doesn't know. */
type Props = { table: SavedTable; card: Card | undefined; door: Door; nth: number; deeds: Deeds };

export function Row({ table, card, door, nth, deeds }: Props) {
  const { goOn, look, rename, duplicate, does, lastPlayed, unknown } = words.library;
  const name = gameTitle(table, card);
  const deed = (word: string, act: (table: SavedTable) => void) => (
    <Button
      word={word}
      look="quiet small"
      label={does(word, name, nth)}
      onPress={() => act(table)}
    />
  );
  const way = table.over ? look : goOn;
  return (
    <li class="kept-game">
      {card ? <Thumb table={table} card={card} door={door} /> : <div class="thumb" />}
      <div class="kept-words">
        <h2>{name}</h2>
        {card ? <Said table={table} card={card} /> : <p>{unknown}</p>}
        <p class="kept-when">{lastPlayed(ago(table.used))}</p>
      </div>
      <div class="kept-ways">
        {card && (
          <a
            class={table.over ? 'button' : 'button filled'}
            href={tableHash(table.key)}
            aria-label={does(way, name, nth)}
          >
            {way}
          </a>
        )}
        {deed(rename, deeds.rename)}
        {deed(duplicate, deeds.duplicate)}
        {deed(words.library.delete, deeds.remove)}
      </div>
    </li>
  );
}

/** Who plays, and how it stands. */
function Said({ table, card }: { table: SavedTable; card: Card }) {
  return (
    <>
      <p>{table.title ? `${card.title}: ${against(table, card)}` : against(table, card)}</p>
      <p class="kept-state">{stateOf(table, card)}</p>
    </>
  );
}

/** Where a game stood that was deleted. */
export function Gone({ table, card, deeds }: Pick<Props, 'table' | 'card' | 'deeds'>) {
  const { deleted, deletedFar, undo } = words.library;
  const far = card !== undefined && matchWords(table, card) !== '';
  const way = useRef<HTMLButtonElement>(null);
  // What was pressed is gone; the way back has its place.
  useLayoutEffect(() => way.current?.focus(), []);
  return (
    <li class="kept-game gone">
      <p>{(far ? deletedFar : deleted)(gameTitle(table, card))}</p>
      <Button
        word={undo}
        icon="undo"
        look="small"
        buttonRef={way}
        onPress={() => deeds.restore(table)}
      />
    </li>
  );
}

/** A game's own title, else that of its card. */
export function gameTitle({ title, record }: SavedTable, card?: Card): string {
  return title ?? card?.title ?? record.game;
}

/** Whose move it is, or how the game ended. */
function stateOf(table: SavedTable, card: Card): string {
  const { over, line, seats, turn } = table;
  const { over: finished, inPlay, yourMove, someonesMove } = words.library;
  const far = matchWords(table, card);
  if (far) return capital(far);
  if (over) return line ? sentence(line) : finished;
  if (turn === undefined || seats.length < 2) return inPlay;
  return onlyPerson(seats) === turn ? yourMove : someonesMove(nameApart(table, card.seats, turn));
}

/** A small picture of a game, asked of the rules once it comes into sight. */
function Thumb({ table, card, door }: { table: SavedTable; card: Card; door: Door }) {
  const box = useRef<HTMLDivElement>(null);
  const [view, show] = useState<View | null>(null);
  useEffect(() => (box.current ? onceSeen(box.current, ask) : undefined), []);
  function ask() {
    const { record, seats } = table;
    const seat = new Seating(seats, false, side.value).bottom;
    // The game says what is wrong with it when it is opened.
    door
      .call('view', { record, at: record.actions.length, seat, compact: true })
      .then(show, () => {});
  }
  return (
    <div class="thumb" ref={box}>
      {view && <WholePicture card={card} view={view} />}
    </div>
  );
}

/**
 * Does something once an element comes near the part of the page that shows.
 * @returns ends it
 */
function onceSeen(element: Element, act: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
