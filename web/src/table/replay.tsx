// Looks back at earlier plies without losing the game.
import type { Session } from '../game/session.ts';
import { whereWords } from '../game/turns.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import type { IconName } from '../ui/icons.ts';
import { useKept } from '../ui/kept.ts';
import * as words from '../words/words.ts';

export function Replay({ session }: { session: Session }) {
  const shown = session.now.shown.value;
  const view = shown && !shown.prepared ? shown.view : null;
  const { ply, plies } = view ?? { ply: 0, plies: 0 };
  const part = plies ? ply / plies : 1;
  return (
    <div class="replay">
      <div class="ends">
        <span>{words.table.start}</span>
        <span class="figures">{view && ply > 0 && whereWords(view)}</span>
      </div>
      <input
        type="range"
        min={0}
        max={plies}
        value={ply}
        aria-label={words.table.moveShown}
        aria-valuetext={view ? whereWords(view) : undefined}
        style={`--part: ${part}`}
        onInput={({ currentTarget }) => session.goTo(Number(currentTarget.value))}
      />
      <Arrows session={session} ply={ply} plies={plies} />
    </div>
  );
}

function Arrows({ session, ply, plies }: { session: Session; ply: number; plies: number }) {
  const { first, previous, next, last } = words.table;
  const keep = useKept<ButtonProps & { to: number }>(session);
  const ways: [string, IconName, number, boolean][] = [
    [first, 'first', 0, ply === 0],
    [previous, 'prev', ply - 1, ply === 0],
    [next, 'next', ply + 1, ply === plies],
    [last, 'last', plies, ply === plies],
  ];
  return (
    <div class="arrows">
      {ways.map(([word, icon, to, disabled]) => {
        const button = { word, icon, look: 'quiet square', bare: true, disabled, to };
        return keep(icon, button, ({ to, ...told }) => (
          <Button key={icon} {...told} onPress={() => session.goTo(to)} />
        ));
      })}
    </div>
  );
}
