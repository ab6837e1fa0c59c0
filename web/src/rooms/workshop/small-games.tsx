// The page of small games: the classics, to be played or to be looked into.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { Fact, playerCount } from '../../home/box.tsx';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Problem, Progress } from '../../ui/problem.tsx';
import { errorSentence } from '../../words/failure.ts';
import { home } from '../../words/first.ts';
import { cards } from './cards.ts';
import { type Classic, findClassics, pictureOf } from './classics.ts';
import { type Checked, checkGames, findCards } from './foreign.ts';
import { workshopHash } from './hashes.ts';
import { madeFile } from './kept.ts';
import { makeYourOwn } from './words/first.ts';
import * as words from './words/words.ts';

export async function openSmallGames(app: Host, ifCurrent: IfCurrent) {
  const games = await ifCurrent(findClassics());
  const content = <SmallGames games={games} from={app.from} play={app.play} />;
  show({ page: 'games', detour: true, title: words.smallGames.title, content });
}

type Props = { games: readonly Classic[]; from: string; play: (card: Card) => void };

function SmallGames({ games, from, play }: Props) {
  const { begin, wanted, wrong } = useBegin(play);
  return (
    <div class="library">
      <PageHead heading={makeYourOwn.small} from={from} />
      <p>{words.smallGames.lead}</p>
      <ul class="classics">
        {games.map((game) => (
          <li key={game.id} aria-busy={wanted === game}>
            <button type="button" class="classic" onClick={() => begin(game)}>
              <img src={pictureOf(game)} alt="" loading="lazy" />
              <span>
                <b>{game.title}</b>
                <span>{game.goal}</span>
              </span>
            </button>
            <p class="facts">
              <Fact icon="seat" words={playerCount(game)} spoken={home.players} />
              <a href={workshopHash(game.name)}>
                {words.kept.open}
                <span class="spoken"> {game.title}</span>
              </a>
            </p>
            {wanted === game && <Progress />}
            {wanted === game && wrong && <Problem words={wrong} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Begins a classic: its rules start, it is kept, and the page asks who plays. */
function useBegin(play: (card: Card) => void) {
  const [wanted, want] = useState<Classic | null>(null);
  const [wrong, tell] = useState('');
  const last = useRef<Promise<Checked> | null>(null);
  const stopLast = () => void last.current?.then(({ stop }) => stop()).catch(() => {});
  useEffect(() => stopLast, []);
  const begin = async (game: Classic) => {
    stopLast();
    want(game);
    tell('');
    try {
      const known = await keptCard(game);
      if (known) return play(known);
      const { name, text } = game;
      const checking = checkGames({ name, text, classic: true });
      last.current = checking;
      const { cards, keep } = await checking;
      if (last.current !== checking) return;
      keep(cards[0]);
      play(cards[0]);
    } catch (error) {
      tell(errorSentence(error));
    }
  };
  return { begin, wanted, wrong };
}

/** The card of a classic that was played here before. */
async function keptCard({ id }: Classic): Promise<Card | undefined> {
  if (madeFile(id)?.classic) await findCards(id);
  return madeFile(id)?.classic && cards.get(id);
}
