// What people want to see of the games kept on this device.

import { levelOf } from '../game/seating.ts';
import { botName } from '../game/who.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import * as words from '../words/words.ts';
import type { Progress, Wish } from './sift.ts';
import { opponentsOf } from './sift.ts';

type Props = {
  tables: readonly SavedTable[];
  cards: readonly Card[];
  wish: Wish;
  want: (wish: Wish) => void;
};

export function Filters({ tables, cards, wish, want }: Props) {
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
        choices={Object.entries(states) as [Progress, string][]}
        chosen={wish.progress}
        onChoose={(progress) => want({ ...wish, progress })}
      />
      <Select
        label={game}
        choices={games}
        chosen={wish.game}
        onChoose={(id) => want({ ...wish, game: id })}
      />
      <Select
        label={opponent}
        choices={named}
        chosen={wish.opponent}
        onChoose={(seat) => want({ ...wish, opponent: seat })}
      />
      {tables.some(({ names }) => names) && (
        <label class="filter">
          {player}
          <input
            type="search"
            dir="auto"
            value={wish.name}
            onInput={({ currentTarget }) => want({ ...wish, name: currentTarget.value })}
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
