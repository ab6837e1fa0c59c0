// The screen of a table: its head, what stands beside the board, and the board's place.
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/words.ts';
import { BoardPlace } from './board-place.tsx';
import { Choices } from './choices.tsx';
import { CommandBar, HeadCommands } from './command-bar.tsx';
import { Cover } from './cover.tsx';
import { GoalLine, InShortLines } from './goal.tsx';
import { Kept, Notes } from './notes.tsx';
import { PanelsPlace } from './panels.tsx';
import { RecordPlace } from './record.tsx';
import { Seats } from './seats.tsx';
import { SheetSwitcher } from './sheet-switcher.tsx';
import { StatusLine } from './status.tsx';
import type { Table } from './table.ts';
import { TipLine } from './tip.tsx';
import { traitsOf } from './traits.ts';

export type TableProps = { table: Table };

export function TableScreen({ table }: TableProps) {
  const { session, board } = table;
  // What is in it follows the game by itself, and is not rendered anew with it.
  const traits = useMemo(() => computed(() => traitsOf(table).join(' ')), [table]);
  return (
    <div class={`table ${traits.value}`}>
      <Cover table={table} />
      <Head table={table} />
      <div class="side before">
        <StatusLine session={session} />
        <TipLine table={table} />
        <GoalLine table={table} />
        <Notes table={table} />
        <Seats session={session} />
        <Choices {...{ session, board }} />
        <PanelsPlace table={table} />
        <Kept session={session} />
        <CommandBar table={table} />
      </div>
      <BoardPlace {...{ session, board }}>
        <SheetSwitcher session={session} />
      </BoardPlace>
      <aside class="side after">
        <RecordPlace table={table} />
        <InShortLines table={table} />
      </aside>
    </div>
  );
}

function Head({ table }: TableProps) {
  return (
    <header class="head">
      {/* biome-ignore lint/a11y/useValidAnchor: the home page has an empty hash */}
      <a class="button quiet square" href="#" aria-label={words.common.allGames}>
        <Icon name="back" />
      </a>
      <h1>{table.card.title}</h1>
      <HeadCommands table={table} />
    </header>
  );
}
