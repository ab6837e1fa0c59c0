// Who plays: buttons that fill all seats, and a row for each seat.
import { botName, botWords } from '../game/player-names.ts';
import { areDifferent, isFar, levelOf, onlyPerson, playerCounts } from '../game/seating.ts';
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
export type SideBySide = Record<'room' | 'play' | 'beside' | 'byLink', string> & {
  more: (two: boolean) => string;
};

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
  const { card, seats, company } = props;
  return (
    <div class="who-plays">
      {playerCounts(card).length > 1 && <CountRow {...props} />}
      <div class="seat-choices">
        {seats.length > 1 && card.levels.length > 0 && <OthersRow {...props} />}
        {seating.botSeats(seats).length > 0 && card.levels.length > 1 && <LevelRow {...props} />}
        {isFar(seats) && !company && <FarRow {...props} />}
      </div>
    </div>
  );
}

/** Who of them sits where, and what they are called. */
export function Seating(props: Props) {
  const { card, seats } = props;
  const alone = onlyPerson(seats) !== null;
  const fixed = isFar(seats) || !card.levels.length;
  return (
    <>
      {alone && seats.length > 1 && <SideRow {...props} />}
      {fixed && <NameRows {...props} sides={card.seats} />}
      {!fixed && (
        <div class="names">
          {seats.map((_, index) => (
            <SeatRow key={index} {...props} index={index} />
          ))}
        </div>
      )}
      {!alone && !card.sheets && areDifferent(props) && <MixRow {...props} />}
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

/** Fills all seats at once. */
function OthersRow({ card, seats, seat, sit, far, company }: Props) {
  const { opponents, others } = words.setup;
  const all = choicesIn({ ...(seats.length === 2 ? opponents : others), ...company });
  // People are elsewhere only where a room plays with them.
  const choices = keptServices.get('read') ? all : all.filter(([who]) => who !== 'far');
  return (
    <ChoiceRow<seating.Opponents>
      legend={words.setup.whoPlays}
      choices={choices}
      chosen={seating.opponentsOf(seats)}
      onChoose={(who) =>
        who === 'far'
          ? sit(far !== undefined)
          : seat(seating.withOpponents(card, seats.length, who))
      }
    />
  );
}

/** How people with a device each come together. */
function FarRow({ far, seats, beside, sit }: Props) {
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
      <p class="tally">{(beside && far?.more(seats.length === 2)) || words.setup.byLink}</p>
    </div>
  );
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

/** Where the only person here sits. */
function SideRow({ card, seats, seat, mixed, mix }: Props) {
  const { side, first, byChance } = words.setup;
  const sides = seats.map((_, at) => {
    const { name } = card.seats[at];
    return [`${at}`, at || card.sheets ? name : first(name)] as const;
  });
  return (
    <ChoiceRow
      legend={side}
      choices={[...sides, ['chance', byChance]]}
      chosen={mixed ? 'chance' : `${seats.indexOf('person')}`}
      onChoose={(chosen) => {
        mix(chosen === 'chance');
        if (chosen !== 'chance') seat(seating.withPersonAt(seats, Number(chosen)));
      }}
    />
  );
}

const ADAPTIVE = 'adaptive';

/** A bot adapts to results only where it is the other one of two. */
function adaptiveOf({ bots, seats }: Props): KnowsBots | undefined {
  return seats.length === 2 && seating.botSeats(seats).length === 1 ? bots : undefined;
}

/** Gives seats to a player; to a bot that adapts, if that is the value. */
function give({ seats, seat, adapt }: Props, to: readonly number[], value: string) {
  if (value !== 'person') adapt(value === ADAPTIVE);
  if (value !== ADAPTIVE)
    seat(seats.map((before, at) => (to.includes(at) ? (value as SeatPlayer) : before)));
}

/** The strength of all bots. */
function LevelRow(props: Props) {
  const { card, seats } = props;
  const at = seating.botSeats(seats);
  const chosen = at.map((seat) => seats[seat]);
  const adaptive = adaptiveOf(props);
  const adapts = adaptive !== undefined && props.adapts;
  return (
    <div>
      <ChoiceRow<string>
        legend={at.length === 1 ? words.setup.theBotIs : words.setup.bots}
        choices={[
          ...card.levels.map(
            (level) => [`bot${level}`, <LevelWords key={level} {...{ card, level }} />] as const,
          ),
          ...(adaptive ? [[ADAPTIVE, adaptive.adaptive] as const] : []),
        ]}
        chosen={adapts ? ADAPTIVE : new Set(chosen).size === 1 ? chosen[0] : ''}
        onChoose={(bot) => give(props, at, bot)}
      />
      {adaptive && (
        <p class="tally">
          {adapts ? adaptive.adaptiveMore(card.id) : adaptive.met(card.id, levelOf(chosen[0]))}
        </p>
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

/** Who sits at a seat, and the name of a person. */
function SeatRow(props: Props & { index: number }) {
  const { card, seats, names, name, index } = props;
  const side = card.seats[index]?.name;
  const adaptive = seats[index] === 'person' ? undefined : adaptiveOf(props);
  return (
    <div class="seat-choice">
      {seats[index] === 'person' ? (
        <NameField {...{ seats, names, name, seat: index, sides: card.seats }} />
      ) : (
        <span>{side}</span>
      )}
      <select
        aria-label={side}
        value={adaptive && props.adapts ? ADAPTIVE : seats[index]}
        onChange={({ currentTarget }) => give(props, [index], currentTarget.value)}
      >
        <option value="person">{words.setup.person}</option>
        {card.levels.map((level) => (
          <option key={level} value={`bot${level}`}>
            {words.setup.botOfLevel(botName(level), level, card.levels.length)}
          </option>
        ))}
        {adaptive && <option value={ADAPTIVE}>{adaptive.adaptive}</option>}
      </select>
    </div>
  );
}
