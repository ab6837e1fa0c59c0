// The offer to replace a long game by messages with dares: everybody plays alone, with the same luck.
import { newHash } from '../../addresses/links.ts';
import type { SeatPlayer } from '../../scene/types.ts';
import { useMatchLength } from '../../table/far-note.tsx';
import type { TableProps } from '../../table/hooks.ts';
import { Problem } from '../../ui/problem.tsx';
import { DARES } from './address.ts';
import * as words from './words/words.ts';

/** Shows beside an invitation to several people, if dice or cards go on coming. */
export function ByDares({ table }: TableProps) {
  const { now } = table.session;
  const far = now.matchStatus.value;
  const length = useMatchLength(table);
  // A guest has come to play this game.
  const first = (now.match.value?.joined ?? 2) <= 1;
  const others = now.seats.value.length > 2 && far?.deed === 'send' && first;
  if (!others || !length?.dice || now.looking.value) return null;
  const { page, card, saved } = table;
  const { options } = saved.record;
  const seats: SeatPlayer[] = card.players[0] > 1 ? ['person', 'bot2'] : ['person'];
  const press = () => page.goTo(newHash(card.id, { seats, options, rooms: DARES }));
  return (
    <Problem
      words={words.dare.instead(seats.length > 1)}
      buttons={[{ word: words.dare.playAlone, press }]}
      calm="share"
    />
  );
}
