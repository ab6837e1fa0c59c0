// Who sits where: for two players three quick questions, else a choice for each seat.

import { botName } from '../game/speech.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { words } from '../words/words.ts';
import { botSeats, counts, opponentsOf, withCount, withOpponents, withSeat } from './seating.ts';

type Props = { card: Card; seats: SeatPlayer[]; seat: (seats: SeatPlayer[]) => void };

export function WhoPlays(props: Props) {
  const { card } = props;
  const Rows = props.seats.length === 2 ? ForTwo : SeatRows;
  return (
    <div class="who-plays">
      {counts(card).length > 1 && <CountRow {...props} />}
      <div class="seat-choices">{card.levels.length > 0 && <Rows {...props} />}</div>
    </div>
  );
}

function CountRow({ card, seats, seat }: Props) {
  return (
    <ChoiceRow
      legend={words.setup.playerCount}
      choices={counts(card).map((count) => [`${count}`, `${count}`])}
      chosen={`${seats.length}`}
      onChoose={(count) => seat(withCount(card, seats, Number(count)))}
    />
  );
}

function ForTwo(props: Props) {
  const { card, seats, seat } = props;
  const { bot, person, bots } = words.setup.opponents;
  const levels = botSeats(seats);
  return (
    <>
      <ChoiceRow
        legend={words.setup.whoPlays}
        choices={[
          ['bot', bot],
          ['person', person],
          ['bots', bots],
        ]}
        chosen={opponentsOf(seats)}
        onChoose={(opponents) => seat(withOpponents(card, opponents))}
      />
      {levels.length === 1 && <SideRow {...props} />}
      {levels.map((index, i) => (
        <LevelRow key={i} {...props} index={index} only={levels.length === 1} />
      ))}
    </>
  );
}

function SideRow({ card, seats, seat }: Props) {
  const [first, second] = card.seats;
  return (
    <ChoiceRow
      legend={words.setup.side}
      choices={[
        ['0', words.setup.first(first.name)],
        ['1', second.name],
      ]}
      chosen={`${seats.indexOf('person')}`}
      onChoose={() => seat(seats.toReversed())}
    />
  );
}

function LevelRow({ card, seats, seat, index, only }: Props & { index: number; only: boolean }) {
  const { theBotIs, botIs } = words.setup;
  return (
    <ChoiceRow
      legend={only ? theBotIs : botIs(card.seats[index].name)}
      choices={card.levels.map((level) => [`bot${level}` as SeatPlayer, words.setup.level(level)])}
      chosen={seats[index]}
      onChoose={(bot) => seat(withSeat(seats, index, bot))}
    />
  );
}

function SeatRows(props: Props) {
  return props.seats.map((_, index) => <SeatRow key={index} {...props} index={index} />);
}

function SeatRow({ card, seats, seat, index }: Props & { index: number }) {
  const name = card.seats[index]?.name;
  const choose = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    seat(withSeat(seats, index, value as SeatPlayer));
  };
  return (
    <label class="seat-choice">
      <span>{name}</span>
      <select aria-label={name} value={seats[index]} onChange={choose}>
        <option value="person">{words.setup.person}</option>
        {card.levels.map((level) => (
          <option key={level} value={`bot${level}`}>
            {botName(level)}
          </option>
        ))}
      </select>
    </label>
  );
}
