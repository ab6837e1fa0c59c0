// Choosing which of the games kept on this device show.

import { botName } from '../game/player-names.ts';
import { levelOf } from '../game/seating.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';
import { ChoiceRow } from '../ui/button.tsx';
import * as words from '../words/words.ts';
import { type Filter, opponentsOf, type ProgressFilter } from './filter.ts';

type Props = {
  tables: readonly SavedTable[];
  cards: readonly Card[];
  filter: Filter;
  setFilter: (filter: Filter) => void;
};

export function Filters({ tables, cards, filter, setFilter }: Props) {
  const { state, states, game, opponent, person, far, player } = words.library;
  const played = new Set(tables.map(({ record }) => record.game));
  const games = cards
    .filter(({ id }) => played.has(id))
    .map(({ id, title }) => [id, title] as const);
  const met = [...new Set(tables.flatMap(opponentsOf))].sort();
  const named = met.map((seat) => {
    const people = { person, far }[seat];
    const word = people ?? botName(levelOf(seat as SeatPlayer));
    return [seat, word] as const;
  });
  return (
    <div class="filters">
      <ChoiceRow
        legend={state}
        choices={Object.entries(states) as [ProgressFilter, string][]}
        chosen={filter.progress}
        onChoose={(progress) => setFilter({ ...filter, progress })}
      />
      <Select
        label={game}
        choices={games}
        chosen={filter.game}
        onChoose={(id) => setFilter({ ...filter, game: id })}
      />
      <Select
        label={opponent}
        choices={named}
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

type SelectProps = {
  label: string;
  choices: readonly (readonly [string, string])[];
  chosen: string;
  onChoose: (value: string) => void;
};

function Select({ label, choices, chosen, onChoose }: SelectProps) {
  return (
    <label class="filter">
      {label}
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{words.library.any}</option>
        {choices.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
