// The page of small games: the classics, to be played or to be looked into.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import { type IfCurrent, Latest } from '../../game/latest.ts';
import { Fact, playerCount } from '../../home/box.tsx';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Problem, Progress } from '../../ui/problem.tsx';
import { errorSentence } from '../../words/failure.ts';
import { home } from '../../words/first.ts';
import { cards } from './cards.ts';
import { type Classic, findClassics, pictureOf } from './classics.ts';
import { checkGames, findCards } from './foreign.ts';
import { workshopHash } from './hashes.ts';
import { madeFile } from './kept.ts';
import * as words from './words/en.ts';
import { makeYourOwn } from './words/en-first.ts';

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
          <SmallGame
            key={game.id}
            game={game}
            waits={wanted === game && !wrong}
            wrong={wanted === game ? wrong : ''}
            begin={begin}
          />
        ))}
      </ul>
    </div>
  );
}

type GameProps = {
  game: Classic;
  /** Whether its rules are being set up. */
  waits: boolean;
  wrong: string;
  begin: (game: Classic) => void;
};

function SmallGame({ game, waits, wrong, begin }: GameProps) {
  return (
    <li aria-busy={waits}>
      <button type="button" class="classic" onClick={() => begin(game)}>
        <img src={pictureOf(game)} alt="" loading="lazy" />
        <span>
          <b>{game.title}</b>
          <span>{game.goal}</span>
        </span>
      </button>
      <div class="facts">
        <Fact icon="seat" words={playerCount(game)} spoken={home.players} />
        {waits ? (
          <Progress />
        ) : (
          <a href={workshopHash(game.name)}>
            {words.kept.open}
            <span class="spoken"> {game.title}</span>
          </a>
        )}
      </div>
      {wrong && <Problem words={wrong} />}
    </li>
  );
}

/** Begins a classic: its rules start, it is kept, and the page asks who plays. */
function useBegin(play: (card: Card) => void) {
  const [wanted, setWanted] = useState<Classic | null>(null);
  const [wrong, setWrong] = useState('');
  const latest = useMemo(() => new Latest(), []);
  useEffect(() => () => latest.end(), []);
  const begin = (game: Classic) => {
    setWanted(game);
    setWrong('');
    latest
      .run(async (ifCurrent) => {
        const card = await ifCurrent(keptCard(game));
        play(card ?? (await keepCard(game, ifCurrent)));
        setWanted(null);
      })
      .catch((error) => setWrong(errorSentence(error)));
  };
  return { begin, wanted, wrong };
}

/** Checks a classic, and keeps it. */
async function keepCard({ name, text }: Classic, ifCurrent: IfCurrent): Promise<Card> {
  const { cards, keep } = await checkGames({ name, text, classic: true }, ifCurrent);
  keep(cards[0]);
  return cards[0];
}

/** The card of a classic that was played here before. */
async function keptCard({ id }: Classic): Promise<Card | undefined> {
  if (madeFile(id)?.classic) await findCards(id);
  return madeFile(id)?.classic && cards.get(id);
}
