// The best that people have done in a game on this device.
import type { Finished } from '../keep/fame.ts';
import type { Feat } from '../scene/types.ts';
import { hasWon, whoOf } from './players.ts';

/** Something that nobody has done better: who, how much, and when. */
export type Best = { kind: Feat | 'row'; value: number; who: string; at: number };

/**
 * @param games that count, in their order, the oldest first
 * @param feats that mean something in this game
 */
export function bestOf(games: readonly Finished[], feats: readonly Feat[]): Best[] {
  const found = { points: most(scores(games)), quickest: most(quickest(games)) };
  const best = [...feats.map((feat) => found[feat]), most(rows(games))];
  return best.flatMap((each) => (each ? [each] : []));
}

type Ranked = Best & { rank: number };

function most(feats: readonly Ranked[]): Best | null {
  const best = feats.reduce<Ranked | null>(
    (best, feat) => (best && best.rank >= feat.rank ? best : feat),
    null,
  );
  if (!best) return null;
  const { rank: _, ...rest } = best;
  return rest;
}

/** A feat of each person in each game, where `value` finds one. */
function feats(
  games: readonly Finished[],
  kind: Best['kind'],
  value: (game: Finished, seat: number) => number | null,
  sign: 1 | -1,
): Ranked[] {
  return games.flatMap((game) =>
    game.seats.flatMap((player, seat) => {
      const [who, found] = [whoOf(game, seat), value(game, seat)];
      if (player !== 'person' || who === null || found === null) return [];
      return [{ kind, value: found, who, at: game.at, rank: sign * found }];
    }),
  );
}

function scores(games: readonly Finished[]): Ranked[] {
  return feats(games, 'points', ({ scores }, seat) => scores[seat], 1);
}

/** Only where nobody gave up: else whoever gives up at once makes a win the quickest for ever. */
function quickest(games: readonly Finished[]): Ranked[] {
  const moves = (game: Finished, seat: number) => (hasWon(game, seat) ? game.moves[seat] : null);
  return feats(games.filter(isPlayedOut), 'quickest', moves, -1);
}

/** Whether a game ended by its rules. Of older games nobody may know; they have points if so. */
function isPlayedOut({ early, scores }: Finished): boolean {
  return early === undefined ? !scores.includes(null) : !early;
}

/** Wins in a row, from the second on: each as long as it was at its last win. */
function rows(games: readonly Finished[]): Ranked[] {
  const running = new Map<string, number>();
  const wins = (game: Finished, seat: number) => {
    const who = whoOf(game, seat);
    if (who === null || game.seats.length < 2) return null;
    const row = hasWon(game, seat) ? (running.get(who) ?? 0) + 1 : 0;
    running.set(who, row);
    return row > 1 ? row : null;
  };
  return feats(games, 'row', wins, 1);
}
