// What shows before a game with people far away: an invitation, or why a link is refused.
import { InertBoard } from '../board/inert-board.tsx';
import { nameApart, ownName } from '../game/player-names.ts';
import { matchSeats } from '../keep/match.ts';
import { namesFor } from '../keep/names.ts';
import type { Card, Match, View } from '../scene/types.ts';
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import { Offer, type OfferProps } from './offer.tsx';

/** An invitation as the rules have read it. */
export type Invited = { match: Match /** Of whoever joins. */; seat: number };

type InvitationProps = Pick<OfferProps, 'card' | 'reply' | 'isNew' | 'rules' | 'leave'> & {
  /** The name of whoever invites, '' without one. */
  host: string;
  /** Null until the rules have read the link. */
  invited: Invited | null;
  join: (invited: Invited, name: string) => void;
};

export function Invitation({ host, invited, join, ...offer }: InvitationProps) {
  const { invitedTo, invitedBy, join: word, joining } = words.match;
  const { card, reply } = offer;
  return (
    <Offer
      {...offer}
      heading={host ? invitedBy(host, card.title) : invitedTo(card.title)}
      terms={invited && <Terms card={card} {...invited} />}
      word={word}
      waits={joining}
      take={invited && (() => join(invited, reply.name.peek()))}
    />
  );
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
