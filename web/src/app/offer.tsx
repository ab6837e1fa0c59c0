// A game that a link offers, which shows before the rules have read the link.
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { learnHash } from '../keep/links.ts';
import { rememberNames } from '../keep/names.ts';
import { stepsDone } from '../keep/progress.ts';
import type { Store } from '../keep/store.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Card } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { KnownNames, NameRows } from '../ui/names.tsx';
import { Waiting } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import { change, screen, show } from './screen.tsx';

/** What somebody writes and presses on the offer of a link, kept until the rules run. */
export type Reply = {
  /** The text of the link. */
  link: string;
  name: Signal<string>;
  takes: Signal<boolean>;
};

/** The reply to the link that was opened last, which stays while its offer shows anew. */
export class LastReply {
  #reply: Reply | null = null;

  /** @param name that is offered to whoever has not written one */
  to(link: string, name: () => string): Reply {
    if (this.#reply?.link !== link) {
      this.#reply = { link, name: signal(name()), takes: signal(false) };
    }
    return this.#reply;
  }

  /** The offer was taken: opened once more, the same link asks once more. */
  taken({ name }: Reply) {
    this.#reply = null;
    rememberNames([name.peek()]);
  }
}

export type OfferProps = {
  card: Card;
  heading: string;
  /** What is to be known before; null until the rules have read the link. */
  terms: ComponentChildren;
  reply: Reply;
  /** Whether nobody here has learned or played the game. */
  isNew: boolean;
  /** The word of the button that takes the offer, and what stands there until it can be taken. */
  word: string;
  waits: string;
  /** Takes the offer, once the rules have read the link. */
  take: (() => void) | null;
  rules: () => void;
  leave: () => void;
};

export function Offer(props: OfferProps) {
  const { card, heading, terms, reply, isNew, word, waits, take, rules, leave } = props;
  const { view, crop } = card.sample;
  useEffect(() => {
    if (reply.takes.value) take?.();
  }, [reply.takes.value, take !== null]);
  const submit = (event: Event) => {
    event.preventDefault();
    reply.takes.value = true;
  };
  const name = ([written]: string[]) => {
    reply.name.value = written;
  };
  // Its line is kept free, so that nothing moves once the rules know the terms.
  const notYet = <p role="status">{reply.takes.value ? waits : '\u00a0'}</p>;
  return (
    <Waiting>
      <form class="opening" onSubmit={submit}>
        <Picture card={card} view={view} crop={crop} />
        <h2>{heading}</h2>
        <p class="goal">{card.short.goal}</p>
        {isNew && <LessonFirst card={card} />}
        {terms ?? notYet}
        <NameRows seats={['person']} sides={[]} names={[reply.name.value]} name={name} />
        <KnownNames />
        <div class="ways">
          <Button word={word} type="submit" look="filled" disabled={reply.takes.value} autofocus />
          <Button word={words.common.rules} onPress={rules} />
          <Button word={words.match.notNow} onPress={leave} />
        </div>
      </form>
    </Waiting>
  );
}

/** The way to the lesson, and from there back here. */
function LessonFirst({ card: { id, title } }: { card: Card }) {
  return (
    <p>
      {words.match.newTo(title)} <a href={learnHash(id)}>{words.pages.learn.courses.basics}</a>
    </p>
  );
}

/** The offer that showed last. */
let shown: ComponentChildren = null;

/** Shows an offer, in place of the same one that knew less. */
export function showOffer(title: string, content: ComponentChildren) {
  const same = shown === screen.peek()?.content && change('words', content);
  if (!same) show({ page: 'words', title, content });
  shown = content;
}

/** Whether nobody here has played a game that has a lesson, nor learned it. */
export function isNewHere({ id, courses }: Card, store: Store): boolean {
  const played = () => store.all().some(({ record }) => record.game === id);
  return courses.includes('basics') && stepsDone(id) === 0 && !played();
}
