// The table's commands, each once on the page, and what they do.
import { Button } from '../ui/button.tsx';
import type { Command } from './commands.ts';
import { BAR, canGive, commandState, HEAD } from './commands.ts';
import { Confirm } from './confirm.tsx';
import { openShortcuts } from './keyboard.tsx';
import { openPanels } from './panels.tsx';
import { openRecord, openReview } from './record.tsx';
import type { TableProps } from './screen.tsx';
import type { Table } from './table.ts';

export function CommandBar({ table }: TableProps) {
  return (
    <div class="commands">
      {BAR.map((command) => (
        <CommandButton key={command} table={table} command={command} />
      ))}
      <Confirm table={table} />
    </div>
  );
}

export function HeadCommands({ table }: TableProps) {
  return (
    <div class="head-commands">
      {HEAD.map((command) => (
        <CommandButton key={command} table={table} command={command} />
      ))}
    </div>
  );
}

function CommandButton({ table, command }: TableProps & { command: Command }) {
  const state = commandState(command, table.session);
  return <Button {...state} command={command} onPress={() => give(table, command)} />;
}

const ACTS: Record<Command, (table: Table) => void> = {
  undo: ({ session }) => session.undo(),
  redo: ({ session }) => session.redo(),
  moves: (table) => openRecord(table),
  panels: (table) => openPanels(table),
  hint: ({ session }) => session.toggleHint(),
  pause: ({ session }) => session.pause(),
  review: (table) => openReview(table),
  new: ({ page, card, saved }) => page.askNew(card, saved),
  again: ({ page, card, saved }) => page.playAgain(card, saved),
  rules: ({ page, card }) => page.openRules(card),
  print: ({ page, saved }) => page.print(saved),
  share: ({ page, card, saved }) => page.share(card, saved.record),
  keys: (table) => openShortcuts(table),
};

/** Gives a command; returns false where there is nothing to do. */
export function give(table: Table, command: Command): boolean {
  if (!canGive(command, table.session)) return false;
  table.session.used(command);
  ACTS[command](table);
  return true;
}
