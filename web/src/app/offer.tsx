// The offer of a game by link, which shows before the rules have read the link.
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { rememberNames } from '../keep/names.ts';
import type { Store } from '../keep/store.ts';
import { wholeOf } from '../pictures/crop.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Card, View } from '../scene/types.ts';
import { MessengerNote } from '../settings/keeping.tsx';
import { Button } from '../ui/button.tsx';
import { freshLink, type GameLink, linksOf } from '../ui/game-links.tsx';
import { KnownNames, NameRows } from '../ui/names.tsx';
import { Waiting } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import { show } from './screen.tsx';
import type { Deps } from './tables.tsx';

/** What the player enters and presses on an offer, kept until the rules run. */
export type Reply = {
  /** The text of the link. */
  link: string;
  name: Signal<string>;
  accepted: Signal<boolean>;
  /** What it waits for once it was accepted; '' for nothing. */
  waits: Signal<string>;
};

/** The reply to the link that was opened last. */
let last: Reply | null = null;

/**
 * Returns the reply to a link, which survives when its offer is shown again.
 * @param name the name to suggest
 */
export function replyTo(link: string, name: () => string): Reply {
  if (last?.link !== link)
    last = { link, name: signal(name()), accepted: signal(false), waits: signal('') };
  return last;
}

/** Closes a reply that was accepted: if the same link is opened again, it asks again. */
export function closeReply({ name }: Reply) {
  last = null;
  rememberNames([name.peek()]);
}

export type OfferProps = {
  card: Card;
  heading: string;
  /** The position that the link comes from, if it shows one. */
  view?: View | null;
  /** What to know before accepting; null until the rules have read the link. */
  terms: ComponentChildren;
  reply: Reply;
  /** What else is said of it. */
  note?: ComponentChildren;
  /** The button's word, and what shows until it works. */
  word: string;
  waits: string;
  /** Accepts the offer, once the rules have read the link. */
  accept: (() => void) | null;
};

/** `first` is the lesson for a newcomer; null for everyone else. */
type Around = { first: GameLink | null; rules: () => void; leave: () => void };

function Offer(props: OfferProps & Around) {
  const { card, heading, view, terms, note, reply, first, word, waits, accept, rules, leave } =
    props;
  useEffect(() => {
    if (reply.accepted.value) accept?.();
  }, [reply.accepted.value, accept !== null]);
  const submit = (event: Event) => {
    event.preventDefault();
    reply.accepted.value = true;
  };
  const name = ([written]: string[]) => {
    reply.name.value = written;
  };
  // Keeps the line free, so that nothing moves once the terms are known.
  const notYet = <p role="status">{reply.accepted.value ? waits : '\u00a0'}</p>;
  return (
    <Waiting>
      <form class="opening" onSubmit={submit}>
        {view ? <WholeBoard card={card} view={view} /> : <Picture card={card} {...card.sample} />}
        <h2>{heading}</h2>
        <MessengerNote />
        <p class="goal">{card.short.goal}</p>
        {first && <LessonFirst card={card} {...first} />}
        {terms ?? notYet}
        {note}
        {reply.waits.value && <p role="status">{reply.waits.value}</p>}
        <NameRows seats={['person']} sides={[]} names={[reply.name.value]} name={name} />
        <KnownNames />
        <div class="ways">
          <Button
            word={word}
            type="submit"
            look="filled"
            disabled={reply.accepted.value}
            autofocus
          />
          <Button word={words.common.rules} onPress={rules} />
          <Button word={words.match.notNow} onPress={leave} />
        </div>
      </form>
    </Waiting>
  );
}

/** All of a position, in its own proportion. */
export function WholeBoard({ card, view }: { card: Card; view: View }) {
  const { width, height } = view.scene;
  return (
    <div class="offered" style={{ '--ratio': width / height }}>
      <Picture card={card} view={view} crop={wholeOf(view)} />
    </div>
  );
}

/** A link to the first lesson, which leads back here. */
function LessonFirst({ card, word, href }: GameLink & { card: Card }) {
  return (
    <p>
      {words.match.newTo(card.title)} <a href={href}>{word}</a>
    </p>
  );
}

/** Shows an offer, or updates it. */
export function showOffer({ store, goTo, openRules }: Deps, offer: OfferProps) {
  const { card, reply } = offer;
  const content = (
    <Offer
      {...offer}
      first={wasPlayed(card, store) ? null : freshLink(linksOf(card))}
      rules={() => openRules(card)}
      leave={() => goTo('')}
    />
  );
  show({ page: 'words', title: card.title, content, name: `offer ${reply.link}` });
}

/** Whether a game was played on this device. */
function wasPlayed({ id }: Card, store: Store): boolean {
  return store.gamesFinished().has(id) || store.open().some(({ record }) => record.game === id);
}
