// Asks whoever invites without a name for one, so that nobody is invited by nobody.
import { effect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { ownName } from '../../game/player-names.ts';
import { knownNames, rememberNames } from '../../keep/names.ts';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { KnownNames, NameRows } from '../../ui/names.tsx';

export function OwnName({ table }: TableProps) {
  const [name, setName] = useState('');
  const { matchStatus } = table.session.now;
  const { match, seats, names } = table.saved;
  const isNamed = match && ownName({ seats, names }, table.card.seats, match.seat) !== '';
  if (isNamed || matchStatus.value?.deed !== 'send') return null;
  const put = () => name && inviteAs(table, name);
  return (
    <div onChange={put}>
      <NameRows seats={['person']} sides={[]} names={[name]} name={([typed]) => setName(typed)} />
      {knownNames().length > 0 && <KnownNames />}
    </div>
  );
}

/** The message has the name too: its link shows as soon as it is made again. */
function inviteAs(table: OpenTable, name: string) {
  const { seats, message, match } = table.session.now;
  const before = message.peek();
  const own = match.peek()?.seat;
  const { names = [] } = table.saved;
  rememberNames([name]);
  table.session.rename(seats.peek().map((_, at) => (at === own ? name : (names[at] ?? ''))));
  const end = effect(() => {
    if (message.value === before) return;
    queueMicrotask(() => {
      end();
      table.sendOn();
    });
  });
}
