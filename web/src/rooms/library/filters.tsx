// The filter for the kept games.
import { botName } from '../../game/player-names.ts';
import { levelOf } from '../../game/seating.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Card, SeatPlayer } from '../../scene/types.ts';
import { ChoiceRow, choicesIn } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { type Filter, opponentsOf } from './filter.ts';
import * as words from './words/en.ts';

type Props = {
  tables: readonly SavedTable[];
  cards: readonly Card[];
  filter: Filter;
  setFilter: (filter: Filter) => void;
};

export function Filters({ tables, cards, filter, setFilter }: Props) {
  const { state, states, game, opponent, person, far, player } = words.library;
  const any = ['', words.library.any] as const;
  const played = new Set(tables.map(({ record }) => record.game));
  const games = cards
    .filter(({ id }) => played.has(id))
    .map(({ id, title }) => [id, title] as const);
  const met = [...new Set(tables.flatMap(opponentsOf))].sort();
  const wordOf = (seat: string) => ({ person, far })[seat] ?? botName(levelOf(seat as SeatPlayer));
  const named = met.map((seat) => [seat, wordOf(seat)] as const);
  return (
    <div class="filters">
      <ChoiceRow
        legend={state}
        choices={choicesIn(states)}
        chosen={filter.progress}
        onChoose={(progress) => setFilter({ ...filter, progress })}
      />
      <Select
        label={game}
        choices={[any, ...games]}
        chosen={filter.game}
        onChoose={(id) => setFilter({ ...filter, game: id })}
      />
      <Select
        label={opponent}
        choices={[any, ...named]}
        chosen={filter.opponent}
        onChoose={(seat) => setFilter({ ...filter, opponent: seat })}
      />
      {tables.some(({ names }) => names) && (
        <label class="filter">
          {player}
          <input
            type="search"
            dir="auto"
            value={filter.name}
            onInput={({ currentTarget }) => setFilter({ ...filter, name: currentTarget.value })}
          />
        </label>
      )}
    </div>
  );
}
