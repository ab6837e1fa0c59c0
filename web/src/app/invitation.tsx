// What shows before a game with people far away: an invitation.
import { nameApart, ownName } from '../game/player-names.ts';
import { matchSeats } from '../keep/match.ts';
import { namesFor } from '../keep/names.ts';
import type { Card, Match } from '../scene/types.ts';
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
