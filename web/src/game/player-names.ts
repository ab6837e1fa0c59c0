/** Who sits where, in words: people's names, sides, bots. All other code asks here. */
import { hasAdaptive, type RoomData } from '../keep/modes.ts';
import { folded } from '../keep/names.ts';
import type { SeatPlayer } from '../scene/types.ts';
import * as words from '../words/first.ts';
import type { BotWords } from '../words/grammar.ts';
import { levelOf, onlyPerson } from './seating.ts';

/** The seats of a table and the names of the people; a saved table is one. */
export type Sitting = {
  seats: readonly SeatPlayer[];
  names?: readonly string[];
  rooms?: RoomData;
};

/** What a game calls its players: those of a view, or the seats of a card. */
export type Sides = readonly { name: string }[];

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;

/** Returns the name of the person at a seat; '' if they have none. */
export function ownName({ seats, names = [] }: Sitting, sides: Sides, seat: number): string {
  const typed = (at: number) => (levelOf(seats[at]) ? '' : (names[at] ?? ''));
  const name = typed(seat);
  if (!name) return '';
  const others = seats.flatMap((_, at) => (at === seat ? [] : [typed(at), sides[at]?.name ?? '']));
  const alike = others.some((other) => folded(other) === folded(name));
  const label = isolated(name);
  return alike ? words.game.namedAt(label, sides[seat]?.name ?? `${seat + 1}`) : label;
}

/** Keeps a name that runs from right to left from changing the order of the words around it. */
function isolated(name: string) {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Returns each person's name, '' for those without; undefined if nobody has one. */
export function ownNames(sitting: Sitting, sides: Sides): string[] | undefined {
  const names = sitting.seats.map((_, seat) => ownName(sitting, sides, seat));
  return names.some(Boolean) ? names : undefined;
}

/**
 * Returns what a player is called in the game's sentences: "Anna", "You", "Red". A bot that plays
 * alone is in no sentence: "Keen bot".
 */
export function playerName(sitting: Sitting, sides: Sides, seat: number): string {
  const { seats } = sitting;
  const own = ownName(sitting, sides, seat);
  if (own) return own;
  if (onlyPerson(seats) === seat) return words.game.you;
  const level = seats.length === 1 ? levelOf(seats[seat]) : 0;
  return level ? botName(level) : (sides[seat]?.name ?? '');
}

/**
 * Returns a second name for a player: "White" for "You" or "Anna", "Keen bot" for "Red"; '' if
 * none.
 */
export function alsoCalled(sitting: Sitting, sides: Sides, seat: number): string {
  const { seats } = sitting;
  const level = levelOf(seats[seat]);
  if (seats.length === 1) return '';
  if (level) return botName(level, hasAdaptive(sitting));
  const other = onlyPerson(seats) === seat || ownName(sitting, sides, seat) !== '';
  return other ? (sides[seat]?.name ?? '') : '';
}

/**
 * Returns a name that is clear without the table: "Anna", "You", "Red", "Keen bot"; with several
 * bots of one level, "Keen bot (Red)".
 */
export function distinctName(sitting: Sitting, sides: Sides, seat: number): string {
  if (levelOf(sitting.seats[seat])) return distinctBot(sitting, sides, seat).name;
  return playerName(sitting, sides, seat);
}

/** The same of a bot, in the forms that sentences need. */
export function distinctBot(sitting: Sitting, sides: Sides, seat: number): BotWords {
  const { seats } = sitting;
  const bot = botWords(levelOf(seats[seat]), hasAdaptive(sitting));
  const alike = seats.filter((each) => each === seats[seat]).length > 1;
  if (!alike) return bot;
  const at = (name: string) => words.game.namedAt(name, sides[seat]?.name ?? '');
  return { ...bot, name: at(bot.name), within: at(bot.within), against: at(bot.against) };
}

/** Returns a bot's name; one that adapts may be between two levels. */
export function botName(level: number, adapts = false): string {
  return botWords(level, adapts).name;
}

/** The same in the forms that sentences need. */
export function botWords(level: number, adapts = false): BotWords {
  if (adapts || level % 1) return words.game.evenMatch;
  return words.game.bots[level - 1] ?? words.game.ownBot;
}

/** Names a player's sheet: "Your map", "Red's map"; "your map" if `within` a sentence. */
export function whoseSheet(
  { players }: { players: Sides },
  sitting: Sitting,
  sheet: string,
  seat: number,
  within = false,
): string {
  if (onlyPerson(sitting.seats) === seat) return words.game.yourSheet(sheet, within);
  return words.game.sheetOf(playerName(sitting, players, seat), sheet);
}
