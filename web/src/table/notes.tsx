// The page's notes at the table: what went wrong, and what could not be saved.
import type { Session } from '../game/session.ts';
import { CORE, contribute } from '../slots/slots.ts';
import { Problem } from '../ui/problem.tsx';
import { onPhone } from '../ui/watch-layout.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { notes, type TableProps } from './hooks.ts';

export function Notes({ table }: TableProps) {
  // The buttons of the page's notes are in a phone's bar.
  const order = onPhone.value ? PHONE : WIDE;
  return (
    <div class="notes">
      {order.flatMap((group) => notes.of(group).map((Note) => <Note key={Note} table={table} />))}
    </div>
  );
}

const PHONE = ['Trouble', 'Note', 'PageNote'] as const;
const WIDE = ['Trouble', 'PageNote', 'Note'] as const;

contribute(
  notes,
  { Trouble: ({ table }) => table.banner.value },
  { Trouble: Failure },
  { PageNote: PlayedElsewhere },
  { PageNote: DeletedElsewhere },
)(CORE);

/** The rules or a bot have failed: says so, and offers to try again. */
function Failure({ table: { session } }: TableProps) {
  const problem = session.now.problem.value;
  if (!problem) return null;
  const failure = problem.what === 'bot' ? words.table.botFailed : words.table.failed;
  const buttons = [{ word: words.common.tryAgain, press: problem.again }];
  return <Problem words={failure(sentence(problem.message))} buttons={buttons} />;
}

function PlayedElsewhere({ table: { session } }: TableProps) {
  const { here: plays, display: showing } = session.now;
  const display = showing.value;
  if (plays.value || !display || display.prepared) return null;
  // For people elsewhere a game isn't over until they know its end.
  const unsent = (session.elsewhere?.since.value ?? Infinity) < Infinity;
  if (display.view.over && !unsent) return null;
  const here = { word: words.table.playHere, press: () => session.otherTab.playHere() };
  return <Problem words={words.table.elsewhere} buttons={[here]} calm="tabs" />;
}

function DeletedElsewhere({ table: { session } }: TableProps) {
  if (session.now.saving.value !== 'deleted') return null;
  const keep = { word: words.table.keepAgain, press: () => session.otherTab.keepAgain() };
  return <Problem words={words.playing.deletedElsewhere} buttons={[keep]} />;
}

export function SaveNote({ session }: { session: Session }) {
  return <p class="kept">{words.table.saving[session.now.saving.value]}</p>;
}
