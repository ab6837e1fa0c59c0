// Covers a table until the next person has the device.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { playerName } from '../game/player-names.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { Button } from '../ui/button.tsx';
import { flush } from '../ui/schedule.ts';
import * as words from '../words/words.ts';
import type { TableProps } from './hooks.ts';

const TITLE = 'hand-over-title';

export function Cover({ table }: TableProps) {
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
