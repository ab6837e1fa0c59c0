// The screen of a table: its head, the columns beside the board, and the board's place.
import { computed } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { playerName } from '../game/player-names.ts';
import type { Session } from '../game/session.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { flush } from '../ui/schedule.ts';
import * as words from '../words/words.ts';
import { BoardPlace } from './board-place.tsx';
import { Choices } from './choices.tsx';
import { CommandBar, HeadCommands } from './command-bar.tsx';
import { showsFeast } from './feast.tsx';
import type { OpenTable, TableProps } from './hooks.ts';
import { openShortcuts } from './keys.tsx';
import { SaveNote } from './notes.tsx';
import { PanelsPlace, RecordPlace } from './record.tsx';
import { MANY, Seats, SheetSwitcher, sheetsIn } from './seats.tsx';
import { InShortLines, isYoung, Stage } from './status.tsx';

export function TableScreen({ table }: TableProps) {
  const { session, board } = table;
  // The content follows the game by itself and isn't rendered again with it.
  const traits = useMemo(() => computed(() => traitsOf(table).join(' ')), [table]);
  return (
    <div class={`table ${traits.value}`}>
      <Cover table={table} />
      <button type="button" class="skip" onClick={() => openShortcuts(table)}>
        {words.table.byEar.title}
      </button>
      <header class="head">
        <BackLink session={session} />
        <h1>{table.card.title}</h1>
        <HeadCommands table={table} />
      </header>
      <div class="side before">
        <Stage table={table} />
        <Seats session={session} />
        <PanelsPlace table={table} side="before" />
        <SaveNote session={session} />
        <div class="deck">
          <Choices {...{ session, board }} />
          <CommandBar table={table} />
        </div>
      </div>
      <BoardPlace {...{ session, board }}>
        <SheetSwitcher session={session} />
      </BoardPlace>
      <aside class="side after">
        <PanelsPlace table={table} side="after" />
        <RecordPlace table={table} />
        <InShortLines table={table} />
      </aside>
    </div>
  );
}

/** Leads to all games, or to where the game was begun. */
function BackLink({ session }: { session: Session }) {
  const back = session.now.occasion.value?.back;
  const { href, label } = back ?? { href: '#', label: words.common.allGames };
  return (
    <a class="button quiet square" href={href} aria-label={label}>
      <Icon name="back" />
    </a>
  );
}

/**
 * Returns the classes of a table: what there is at it. Styles that looked for that themselves, by
 * `:has()`, would have the browser style the table anew at every change in it, several times for
 * each move. Container queries ask for sizes alone; and of one attribute with all of this, each change
 * would style anew what goes by any of it, while a class is looked up by its own name.
 */
function traitsOf({ session, lookingBack, inDialog }: OpenTable): string[] {
  const { view, prepared = false } = session.now.display.value ?? {};
  const arrived = session.now.arrived.value?.view;
  const count = view?.players.length ?? 0;
  const sheets = sheetsIn(session);
  const panels = inDialog.value === 'panels' ? [] : (arrived?.panels ?? []);
  const traits = {
    over: session.now.over.value,
    covered: session.now.covered.value !== null,
    prepared,
    'with-view': view,
    'with-two': count === 2,
    'with-several': count > 2,
    'with-many': count > MANY,
    'with-names': session.now.seating.value.names.some(Boolean),
    'with-sheets': sheets,
    'with-other-sheet': sheets && sheets.seat !== session.now.dueSeat.value,
    'with-picks': view?.buttons.length,
    'with-panels': panels.length,
    'with-offer': session.now.verdict.value?.asks && !session.now.looking.value,
    'with-short-lines': isYoung(session),
    'with-feast': showsFeast(session),
    'with-review': lookingBack.value && inDialog.value !== 'record',
  };
  return Object.entries(traits).flatMap(([name, there]) => (there ? name : []));
}

// Covers a table until the next person has the device.

const TITLE = 'hand-over-title';

function Cover({ table }: TableProps) {
  const seat = table.session.now.covered.value;
  return seat === null ? null : <HandOver key={seat} {...{ table, seat }} />;
}

function HandOver({ table, seat }: TableProps & { seat: number }) {
  const { session, card } = table;
  const { title, show } = words.table.handOver;
  const button = useRef<HTMLButtonElement>(null);
  // The focused element is covered.
  useLayoutEffect(() => button.current?.focus(), []);
  const onReady = () => {
    session.takeOver();
    flush();
    table.board.focus();
  };
  const name = playerName(session.now.seating.value, card.seats, seat);
  return (
    <div class="cover" role="dialog" aria-modal="true" aria-labelledby={TITLE}>
      <Glyph card={card} name={card.seats[seat].glyph} size={72} round />
      <h2 id={TITLE}>{title(name)}</h2>
      <Button word={show(card.sheets)} look="filled" buttonRef={button} onPress={onReady} />
      {session.now.canUndo.value && (
        <Button
          word={words.table.commands.undo}
          icon="undo"
          look="quiet"
          onPress={() => session.undo()}
        />
      )}
    </div>
  );
}
