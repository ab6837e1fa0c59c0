// The small games and the workshop on the shelf; below it the games that were made here or came by a link.
import { Picture } from '../../pictures/picture.tsx';
import type { Card } from '../../scene/types.ts';
import { cards } from './cards.ts';
import { makeYourOwn } from './words/en-first.ts';

/** All boards of the small games, side by side (web/tools/game_pictures.py). */
const BOARDS = new URL('./classics.svg', import.meta.url).href;
/** They show in so many rows. */
const ROWS = [0, 1, 2];
/** The address of the page of small games; no file has this name. */
export const SMALL_GAMES = '#workshop=shelf';
/** How many games show; the workshop lists all. */
const MOST = 5;

/** The last place of the shelf. */
export function SmallGamesBox() {
  const { small, some, word } = makeYourOwn;
  return (
    <li class="small-games">
      <a class="box" href={SMALL_GAMES}>
        <span class="picture">
          {ROWS.map((row) => (
            <img key={row} src={BOARDS} alt="" />
          ))}
        </span>
        <span class="nameplate">
          <h2>{small}</h2>
          <p class="summary">{some}</p>
        </span>
      </a>
      <a class="byway" href="#workshop">
        {word}
      </a>
    </li>
  );
}

export function OwnGames({ play }: { play: (card: Card) => void }) {
  const games = newest([...cards.values()]);
  if (!games.length) return null;
  return (
    <ul class="own-games">
      {games.map((card) => (
        <li key={card.id}>
          <button type="button" class="own-game" onClick={() => play(card)}>
            <Picture card={card} {...card.sample} />
            <span>
              <b>{card.title}</b>
              <small>{card.summary}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Of each game the newest version: the one that became known last (`findCards`). */
function newest(all: Card[]): Card[] {
  const byTitle = new Map(all.map((card) => [card.title, card]));
  return [...byTitle.values()].reverse().slice(0, MOST);
}
