// Who plays: two quick questions for two players, else a choice for each seat; and who sits where.
import type { ComponentChildren } from 'preact';
import { botName, botWords } from '../game/player-names.ts';
import {
  areDifferent,
  isFar,
  levelOf,
  matchSeats,
  onlyPerson,
  playerCounts,
} from '../game/seating.ts';
import { keptServices } from '../keep/elsewhere.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';
import { ChoiceRow, choicesIn } from '../ui/button.tsx';
import { Level } from '../ui/icon.tsx';
import { KnownNames, NameField, NameRows } from '../ui/names.tsx';
import * as words from '../words/first.ts';
import * as seating from './seating.ts';

/** What a room knows about a game's bots, from earlier games against them. */
export type KnowsBots = {
  /** The room in whose manner of playing a bot adapts to the person. */
  room: string;
  /** Describes the results against a bot's level. */
  met: (game: string, level: number) => string;
  /** The bot that adapts to results, and its description. */
  adaptive: string;
  adaptiveMore: (game: string) => string;
};

/** The manner in which people play side by side, each on their own device. */
export type SideBySide = { room: string } & Record<'play' | 'beside' | 'byLink' | 'more', string>;

type Props = {
  card: Card;
  bots?: KnowsBots;
  far?: SideBySide | undefined;
  /** The words for those who are connected, who play in place of somebody far away. */
  company?: { far: string } | undefined;
  beside: boolean;
  /** People with a device each are side by side: whoever joins begins, so no move comes before. */
  sit: (beside: boolean) => void;
  seats: SeatPlayer[];
  seat: (seats: SeatPlayer[]) => void;
  names: readonly string[];
  name: (names: string[]) => void;
  /** Whether seats are drawn. */
  mixed: boolean;
  mix: (mixed: boolean) => void;
  /** Whether the bot's strength follows the results on this device. */
  adapts: boolean;
  adapt: (adapts: boolean) => void;
};

export function WhoPlays(props: Props) {
  const { card } = props;
  const Rows = props.seats.length === 2 ? ForTwo : SeatRows;
  return (
    <div class="who-plays">
      {playerCounts(card).length > 1 && <CountRow {...props} />}
      <div class="seat-choices">{card.levels.length > 0 && <Rows {...props} />}</div>
    </div>
  );
}

/** Who of them sits where, and what they are called. */
export function Seating(props: Props) {
  const { card, seats } = props;
  const opponents = seating.opponentsOf(seats);
  const two = seats.length === 2 && card.levels.length > 0;
  return (
    <>
      {two && (opponents === 'bot' || opponents === 'far') && <SideRow {...props} />}
      {two && <NameRows {...props} sides={card.seats} />}
      {mayMix(props) && <MixRow {...props} />}
      <KnownNames />
    </>
  );
}

function CountRow({ card, seats, seat }: Props) {
  return (
    <ChoiceRow
      legend={words.setup.playerCount}
      choices={playerCounts(card).map((count) => [`${count}`, `${count}`])}
      chosen={`${seats.length}`}
      onChoose={(count) => seat(seating.withCount(card, seats, Number(count)))}
    />
  );
}

function ForTwo(props: Props) {
  const { card, seats, seat, sit, far, company } = props;
  const levels = seating.botSeats(seats);
  const opponents = seating.opponentsOf(seats);
  return (
    <>
      <ChoiceRow
        legend={words.setup.whoPlays}
        choices={othersIn<seating.Opponents>({ ...words.setup.opponents, ...company })}
        chosen={opponents}
        onChoose={(chosen) =>
          chosen === 'far' ? sit(far !== undefined) : seat(seating.withOpponents(card, chosen))
        }
      />
      {levels.map((index, i) => (
        <LevelRow key={i} {...props} index={index} only={levels.length === 1} />
      ))}
      {opponents === 'far' && !company && <FarRow {...props} />}
    </>
  );
}

/** How people with a device each come together. */
function FarRow({ far, beside, sit }: Props) {
  return (
    <div>
      {far && (
        <ChoiceRow
          legend={far.play}
          choices={[
            ['beside', far.beside],
            ['link', far.byLink],
          ]}
          chosen={beside ? 'beside' : 'link'}
          onChoose={(way) => sit(way === 'beside')}
        />
      )}
      <p class="tally">{(beside && far?.more) || words.setup.byLink}</p>
    </div>
  );
}

/**
 * Whether to ask who sits where; the only person of two has already chosen a side, or left it to
 * chance.
 */
function mayMix({ card, seats, names }: Props) {
  const isPair = seats.length === 2 && onlyPerson(seats) !== null;
  return !isPair && !card.sheets && areDifferent({ seats, names });
}

function MixRow({ mixed, mix }: Props) {
  return (
    <ChoiceRow
      legend={words.setup.seating}
      choices={choicesIn(words.setup.seatings)}
      chosen={mixed ? 'chance' : 'above'}
      onChoose={(choice) => mix(choice === 'chance')}
    />
  );
}

function SideRow({ card, seats, seat, mixed, mix }: Props) {
  const [first, second] = card.seats;
  const own = `${seats.indexOf('person')}`;
  return (
    <ChoiceRow
      legend={words.setup.side}
      choices={[
        ['0', words.setup.first(first.name)],
        ['1', second.name],
        ['chance', words.setup.byChance],
      ]}
      chosen={mixed ? 'chance' : own}
      onChoose={(side) => {
        mix(side === 'chance');
        if (side !== 'chance' && side !== own) seat(seats.toReversed());
      }}
    />
  );
}

const ADAPTIVE = 'adaptive';

/** The value of a bot's seat, and its words. */
type Bot = [SeatPlayer, ComponentChildren];

function LevelRow(props: Props & { index: number; only: boolean }) {
  const { card, seats, seat, index, only, adapts, adapt, bots } = props;
  const { theBotIs, botIs } = words.setup;
  const level = levelOf(seats[index]);
  const adaptive = only && adapts && bots !== undefined;
  if (card.levels.length === 1) return null;
  return (
    <div>
      <ChoiceRow
        legend={only ? theBotIs : botIs(card.seats[index].name)}
        choices={[
          ...card.levels.map((level): Bot => [`bot${level}`, <LevelWords {...{ card, level }} />]),
          ...(only && bots ? [[ADAPTIVE, bots.adaptive] as const] : []),
        ]}
        chosen={adaptive ? ADAPTIVE : seats[index]}
        onChoose={(bot) => {
          if (only) adapt(bot === ADAPTIVE);
          if (bot !== ADAPTIVE) seat(seating.withSeat(seats, index, bot));
        }}
      />
      {only && bots && (
        <p class="tally">{adaptive ? bots.adaptiveMore(card.id) : bots.met(card.id, level)}</p>
      )}
    </div>
  );
}

/** A level's name, and its place among the levels. */
function LevelWords({ card, level }: { card: Card; level: number }) {
  return (
    <>
      {botWords(level).level}
      <Level level={level} levels={card.levels} />
    </>
  );
}

function SeatRows(props: Props) {
  const { seats } = props;
  return (
    <>
      {seats.length > 1 && <WhereRow {...props} />}
      {isFar(seats) ? (
        <OwnSeat {...props} />
      ) : (
        seats.map((_, index) => <SeatRow key={index} {...props} index={index} />)
      )}
    </>
  );
}

/** For three or more players: whether the others are here or far away. */
function WhereRow({ card, seats, seat, sit, far, company }: Props) {
  const all = seats.length;
  return (
    <ChoiceRow
      legend={words.setup.whoPlays}
      choices={othersIn<'here' | 'far'>({ ...words.setup.others, ...company })}
      chosen={isFar(seats) ? 'far' : 'here'}
      onChoose={(where) =>
        where === 'far' ? sit(far !== undefined) : seat(seating.defaultSeats(card, all))
      }
    />
  );
}

/** Who the others may be: people elsewhere only where a room plays with them. */
function othersIn<T extends string>(all: Readonly<Record<string, string>>) {
  const choices = choicesIn(all) as [T, string][];
  return keptServices.get('read') ? choices : choices.filter(([who]) => who !== 'far');
}

/** The seat of the person here, among far players. */
function OwnSeat(props: Props) {
  const { card, seats, seat } = props;
  const own = seats.indexOf('person');
  const choices = seats.map((_, each) => [`${each}`, card.seats[each].name] as const);
  return (
    <>
      <ChoiceRow
        legend={words.setup.side}
        choices={choices}
        chosen={`${own}`}
        onChoose={(chosen) => seat(matchSeats(seats.length, Number(chosen)))}
      />
      <NameRows {...props} sides={card.seats} />
      <FarRow {...props} />
    </>
  );
}

function SeatRow({ card, seats, seat, names, name: call, index }: Props & { index: number }) {
  const side = card.seats[index]?.name;
  const choose = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    seat(seating.withSeat(seats, index, value as SeatPlayer));
  };
  return (
    <div class="seat-choice">
      {seats[index] === 'person' ? (
        <NameField {...{ seats, names, name: call, seat: index, sides: card.seats }} />
      ) : (
        <span>{side}</span>
      )}
      <select aria-label={side} value={seats[index]} onChange={choose}>
        <option value="person">{words.setup.person}</option>
        {card.levels.map((level) => (
          <option key={level} value={`bot${level}`}>
            {words.setup.botOfLevel(botName(level), level, card.levels.length)}
          </option>
        ))}
      </select>
    </div>
  );
}
