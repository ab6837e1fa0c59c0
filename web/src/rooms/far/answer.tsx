// The own answer to an invitation, for the player who has invited: as a link, and as a code.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messageHash } from '../../addresses/game-links.ts';
import { hashOf } from '../../addresses/links.ts';
import type { Card } from '../../scene/types.ts';
import { addressToShare } from '../../share/address.ts';
import { Sheet } from '../../share/sheet.tsx';
import { onceHeard } from '../../table/greeting.ts';
import type { OpenTable } from '../../table/hooks.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { stillHere } from '../../ui/still-here.ts';
import { farAt } from './far-game.ts';
import type { Live } from './live.ts';
import * as words from './words/en.ts';

/** The attribute of the invitation and the answer while they show, after `data-`. */
export const MARK = 'live-link';

/** What answers an invitation. */
export type Answering = {
  live: Pick<Live, 'answer' | 'isAwaited' | 'many'>;
  card: Card;
  /** Its answer goes in one link with the message that it has to send. */
  table?: OpenTable;
};

type Props = { at: Answering };

/** The address that holds an answer. */
function addressOf({ card, table }: Answering, live: string): string {
  const game = farAt(table ?? null);
  const text = game?.link.value ?? game?.match.value.link;
  return addressToShare('', text ? messageHash(text, { of: card.id }, { live }) : hashOf({ live }));
}

/** What has left the page with an answer counts as sent. */
function countAsSent({ table }: Answering) {
  const game = farAt(table ?? null);
  const link = game?.link.peek();
  if (link && game?.status.peek()?.deed === 'send') game.sent(link);
}

/** All that is known until the two are connected. */
function Waits({ at }: Props) {
  return (
    <p role="status">{words.live.joined.waits(at.live.answer.value?.host ?? words.live.friend)}</p>
  );
}

/** Shows the answer as a code, unless the person has left the place that it is for. */
export function showCode(at: Answering, here = stillHere()) {
  if (!here()) return;
  const title = words.live.joined.answerTitle(at.live.answer.peek()?.host ?? words.live.friend);
  openDialog({ title, content: <Coded at={at} /> });
  // Whoever sees the code may have it.
  countAsSent(at);
}

/** Leads to the code. If nobody waits for it, a message of the game is the task, and has it too. */
export function Answer({ at }: Props) {
  const { answer, isAwaited } = at.live;
  const { text, host } = answer.value ?? { text: '', host: words.live.friend };
  const isFirst = isAwaited.value;
  // A phone has the button in its bar.
  const look = at.table ? 'filled send-on' : 'filled';
  useEffect(() => {
    if (!text || !isFirst) return;
    return onceHeard(() => announce(words.live.joined.waits(host)));
  }, [text, isFirst]);
  return (
    <div class={`connected ${isFirst ? 'answer-note' : 'later'}`}>
      {isFirst ? <Waits at={at} /> : <p>{words.live.steps.title}</p>}
      <Button
        word={words.live.joined.show}
        look={isFirst ? look : 'quiet'}
        onPress={() => showCode(at)}
      />
    </div>
  );
}

function Coded({ at }: Props) {
  const { answerMessage, answerLabel, scans } = words.live.joined;
  const { text, host } = at.live.answer.value ?? { text: '', host: words.live.friend };
  return (
    <Sheet
      message={answerMessage(at.card.title)}
      label={answerLabel}
      pendingLink={Promise.resolve({ address: addressOf(at, text) })}
      mark={MARK}
      scanned
      caption={scans(host)}
      more={
        <UntilConnected many={at.live.many}>
          <Waits at={at} />
        </UntilConnected>
      }
    />
  );
}

type Until = Pick<Live, 'many'> & {
  areAll?: boolean;
  look?: string;
  children?: ComponentChildren;
};

/** Closes the dialog that it is in once one more page is connected, and all who are awaited are. */
export function UntilConnected({ many, areAll = true, look = 'answering', children }: Until) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(many.value);
  const ends = areAll && many.value > before.current;
  useEffect(() => {
    if (ends) place.current?.closest('dialog')?.close();
  }, [ends]);
  return (
    <div class={look} ref={place}>
      {children}
    </div>
  );
}
