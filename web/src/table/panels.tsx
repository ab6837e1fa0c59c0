// The game's small tables, beside the board or in a dialog.
import type { Session } from '../game/session.ts';
import { PanelList } from '../pictures/panels.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { commandState } from './commands.ts';
import type { TableProps } from './screen.tsx';
import type { Table } from './table.ts';

/** The panels' place beside the board, empty while a dialog shows them. */
export function PanelsPlace({ table: { session, inDialog } }: TableProps) {
  return (
    <div class="panels">{inDialog.value === 'panels' ? null : <Panels session={session} />}</div>
  );
}

/** Opens the panels in a dialog, where they have no room beside the board. */
export function openPanels({ session, inDialog }: Table) {
  inDialog.value = 'panels';
  openDialog({
    title: commandState('panels', session).word,
    content: <Panels session={session} />,
    kind: 'low',
    onClose: () => {
      inDialog.value = null;
    },
  });
}

function Panels({ session }: { session: Session }) {
  return <PanelList card={session.card} panels={session.now.shown.value?.view.panels ?? []} />;
}
