// The way to games that were left open before the last one.
import { tableHash } from '../keep/links.ts';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/first.ts';
import type { OpenGame } from './open-games.ts';
import { against, since, what } from './open-games.ts';
import { Unread, type UnreadProps } from './unread.tsx';

/** @param unread how many entries can't be read */
export function MoreOpen({ games, unread }: { games: OpenGame[]; unread: UnreadProps }) {
  const content = (
    <>
      <OpenGames games={games} />
      <Unread {...unread} />
    </>
  );
  const show = () => openDialog({ title: words.home.openGames, content });
  return (
    <button
      type="button"
      class="button more-open"
      aria-label={words.home.moreOpenSpoken(games.length)}
      onClick={show}
    >
      {words.home.moreOpen(games.length)}
    </button>
  );
}

function OpenGames({ games }: { games: OpenGame[] }) {
  return (
    <ul class="open-games">
      {games.map(({ saved, card }) => (
        <li key={saved.key}>
          <a href={tableHash(saved.key)}>
            {what(saved, card)}
            {saved.title && <small>{saved.title}</small>}
            <small>{against(saved, card)}</small>
            <small>{since(saved)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
