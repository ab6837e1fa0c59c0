// The way to the workshop on the home page, and the games that were made there or came by a link.
import { Picture } from '../../pictures/picture.tsx';
import type { Card } from '../../scene/types.ts';
import { cards } from './cards.ts';
import { makeYourOwn } from './words/en-first.ts';

/** A model game, whose picture stands for all that can be made (web/tools/game_pictures.py). */
const MODEL = new URL('./models/hex.svg', import.meta.url).href;
/** The address of the page of small games; no file has this name. */
export const SMALL_GAMES = '#workshop=shelf';
/** How many games show; the workshop lists all. */
const MOST = 5;

export function OwnGames({ play }: { play: (card: Card) => void }) {
  return (
    <ul class="own-games">
      {newest([...cards.values()]).map((card) => (
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
      <li class="door">
        <a class="own-game" href="#workshop">
          <img src={MODEL} alt="" loading="lazy" />
          <span>
            <b>{makeYourOwn.word}</b>
            <small>{makeYourOwn.more}</small>
          </span>
        </a>
        <a href={SMALL_GAMES}>{makeYourOwn.small}</a>
      </li>
    </ul>
  );
}

/** Of each game the newest version: the one that became known last (`findCards`). */
function newest(all: Card[]): Card[] {
  const byTitle = new Map(all.map((card) => [card.title, card]));
  return [...byTitle.values()].reverse().slice(0, MOST);
}
