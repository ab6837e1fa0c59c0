// What shows before a game with people far away: an invitation, or why a link is refused.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { InertBoard } from '../board/inert-board.tsx';
import { nameApart, ownName } from '../game/player-names.ts';
import { learnHash } from '../keep/links.ts';
import { matchSeats } from '../keep/match.ts';
import { namesFor } from '../keep/names.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Card, Match, View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { KnownNames, NameRows } from '../ui/names.tsx';
import { Problem, Waiting } from '../ui/problem.tsx';
import * as words from '../words/words.ts';

/** What somebody writes and presses on the invitation of a link, kept until the rules run. */
export type Reply = {
  /** The text of the link. */
  link: string;
  name: Signal<string>;
  joins: Signal<boolean>;
};

export function replyTo(link: string, name: string): Reply {
  return { link, name: signal(name), joins: signal(false) };
}

/** An invitation as the rules have read it. */
export type Invited = { match: Match /** Of whoever joins. */; seat: number };

type InvitationProps = {
  card: Card;
  /** The name of whoever invites, '' without one. */
  host: string;
  reply: Reply;
  /** Null until the rules have read the link. */
  invited: Invited | null;
  /** Whether nobody here has learned or played the game. */
  isNew: boolean;
  join: (invited: Invited, name: string) => void;
  rules: () => void;
  leave: () => void;
};

export function Invitation(props: InvitationProps) {
  const { card, host, reply, invited, isNew, join, rules, leave } = props;
  const { invitedTo, invitedBy, notNow } = words.match;
  const { view, crop } = card.sample;
  useEffect(() => {
    if (reply.joins.value && invited) join(invited, reply.name.peek());
  }, [reply.joins.value, invited]);
  const submit = (event: Event) => {
    event.preventDefault();
    reply.joins.value = true;
  };
  const name = ([written]: string[]) => {
    reply.name.value = written;
  };
  return (
    <Waiting>
      <form class="opening" onSubmit={submit}>
        <Picture card={card} view={view} crop={crop} />
        <h2>{host ? invitedBy(host, card.title) : invitedTo(card.title)}</h2>
        <p class="goal">{card.short.goal}</p>
        {isNew && <LessonFirst card={card} />}
        {invited ? <Terms card={card} {...invited} /> : <NotYet joins={reply.joins.value} />}
        <NameRows seats={['person']} sides={[]} names={[reply.name.value]} name={name} />
        <KnownNames />
        <div class="ways">
          <Button
            word={words.match.join}
            type="submit"
            look="filled"
            disabled={reply.joins.value}
            autofocus
          />
          <Button word={words.common.rules} onPress={rules} />
          <Button word={notNow} onPress={leave} />
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

/** Keeps the line of the terms free, so that nothing moves once the rules know them. */
function NotYet({ joins }: { joins: boolean }) {
  return <p role="status">{joins ? words.match.joining : '\u00a0'}</p>;
}

/** Whom one plays against, and what is to be known of the dice and cards. */
function Terms({ card, match, seat }: Invited & { card: Card }) {
  const { youAre, setUpNote } = words.match;
  const seats = matchSeats(match.record.players, seat);
  const those = { seats, names: namesFor(seats, match.names) };
  const others = seats.flatMap((_, at) => (at === seat ? [] : [nameApart(those, card.seats, at)]));
  return (
    <>
      <p>{youAre(card.seats[seat].name, others)}</p>
      {match.chance && seats.length > 2 && <p class="tally">{setUpNote}</p>}
    </>
  );
}

/** What whoever begins a match calls themselves, '' without a name. */
export function hostOf(card: Card, { match, seat }: Invited): string {
  const seats = matchSeats(match.record.players, seat);
  return ownName({ seats, names: namesFor(seats, match.names) }, card.seats, match.first);
}

type RefusedProps = {
  card: Card;
  /** The kept game up to where the link differs; null where the link is wrong elsewhere. */
  view: View | null;
  said: string;
  /** Opens the kept game. */
  open: () => void;
};

export function Refused({ card, view, said, open }: RefusedProps) {
  const { refused, openYours, whereItDiffers } = words.match;
  return (
    <div class="broken">
      <h1>{card.title}</h1>
      <Problem
        words={`${said} ${refused}`}
        ways={[{ word: openYours, look: 'filled', press: open }]}
      />
      {view && (
        <div>
          <p>{whereItDiffers}</p>
          <InertBoard card={card} view={view} />
        </div>
      )}
    </div>
  );
}

type ElsewhereProps = Pick<RefusedProps, 'card' | 'said'> & {
  view: View;
  games: () => void;
  leave: () => void;
};

/** A game whose seats are all taken, and none of them here. */
export function Elsewhere({ card, view, said, games, leave }: ElsewhereProps) {
  return (
    <div class="broken">
      <h1>{card.title}</h1>
      <Problem
        words={said}
        ways={[
          { word: words.pages.games.heading, look: 'filled', press: games },
          { word: words.common.allGames, press: leave },
        ]}
      />
      <div>
        <p>{words.match.asItStands}</p>
        <InertBoard card={card} view={view} />
      </div>
    </div>
  );
}
