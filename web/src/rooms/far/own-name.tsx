// Asks whoever invites without a name for one, so that nobody is invited by nobody.
import { effect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { ownName } from '../../game/player-names.ts';
import { knownNames, rememberNames } from '../../keep/names.ts';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { KnownNames, NameRows } from '../../ui/names.tsx';
import { type FarGame, farAt } from './far-game.ts';

/** @param again shows the link that is made with the name */
export function OwnName({ table, again }: TableProps & { again: () => void }) {
  const [name, setName] = useState('');
  const game = farAt(table);
  const { seats, names } = table.saved;
  const own = game?.match.value.seat ?? 0;
  const isNamed = ownName({ seats, names }, table.card.seats, own) !== '';
  if (!game || isNamed || game.status.value?.deed !== 'send') return null;
  const put = () => name && inviteAs(table, game, name, again);
  return (
    <div onChange={put}>
      <NameRows seats={['person']} sides={[]} names={[name]} name={([typed]) => setName(typed)} />
      {knownNames().length > 0 && <KnownNames />}
    </div>
  );
}

/** The message has the name too: its link shows as soon as it is made again. */
function inviteAs(table: OpenTable, { link, match }: FarGame, name: string, again: () => void) {
  const { seats } = table.session.now;
  const before = link.peek();
  const own = match.peek().seat;
  const { names = [] } = table.saved;
  rememberNames([name]);
  table.session.rename(seats.peek().map((_, at) => (at === own ? name : (names[at] ?? ''))));
  const end = effect(() => {
    if (link.value === before) return;
    queueMicrotask(() => {
      end();
      again();
    });
  });
}
