// The dialog before a game: players and options.
import { useState } from 'preact/hooks';
import { levelOf, namesAfter, onlyPerson } from '../game/seating.ts';
import type { Choices } from '../keep/last-choices.ts';
import { named } from '../keep/names.ts';
import { playModeOf } from '../keep/store.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';
import { Button, LinkButton, OptionRow, Toggle } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import type { GameLink } from '../ui/game-links.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/first.ts';
import { defaultCount, defaultSeats } from './seating.ts';
import { type KnowsBots, WhoPlays } from './who-plays.tsx';
import { zoomFrom } from './zoom.ts';

export type Setup = {
  card: Card;
  /** Links from the game to what rooms have for it. */
  links: readonly GameLink[];
  bots?: KnowsBots;
  /** A notice above the questions. */
  notice?: string;
  /** The word of the button that closes the dialog, in place of the rules. */
  stay?: string;
  start: (choices: Choices) => void;
  /** Shows the rules; unused with `stay`. */
  rules?: () => void;
} & Partial<Choices>;

/** Asks for players and options. */
export function openSetup(setup: Setup) {
  const { card, notice } = setup;
  const close = openDialog({
    title: notice ? words.setup.newGame : card.title,
    content: <SetupForm {...setup} close={() => close()} />,
    kind: 'up',
  });
}

function SetupForm(props: Setup & { close: () => void }) {
  const { card, links, bots, notice, stay, close } = props;
  const [first, paper] = (['first', 'paper'] as const).map((kind) =>
    links.find((link) => link.kind === kind),
  );
  const [seats, setSeats] = useState(
    wholeLevels(props.seats ?? defaultSeats(card, defaultCount(card))),
  );
  const [names, name] = useState(props.names ?? []);
  const [mixed, mix] = useState(props.mixed ?? false);
  const [mode, setMode] = useState(playModeOf(props));
  const [options, choose] = useState(props.options ?? {});
  const seat = (next: SeatPlayer[]) => {
    name(namesAfter(seats, next, names));
    setSeats(next);
  };
  const start = (event: Event) => {
    event.preventDefault();
    close();
    zoomFrom(card.id);
    props.start({
      seats,
      options: nonDefault(card, options),
      ...named(
        seats,
        // Far players name themselves.
        names.map((name, at) => (seats[at] === 'far' ? '' : name)),
      ),
      ...(mixed && { mixed }),
      ...(mayTeach(seats) ? mode : playModeOf({ serious: mode.serious })),
    });
  };
  return (
    <form class="setup" onSubmit={start}>
      {notice && <p class="notice">{notice}</p>}
      <div>
        <p class="goal">{card.short.goal}</p>
        <p class="length">
          <Icon name="time" />
          {words.common.minutes(card.minutes)}
        </p>
      </div>
      {!notice && first && <FirstLink {...first} />}
      <WhoPlays
        {...{ card, bots, seats, seat, names, name, mixed, mix }}
        even={mode.even ?? false}
        level={(even) => setMode(playModeOf({ ...mode, even }))}
      />
      {card.options.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          chosen={options[option.id] ?? option.default}
          choose={(value) => choose({ ...options, [option.id]: value })}
        />
      ))}
      {mayTeach(seats) && (
        <Toggle
          on={mode.taught === true}
          choose={(taught) => setMode(playModeOf({ taught, even: mode.even }))}
          word={words.setup.teach}
          more={words.setup.teachMore}
        />
      )}
      <Toggle
        on={mode.serious === true}
        choose={(serious) => setMode(playModeOf({ serious, even: mode.even }))}
        word={words.setup.noUndo}
        more={words.setup.noUndoMore}
      />
      <div class="ways">
        {!stay && paper && <LinkButton {...paper} icon="print" look="quiet on-paper" />}
        <Button word={stay ?? words.common.rules} onPress={stay ? close : props.rules} />
        <Button word={words.setup.start} type="submit" look="filled" autofocus />
      </div>
    </form>
  );
}

/** Leaves out defaults, so that the record is the same as one from before the option existed. */
function nonDefault({ options }: Card, chosen: Record<string, string>) {
  const others = options.filter(({ id, default: usual }) => (chosen[id] ?? usual) !== usual);
  return Object.fromEntries(others.map(({ id }) => [id, chosen[id]]));
}

/** The strength of a bot in an even match is set when the game begins. */
function wholeLevels(seats: readonly SeatPlayer[]): SeatPlayer[] {
  return seats.map((seat) => seat.replace(/\..*/, '') as SeatPlayer);
}

/** Whether a bot can teach: one person plays bots. */
function mayTeach(seats: readonly SeatPlayer[]) {
  return onlyPerson(seats) !== null && seats.some((seat) => levelOf(seat) > 0);
}

function FirstLink({ word, again = word, fresh, icon, href }: GameLink) {
  return <LinkButton {...{ icon, href }} word={fresh ? word : again} look="small setup-learn" />;
}
