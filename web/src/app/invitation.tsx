// What shows before a game with people far away: an invitation.
import { nameApart, ownName } from '../game/player-names.ts';
import { matchSeats } from '../keep/match.ts';
import { namesFor } from '../keep/names.ts';
import type { Card, Match } from '../scene/types.ts';
import * as words from '../words/words.ts';

/** An invitation as the rules have read it. */
export type Invited = { match: Match /** Of whoever joins. */; seat: number };

/**
 * @param host the name of whoever invites, '' without one
 * @param invited null until the rules have read the link
 */
export function invitation(card: Card, host: string, invited: Invited | null) {
  const { invitedTo, invitedBy, join, joining } = words.match;
  return {
    card,
    heading: host ? invitedBy(host, card.title) : invitedTo(card.title),
    terms: invited && <Terms card={card} {...invited} />,
    word: join,
    waits: joining,
  };
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
