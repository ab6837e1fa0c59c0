// The screen of a table: its head, what stands beside the board, and the board's place.
import { computed } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { attr } from '../ui/dom.ts';
import { rendered } from '../ui/flush.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/words.ts';
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
  // What is in it follows the game by itself, and is not rendered anew with it.
  const traits = useMemo(() => computed(() => traitsOf(table).join(' ')), [table]);
  return (
    <div class={`table ${traits.value}`}>
      <Cover table={table} />
      <Head table={table} />
      <div class="side before">
        <StatusLine session={table.session} />
        <TipLine table={table} />
        <GoalLine table={table} />
        <Notes table={table} />
        <Seats session={table.session} />
        <Choices table={table} />
        <PanelsPlace table={table} />
        <Kept session={table.session} />
        <CommandBar table={table} />
      </div>
      <BoardPlace table={table} />
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

/**
 * The board's place. The board is told what shows once the words around it are up to date, so
 * that both change in the same frame.
 */
function BoardPlace({ table }: TableProps) {
  const { board, session } = table;
  const place = useRef<HTMLDivElement>(null);
  const [shown, live] = [session.shown.value, session.picking.value !== null];
  const [hint, foreseen] = [session.hint.value, session.foreseen.value];
  const seat = session.thinking.value?.seat ?? null;

  useLayoutEffect(() => place.current?.prepend(board.element), [board]);
  useLayoutEffect(() => {
    if (!shown) return;
    const { view, how, prepared } = shown;
    rendered(() => {
      const path = [...session.path.peek()];
      board.show(view, { how, live, path, promises: !prepared });
    });
  }, [board, shown]);
  useLayoutEffect(() => rendered(() => board.setLive(live)));
  useLayoutEffect(
    () => rendered(() => board.hint(hint.advice?.picks ?? [], hint.after)),
    [board, hint],
  );
  useLayoutEffect(() => rendered(() => board.foresee(foreseen)), [board, foreseen]);
  useLayoutEffect(() => attr(board.element, 'data-thinking', seat), [board, seat]);

  return (
    <div class="space" ref={place}>
      <SheetSwitcher session={session} />
    </div>
  );
}
