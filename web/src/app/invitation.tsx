// What shows before a game with people far away: an invitation, or why a link is refused.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Card, View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { words } from '../words/words.ts';

type InvitationProps = {
  card: Card;
  seats: Card['seats'];
  /** The seat of whoever joins. */
  seat: number;
  join: () => void;
  leave: () => void;
  rules: () => void;
};

export function Invitation({ card, seats, seat, join, leave, rules }: InvitationProps) {
  const { invited, youAre, notNow } = words.far;
  const { view, crop } = card.sample;
  const others = seats.filter((_, each) => each !== seat).map(({ name }) => name);
  return (
    <Waiting>
      <div class="opening">
        <Picture card={card} view={view} crop={crop} />
        <h2>{invited(card.title)}</h2>
        <p class="goal">{card.short.goal}</p>
        <p>{youAre(seats[seat].name, others)}</p>
        <div class="ways">
          <Button word={words.far.join} look="filled" onPress={join} autofocus />
          <Button word={words.common.rules} onPress={rules} />
          <Button word={notNow} onPress={leave} />
        </div>
      </div>
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
  const { refused, openYours, whereItDiffers } = words.far;
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
          <Still card={card} view={view} />
        </div>
      )}
    </div>
  );
}

/** A board at which nothing can be done. */
function Still({ card, view }: { card: Card; view: View }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board(card);
    place.current?.append(board.element);
    board.show(view);
    return () => board.close();
  }, [card, view]);
  return <div class="broken-board" ref={place} />;
}
