// Who played the games of the hall of fame, and what came of them.
import { levelOf } from '../game/seating.ts';
import { botName } from '../game/who.ts';
import { today } from '../keep/daily.ts';
import type { Finished } from '../keep/fame.ts';
import { folded } from '../keep/names.ts';
import type { GameResult } from '../scene/types.ts';
import * as words from '../words/words.ts';

/** Of games with an opponent: how many, and what came of them. */
export type Tally = { played: number; won: number; drawn: number; lost: number };

const YOU = 'you';

/**
 * Says who a player is across games: a bot of a level, somebody with a name, or the one person
 * here without a name; null for others without names, as nobody knows who they were.
 */
export function whoOf({ seats, names }: Finished, seat: number): string | null {
  if (levelOf(seats[seat])) return seats[seat];
  if (names[seat]) return `name:${folded(names[seat])}`;
  return seats[seat] === 'person' && seats.filter((each) => each === 'person').length === 1
    ? YOU
    : null;
}

export function isPerson(who: string): boolean {
  return who === YOU || who.startsWith('name:');
}

/** What each player is called: people by the name as they wrote it last. */
export function callings(games: readonly Finished[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const game of games) {
    for (const [seat, player] of game.seats.entries()) {
      const who = whoOf(game, seat);
      if (who === null) continue;
      const bot = levelOf(player) > 0 && botName(levelOf(player));
      found.set(who, bot || game.names[seat] || words.game.you);
    }
  }
  return found;
}

/** The games between players who are known, as the rules rate them. */
export function resultsOf(games: readonly Finished[]): GameResult[] {
  return games.flatMap((game) => {
    const players = game.seats.map((_, seat) => whoOf(game, seat));
    const known = players.every((who): who is string => who !== null);
    if (!known || players.length < 2) return [];
    return [{ day: today(game.at), players, places: game.places }];
  });
}

/** What came of all games of a player with opponents, or of those with one of them. */
export function tallyOf(games: readonly Finished[], who: string, against?: string): Tally {
  const tally = { played: 0, won: 0, drawn: 0, lost: 0 };
  for (const game of games) {
    const players = game.seats.map((_, seat) => whoOf(game, seat));
    const met = against === undefined ? players.length > 1 : players.includes(against);
    if (!players.includes(who) || !met) continue;
    tally.played += 1;
    tally[outcome(game, players.indexOf(who))] += 1;
  }
  return tally;
}

/** Sharing the first place with everybody is a draw. */
function outcome({ places }: Finished, seat: number): 'won' | 'drawn' | 'lost' {
  if (places[seat] > 0) return 'lost';
  return places.every((place) => place === 0) ? 'drawn' : 'won';
}

export function hasWon(game: Finished, seat: number): boolean {
  return game.seats.length > 1 && outcome(game, seat) === 'won';
}
