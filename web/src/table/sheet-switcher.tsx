// Below a board that is one player's own: whose it is, the ways to the others', and back.
import { neighbours } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { playerName, whoseSheet } from '../game/who.ts';
import type { View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import * as words from '../words/words.ts';

/** The view that shows one of several sheets, if it does. */
export function sheetsIn({ now: { shown }, card }: Session): View | null {
  const { view = null, prepared = false } = shown.value ?? {};
  return view && !prepared && card.sheets && view.players.length > 1 ? view : null;
}

/** Whether it is another sheet than the one that is due. */
export function isOther({ now: { dueSeat } }: Session, view: View): boolean {
  return view.seat !== dueSeat.value;
}

export function SheetSwitcher({ session }: { session: Session }) {
  const view = sheetsIn(session);
  if (!view) return <div class="whose" hidden />;
  const other = isOther(session, view);
  const whose = whoseSheet(view, session.now.seating.value, session.card.sheets, view.seat);
  return (
    <div class={other ? 'whose other' : 'whose'}>
      <p class="whose-words">{words.table.whose(whose, view.seat + 1, view.players.length)}</p>
      <div class="whose-ways">
        {other && <WayBack session={session} view={view} />}
        <Ways session={session} view={view} />
      </div>
    </div>
  );
}

type WayProps = { session: Session; view: View };

/** Back to the sheet that is due. */
function WayBack({ session, view }: WayProps) {
  const [due, sitting] = [session.now.dueSeat.value, session.now.seating.value];
  const whose = whoseSheet(view, sitting, session.card.sheets, due, true);
  const press = () => session.lookFrom(due);
  return <Button word={words.table.backTo(whose)} look="small back" onPress={press} />;
}

/** To the sheets of the players before and after, round the table. */
function Ways({ session, view }: WayProps) {
  const [before, after] = neighbours(view.seat, view.players.length);
  return (
    <>
      {before !== after && <Way session={session} view={view} seat={before} icon="prev" />}
      <Way session={session} view={view} seat={after} icon="next" />
    </>
  );
}

function Way({ session, view, seat, icon }: WayProps & { seat: number; icon: 'prev' | 'next' }) {
  const sitting = session.now.seating.value;
  const whose = whoseSheet(view, sitting, session.card.sheets, seat, true);
  return (
    <Button
      word={playerName(sitting, view.players, seat)}
      icon={icon}
      look={`quiet ${icon}`}
      label={words.table.show(whose)}
      onPress={() => session.lookFrom(seat)}
    />
  );
}
