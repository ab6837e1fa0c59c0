// A kept game: its picture, a few words, and what can be done with it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tableHash } from '../../addresses/links.ts';
import { distinctName } from '../../game/player-names.ts';
import { onlyPerson } from '../../game/seating.ts';
import { against, matchWords } from '../../home/open-games.ts';
import { Thumb } from '../../home/thumb.tsx';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Card, Door } from '../../scene/types.ts';
import { spoken } from '../../site/language.ts';
import { Button } from '../../ui/button.tsx';
import { More } from '../../ui/more.tsx';
import { ago } from '../../words/ago.ts';
import { capital, sentence } from '../../words/grammar.ts';
import * as words from './words/en.ts';

export type Deeds = {
  rename: (table: SavedTable) => void;
  duplicate: (table: SavedTable) => void;
  remove: (table: SavedTable) => void;
  restore: (table: SavedTable) => void;
};

/** Without a card, this version of the page doesn't know the game. */
type Props = { table: SavedTable; card: Card | undefined; door: Door; nth: number; deeds: Deeds };

export function Row({ table, card, door, nth, deeds }: Props) {
  const { resume, look, duplicate, more, does, lastPlayed } = words.library;
  const { rename, unknown } = words.transfer;
  const name = gameTitle(table, card);
  const deed = (word: string, act: (table: SavedTable) => void, danger = '') => (
    <Button
      word={word}
      look={`quiet ${danger}`}
      label={does(word, name, nth)}
      onPress={() => act(table)}
    />
  );
  const label = does(table.over ? look : resume, name, nth);
  return (
    <li class="kept-game">
      {card ? <Thumb saved={table} card={card} door={door} whole /> : <div class="thumb" />}
      <div class="kept-words">
        {/* Pressed anywhere, its card opens the game. */}
        <h2>
          {card ? (
            <a class="kept-way" href={tableHash(table.key)} aria-label={label}>
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <p>{card ? `${table.title ? `${card.title}: ` : ''}${against(table, card)}` : unknown}</p>
        {card && <p class="kept-state">{stateOf(table, card)}</p>}
        <p class="kept-when">{lastPlayed(ago(table.used))}</p>
      </div>
      <More word={does(more, name, nth)}>
        {deed(rename, deeds.rename)}
        {deed(duplicate, deeds.duplicate)}
        {deed(words.library.delete, deeds.remove, 'danger')}
      </More>
    </li>
  );
}

/** In place of a deleted game. */
export function Gone({ table, card, deeds }: Pick<Props, 'table' | 'card' | 'deeds'>) {
  const { deleted, deletedFar, undo } = words.library;
  const far = card !== undefined && matchWords(table, card) !== '';
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The pressed button is gone; Undo is in its place.
    button.current?.focus();
  }, []);
  return (
    <li class="kept-game gone">
      <p>{(far ? deletedFar : deleted)(gameTitle(table, card))}</p>
      <Button
        word={undo}
        icon="undo"
        look="small"
        buttonRef={button}
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
  const { over, line, lang = '', seats, turn } = table;
  const { over: finished, inPlay, yourMove, someonesMove } = words.library;
  const far = matchWords(table, card);
  if (far) return capital(far);
  if (over) return line && lang === spoken ? sentence(line) : finished;
  if (turn === undefined || seats.length < 2) return inPlay;
  return onlyPerson(seats) === turn
    ? yourMove
    : someonesMove(distinctName(table, card.seats, turn));
}
