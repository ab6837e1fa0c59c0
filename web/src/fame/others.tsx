// The finished games that don't count: challenges of a day, practice, and games begun elsewhere.
import type { Finished, Kind } from '../keep/fame.ts';
import * as words from '../words/words.ts';
import { hasWon } from './players.ts';

const KINDS = ['challenge', 'practice', 'elsewhere'] as const satisfies readonly Kind[];

export function Others({ games }: { games: readonly Finished[] }) {
  const found = KINDS.map((kind) => ({ kind, of: games.filter((game) => game.kind === kind) }));
  const { others, othersMore, kinds } = words.fame;
  const shown = found.filter(({ of }) => of.length > 0);
  if (!shown.length) return null;
  return (
    <section>
      <h2>{others}</h2>
      <p class="fame-more">{othersMore}</p>
      <dl class="records">
        {shown.map(({ kind, of }) => (
          <div key={kind}>
            <dt>{kinds[kind].title}</dt>
            <dd class="feat">
              {kind === 'challenge' ? challenges(of) : words.fame.games(of.length)}
            </dd>
            <dd>{kinds[kind].what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How challenges went: how many were won, or the best score of those played alone. */
function challenges(games: readonly Finished[]): string {
  const { best, games: count, wonOf } = words.fame;
  const alone = games.filter(({ seats }) => seats.length === 1);
  if (!alone.length) return wonOf(games.filter(isWon).length, games.length);
  const scores = alone.map(({ scores }) => scores[0] ?? 0);
  return best(count(games.length), Math.max(...scores));
}

/** Whether the person whose challenge it was has won it. */
function isWon(game: Finished): boolean {
  return hasWon(game, game.seats.indexOf('person'));
}
