// What shows before a game with people far away: an invitation, or why a link is refused.
import { useState } from 'preact/hooks';
import { StillBoard } from '../board/still.tsx';
import { nameApart, ownName } from '../game/who.ts';
import { matchSeats } from '../keep/match.ts';
import { namesFor } from '../keep/names.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Card, Match, View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { KnownNames, NameRows } from '../ui/names.tsx';
import { Problem, Waiting } from '../ui/problem.tsx';
import * as words from '../words/words.ts';

type InvitationProps = {
  card: Card;
  match: Match;
  /** The seat of whoever joins. */
  seat: number;
  /** The name that they had the last time. */
  name: string;
  join: (names: readonly string[]) => void;
  leave: () => void;
  rules: () => void;
};

export function Invitation(props: InvitationProps) {
  const { card, match, seat, leave, rules } = props;
  const { invited, invitedBy, youAre, setUpNote, notNow } = words.match;
  const seats = matchSeats(match.record.players, seat);
  const [names, name] = useState<readonly string[]>(() =>
    seats.map((_, at) => (at === seat ? props.name : '')),
  );
  const { view, crop } = card.sample;
  const sides = card.seats;
  const those = { seats, names: namesFor(seats, match.names) };
  const host = ownName(those, sides, match.first);
  const others = seats.flatMap((_, at) => (at === seat ? [] : [nameApart(those, sides, at)]));
  const submit = (event: Event) => {
    event.preventDefault();
    props.join(names);
  };
  return (
    <Waiting>
      <form class="opening" onSubmit={submit}>
        <Picture card={card} view={view} crop={crop} />
        <h2>{host ? invitedBy(host, card.title) : invited(card.title)}</h2>
        <p class="goal">{card.short.goal}</p>
        <p>{youAre(sides[seat].name, others)}</p>
        {match.chance && seats.length > 2 && <p class="tally">{setUpNote}</p>}
        <NameRows {...{ seats, sides, names, name }} />
        <KnownNames />
        <div class="ways">
          <Button word={words.match.join} type="submit" look="filled" autofocus />
          <Button word={words.common.rules} onPress={rules} />
          <Button word={notNow} onPress={leave} />
        </div>
      </form>
    </Waiting>
  );
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
          <StillBoard card={card} view={view} />
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
        <StillBoard card={card} view={view} />
      </div>
    </div>
  );
}
