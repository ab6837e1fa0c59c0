// The home page: the shelf, and open games.
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tableHash } from '../addresses/links.ts';
import type { Games } from '../catalog/catalog.ts';
import { lastChoices } from '../keep/last-choices.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { Store } from '../keep/store.ts';
import type { Card, Door } from '../scene/types.ts';
import { offered } from '../settings/installing.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { Contributions } from '../slots/slots.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { freshLink, linksOf } from '../ui/game-links.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Problem, retryButton, Unread, type UnreadProps } from '../ui/problem.tsx';
import { errorSentence } from '../words/failure.ts';
import * as words from '../words/first.ts';
import { Box } from './box.tsx';
import { against, type OpenGame, openGames, since, what } from './open-games.ts';
import { Thumb } from './thumb.tsx';

/** What shows here: in the head, below the heading, as a notice, last on the shelf, and after it. */
export type HomeParts = {
  /** @param props.hasGames whether any games are on this device */
  head?: ComponentType<{ cards: readonly Card[]; hasGames: boolean }>;
  news?: ComponentType;
  note?: ComponentType<{ store: Store }>;
  box?: ComponentType;
  /** @param props.play asks who plays a game */
  more?: ComponentType<{ play: (card: Card) => void }>;
  /** At the foot of every page. */
  foot?: ComponentType;
  /** Whether something waits for another visit: then the page may be offered as an app. */
  waits?: () => boolean;
};

export const homeParts = new Contributions<HomeParts>('home');

export type HomeProps = {
  games: Games;
  store: Store;
  door: Door;
  /** Resolves when the rules run; rejects if they can't start. */
  ready: Promise<void>;
  /** Asks who plays a game. */
  play: (card: Card) => void;
  /** Begins the last game again. */
  again: (card: Card) => void;
  /** Starts the rules again. */
  retry: () => void;
};

export function Home(props: HomeProps) {
  const [cards, setCards] = useState(props.games.cards);
  const [error, setError] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    const all = props.games.all().then(setCards);
    Promise.all([all, props.ready]).catch((error) => setError({ error }));
  }, []);
  const saved = useMemo(() => (cards.length ? props.store.lookAtOpen() : null), [cards]);
  const finished = useMemo(() => props.store.gamesFinished(), [cards]);
  const hasGames = Boolean(saved?.tables.length) || finished.size > 0;
  const [open, ...more] = openGames(saved?.tables ?? [], cards);
  return (
    <div class="home">
      <header class="head">
        <span class="wordmark">pygames</span>
        {homeParts.of('head').map((Head) => (
          <Head key={Head} {...{ cards, hasGames }} />
        ))}
        <SettingsButton row />
      </header>
      <div class="welcome">
        <div>
          <h1>{words.home.question}</h1>
          {homeParts.of('news').map((News) => (
            <News key={News} />
          ))}
        </div>
        {saved && open && (
          <Banner {...open} door={props.door}>
            {more.length > 0 && <MoreOpen games={more} unread={saved} />}
          </Banner>
        )}
      </div>
      <div class="notes">
        {error && <NotNow error={error.error} visible={cards.length > 0} retry={props.retry} />}
        {!error && saved && <Unread {...saved} />}
        <Installation />
        {saved && homeParts.of('note').map((Note) => <Note key={Note} store={props.store} />)}
      </div>
      <Shelf cards={cards} familiar={familiar(saved?.tables ?? [], finished)} {...props} />
      {saved && homeParts.of('more').map((More) => <More key={More} play={props.play} />)}
    </div>
  );
}

/** Returns a check whether a game was played here. */
function familiar(open: readonly SavedTable[], finished: ReadonlySet<string>) {
  const played = new Set([...finished, ...open.map(({ record }) => record.game)]);
  return ({ id }: Card) => played.has(id);
}

type ShelfProps = Pick<HomeProps, 'play' | 'again'> & {
  cards: Card[];
  familiar: (card: Card) => boolean;
};

function Shelf({ cards, familiar, play, again }: ShelfProps) {
  const longest = Math.max(0, ...cards.map(({ minutes }) => minutes));
  const label = words.common.games;
  const style = { '--longest': longest };
  return (
    <ul class="shelf" aria-label={label} data-count={cards.length || undefined} style={style}>
      {cards.map((card) => (
        <Box
          key={card.id}
          card={card}
          first={familiar(card) ? null : freshLink(linksOf(card))}
          onPress={() => play(card)}
          last={lastChoices(card)}
          onAgain={() => again(card)}
        />
      ))}
      {cards.length > 0 && homeParts.of('box').map((Last) => <Last key={Last} />)}
    </ul>
  );
}

type BannerProps = OpenGame & { door: Door; children: ComponentChildren };

/** The last open game, with a link to it. */
function Banner({ saved, card, door, children }: BannerProps) {
  return (
    <section class="open-game" aria-label={words.home.openGame}>
      <Thumb saved={saved} card={card} door={door} />
      <div class="open-game-words">
        <p class="when">{since(saved)}</p>
        <p class="what">{what(saved, card)}</p>
        {saved.title && <p class="title">{saved.title}</p>}
        <p class="against">{against(saved, card)}</p>
      </div>
      <div class="open-game-ways">
        {children}
        <LinkButton word={words.home.resume} look="go-on" href={tableHash(saved.key)} />
      </div>
    </section>
  );
}

type NotNowProps = { error: unknown; visible: boolean; retry: () => void };

/** Says why no game can be played. */
function NotNow({ error, visible, retry }: NotNowProps) {
  const can = visible ? words.home.cannotPlay : words.home.noneStarts;
  return <Problem words={`${can} ${errorSentence(error)}`} buttons={[retryButton(retry)]} />;
}

/**
 * A link to earlier open games.
 * @param unread how many entries can't be read
 */
function MoreOpen({ games, unread }: { games: OpenGame[]; unread: UnreadProps }) {
  const content = (
    <>
      <OpenGames games={games} />
      <Unread {...unread} />
    </>
  );
  const show = () => openDialog({ title: words.home.openGames, content });
  return (
    <Button
      word={words.home.moreOpen(games.length)}
      look="more-open"
      label={words.home.moreOpenSpoken(games.length)}
      onPress={show}
    />
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

const NOTICES = { name: 'notices', load: () => import('../settings/notices.tsx') };

/** Offers the page as an app, once. */
function Installation() {
  const installer = offered(homeParts.of('waits').some((waits) => waits()));
  if (!installer) return null;
  return (
    <LazyPart wanted={NOTICES}>
      {({ InstallOffer }) => <InstallOffer installer={installer} />}
    </LazyPart>
  );
}
