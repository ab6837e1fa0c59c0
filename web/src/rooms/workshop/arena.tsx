// A player's own bot plays against a level, game after game.
import { useState } from 'preact/hooks';
import { botName } from '../../game/player-names.ts';
import { isOwnBot } from '../../keep/checks.ts';
import type { Card, Duel } from '../../scene/types.ts';
import { Select } from '../../ui/select.tsx';
import { useCount } from './count.tsx';
import type { Making } from './making.ts';
import { arena } from './words/en.ts';

const GAMES = 40;

export function hasOwnBot({ levels, players: [fewest, most] }: Card): boolean {
  return levels.some(isOwnBot) && fewest <= 2 && most >= 2;
}

export function Arena({ making, card }: { making: Making; card: Card }) {
  const levels = card.levels.filter((level) => !isOwnBot(level));
  const [level, setLevel] = useState(`${levels[0]}`);
  const { counted, isRunning, button } = useCount<Duel>({
    start: arena.start,
    play: (stopped, tell) => making.duels(Number(level), GAMES, stopped, tell),
    say: tallied,
  });
  return (
    <section class="arena" aria-label={arena.title}>
      <h2>{arena.title}</h2>
      <p class="note">{arena.about}</p>
      <div class="ways">
        <Select
          label={arena.level}
          choices={levels.map((each) => [`${each}`, botName(each)])}
          chosen={level}
          onChoose={setLevel}
        />
        {button}
      </div>
      {(isRunning || counted) && <p class="tally">{counted ? tallied(counted) : arena.none}</p>}
    </section>
  );
}

function tallied({ results, tally }: Duel): string {
  if (!results.length) return arena.none;
  const { won, drawn, lost } = tally;
  const [share, low, high] = [tally.share, tally.low, tally.high].map((part) =>
    Math.round(100 * part),
  );
  const sentence = arena.tally(results.length, won, drawn, lost);
  return results.length > 1 ? `${sentence} ${arena.share(share, low, high)}` : sentence;
}
