// The dialog before a game: players and options.
import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { broughtCard } from '../catalog/brought.ts';
import { isFar, matchSeats, namesAfter, playsBots } from '../game/seating.ts';
import type { Choices } from '../keep/last-choices.ts';
import { type ModeSwitch, modes } from '../keep/modes.ts';
import { named } from '../keep/names.ts';
import type { PlayMode } from '../keep/saved-table.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';
import { Abilities } from '../slots/slots.ts';
import { Button, OptionRow, Toggle } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { Fold } from '../ui/fold.tsx';
import * as words from '../words/first.ts';
import { against } from './open-games.ts';
import { defaultCount, defaultSeats } from './seating.ts';
import { type KnowsBots, Seating, type SideBySide, WhoPlays } from './who-plays.tsx';
import { zoomFrom } from './zoom.ts';

const { noUndo, noUndoMore } = words.setup;

/** A switch, and the room that has it, '' for the core. */
type ModeRow = ModeSwitch & { room: string };

const SERIOUS: ModeRow = { room: '', word: noUndo, more: noUndoMore };

/** People to play with: in words, the name of the person here, and who sits where in a game. */
export type Company = {
  words: { far: string };
  names: readonly string[];
  seats: (card: Card) => SeatPlayer[];
};

type SetupServices = {
  /** What is known of a game's bots. */
  bots: KnowsBots;
  /** How people play who sit side by side. */
  far: SideBySide;
  /** Those who are connected; null if nobody is. */
  company: ReadonlySignal<Company | null>;
};

export const setupServices = new Abilities<SetupServices>('before a game');

export type Setup = {
  card: Card;
  /** What is said before the questions. */
  notice?: string;
  /** The word of a button that closes the dialog. */
  stay?: string;
  start: (choices: Choices) => void;
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
  const { card, notice, stay, close } = props;
  const form = useForm(props);
  const { seats, names } = form.who;
  const start = (event: Event) => {
    event.preventDefault();
    close();
    zoomFrom(card.id);
    props.start(form.choices());
  };
  return (
    <form class="setup" onSubmit={start}>
      {notice && <p class="remark">{notice}</p>}
      <div>
        <p class="goal">{card.short.goal}</p>
        {!broughtCard(card.id) && <p class="authors">{card.authors.join(', ')}</p>}
      </div>
      <WhoPlays {...form.who} />
      <Fold word={words.setup.more} open={form.chosen}>
        <Seating {...form.who} />
        <Manners {...form} card={card} />
      </Fold>
      <div class="ways">
        {stay && <Button word={stay} onPress={close} />}
        <Button
          word={words.setup.start}
          label={`${words.setup.start}: ${card.title}, ${form.side?.beside || against({ seats, names }, card)}`}
          type="submit"
          look="filled"
          autofocus
        />
      </div>
    </form>
  );
}

/** What is chosen in the form: who plays, and how. */
function useForm(props: Setup) {
  const { card } = props;
  const company = setupServices.get('company')?.value;
  const bots = setupServices.get('bots');
  const far = company ? undefined : setupServices.get('far');
  const [seats, setSeats] = useState(
    company && !props.seats?.includes('far')
      ? company.seats(card)
      : wholeLevels(props.seats ?? defaultSeats(card, defaultCount(card))),
  );
  const [names, setNames] = useState(props.names ?? company?.names ?? []);
  const [mixed, setMixed] = useState(props.mixed ?? false);
  const [adapts, setAdapts] = useState(bots !== undefined && isOn(props, bots.room));
  const [beside, setBeside] = useState(far !== undefined && isOn(props, far.room));
  const switches = [...modes.filled.flatMap(askedOf), SERIOUS];
  const [mode, setMode] = useState(switches.find(({ room }) => isOn(props, room))?.room);
  const [options, setOptions] = useState(props.options ?? {});
  // What was chosen shows, so that nobody begins a game otherwise than meant.
  const [chosen] = useState(mode !== undefined || Object.keys(unusual(card, options)).length > 0);
  const suitable = switches.filter(({ suits }) => suits?.(seats) ?? true);
  const seat = (next: SeatPlayer[]) => {
    setNames(namesAfter(seats, next, names));
    setSeats(next);
  };
  const sit = (isBeside: boolean) => {
    setBeside(isBeside);
    seat(matchSeats(seats.length, isBeside ? 1 : 0));
  };
  const who = {
    card,
    bots,
    far,
    company: company?.words,
    beside,
    sit,
    seats,
    seat,
    names,
    name: setNames,
    mixed,
    mix: setMixed,
    adapts,
    adapt: setAdapts,
  };
  const side = beside && isFar(seats) ? far : undefined;
  const choices = (): Choices => ({
    seats,
    options: unusual(card, options),
    ...named(seats, namesHere(seats, names)),
    ...(mixed && { mixed }),
    ...modeWith([
      ...suitable.flatMap(({ room }) => (room === mode ? room : [])),
      ...(adapts && bots && playsBots(seats) ? [bots.room] : []),
      ...(side ? [side.room] : []),
    ]),
  });
  return {
    who,
    side,
    options,
    choose: setOptions,
    switches: suitable,
    mode,
    setMode,
    chosen,
    choices,
  };
}

/** Far players name themselves. */
function namesHere(seats: readonly SeatPlayer[], names: readonly string[]): string[] {
  return names.map((name, at) => (seats[at] === 'far' ? '' : name));
}

type MannersProps = Omit<ReturnType<typeof useForm>, 'who' | 'side' | 'chosen' | 'choices'> & {
  card: Card;
};

/** The options of a game, and the manners of playing. */
function Manners({ card, options, choose, switches, mode, setMode }: MannersProps) {
  return (
    <>
      {card.options.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          chosen={options[option.id] ?? option.default}
          choose={(value) => choose({ ...options, [option.id]: value })}
        />
      ))}
      {switches.map(({ room, word, more }) => (
        <Toggle
          key={room}
          on={mode === room}
          choose={(on) => setMode(on ? room : undefined)}
          {...{ word, more }}
        />
      ))}
    </>
  );
}

/** Whether a manner of playing is chosen: that of a room, or for '' to take nothing back. */
function isOn({ serious, rooms }: PlayMode, room: string): boolean {
  return room ? rooms?.[room] !== undefined : serious === true;
}

function askedOf([room, { asks }]: (typeof modes.filled)[number]): ModeRow[] {
  return asks ? [{ room, ...asks }] : [];
}

/** How a game is played with these manners on. */
function modeWith(manners: readonly string[]): PlayMode {
  const rooms = manners.filter(Boolean).map((room) => [room, true]);
  return {
    ...(manners.includes(SERIOUS.room) && { serious: true }),
    ...(rooms.length && { rooms: Object.fromEntries(rooms) }),
  };
}

/** Leaves out what is usual, so that a record is the same as before there was such an option. */
function unusual({ options }: Card, chosen: Record<string, string>) {
  const others = options.filter(({ id, default: usual }) => (chosen[id] ?? usual) !== usual);
  return Object.fromEntries(others.map(({ id }) => [id, chosen[id]]));
}

/** The strength of a bot that adapts is set when the game begins. */
function wholeLevels(seats: readonly SeatPlayer[]): SeatPlayer[] {
  return seats.map((seat) => seat.replace(/\..*/, '') as SeatPlayer);
}
