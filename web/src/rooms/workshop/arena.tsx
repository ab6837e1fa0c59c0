// A player's own bot plays against a level, game after game.
import { useEffect, useState } from 'preact/hooks';
import { botName } from '../../game/player-names.ts';
import { isOwnBot } from '../../keep/checks.ts';
import type { Card, Duel } from '../../scene/types.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { Making } from './making.ts';
import * as words from './words/words.ts';

const { arena } = words;

const GAMES = 40;

export function hasOwnBot({ levels, players: [fewest, most] }: Card): boolean {
  return levels.some(isOwnBot) && fewest <= 2 && most >= 2;
}

export function Arena({ making, card }: { making: Making; card: Card }) {
  const levels = card.levels.filter((level) => !isOwnBot(level));
  const [level, choose] = useState(`${levels[0]}`);
  const [found, tell] = useState<Duel | null>(null);
  const [stop, running] = useState<AbortController | null>(null);
  useEffect(() => () => stop?.abort(), [stop]);
  const start = async () => {
    const stopped = new AbortController();
    tell(null);
    running(stopped);
    const end = await making.duels(Number(level), GAMES, stopped.signal, tell);
    running(null);
    if (end) announce(tallied(end));
  };
  return (
    <section class="arena" aria-label={arena.title}>
      <h2>{arena.title}</h2>
      <p class="note">{arena.about}</p>
      <div class="ways">
        <Select
          label={arena.level}
          choices={levels.map((each) => [`${each}`, botName(each)])}
          chosen={level}
          onChoose={choose}
        />
        {stop ? (
          <Button word={arena.stop} onPress={() => stop.abort()} />
        ) : (
          <Button word={arena.start} onPress={() => void start()} />
        )}
      </div>
      {(stop || found) && <p class="tally">{found ? tallied(found) : arena.none}</p>}
    </section>
  );
}

function tallied({ results, tally }: Duel): string {
  if (!results.length) return arena.none;
  const { won, drawn, lost } = tally;
  const [share, low, high] = [tally.share, tally.low, tally.high].map((part) =>
    Math.round(100 * part),
  );
  const said = arena.tally(results.length, won, drawn, lost);
  return results.length > 1 ? `${said} ${arena.share(share, low, high)}` : said;
}
