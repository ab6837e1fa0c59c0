// The dialogs in which two pages give each other what they need for a connection.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ownName } from '../../game/player-names.ts';
import { messageHash } from '../../keep/game-links.ts';
import { type AddressFields, addressOf, addressToShare, hashOf } from '../../keep/links.ts';
import { Sheet } from '../../share/sheet.tsx';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { liveAt } from './current.ts';
import type { Live } from './live.ts';
import * as words from './words/words.ts';

const SCANNER = { name: 'scan', load: () => import('../../share/scan.tsx') };
/** The attribute of both links while they show, after `data-`. */
export const MARK = 'live-link';

/** What an invitation has in its address, so that whoever joins can be connected. */
export async function fieldsFor({ page, saved }: OpenTable): Promise<AddressFields> {
  const { match, key } = saved;
  const offer = match && (await liveAt(page).invite({ id: match.id, key }));
  return offer ? { live: offer } : {};
}

/** Closes the dialog that it is in once one more page is connected. */
function UntilConnected({ live, children }: { live: Live; children?: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const many = live.peers.value.length;
  const before = useRef(many);
  useEffect(() => {
    if (many > before.current) place.current?.closest('dialog')?.close();
    before.current = many;
  }, [many]);
  return (
    <div class="answering" ref={place}>
      {children}
    </div>
  );
}

/** Stands below an invitation: how the answer comes back. */
export function Below({ table: { page } }: TableProps) {
  const live = liveAt(page);
  return (
    <UntilConnected live={live}>
      {live.waits.value === 'inviting' && (
        <>
          <p>{words.live.answerNote}</p>
          <div class="ways">
            <Button word={words.live.paste} onPress={() => page.paste()} />
            {'mediaDevices' in navigator && (
              <Button word={words.live.scan} onPress={() => scan(page.goTo)} />
            )}
          </div>
        </>
      )}
    </UntilConnected>
  );
}

/** Asks for the camera, and goes where the code leads that it sees. */
function scan(goTo: (hash: string) => void) {
  const found = (hash: string) => {
    close();
    goTo(hash);
  };
  const content = <LazyPart wanted={SCANNER}>{({ Scan }) => <Scan found={found} />}</LazyPart>;
  const close = openDialog({ title: words.live.scan, content });
}

/** Shows a link to the game as it stands, by which another device connects to this one. */
export function invite(table: OpenTable) {
  const { card, saved } = table;
  const { match, seats, names } = saved;
  if (!match || match.next === null) return;
  const joins = match.joined < seats.length;
  const head = {
    of: card.id,
    by: joins ? ownName({ seats, names }, card.seats, match.seat) : null,
  };
  const made = fieldsFor(table).then((more) =>
    addressToShare(card.id, messageHash(match.link, head, more)),
  );
  const { inviteNext, connect, connectMessage, connectNote } = words.live;
  const [title, message, note] = joins
    ? [
        inviteNext,
        words.match.messages.invitation(card.title),
        words.match.inviteNote(card.seats[match.next].name),
      ]
    : [connect, connectMessage(card.title), connectNote];
  const more = <Below table={table} />;
  openDialog({ title, content: <Sheet {...{ message, note, made, more }} mark={MARK} /> });
}

/** Shows the answer, for the player who has invited. */
export function showAnswer(table: OpenTable, host: string, onClose: () => void) {
  const title = words.live.joined.answerTitle(host);
  openDialog({ title, content: <Answer table={table} />, onClose });
}

function Answer({ table: { card, page } }: TableProps) {
  const live = liveAt(page);
  const { answerMessage, answerLabel, answerNote } = words.live.joined;
  const { text, host } = live.answer.value ?? { text: '', host: '' };
  return (
    <Sheet
      key={text}
      message={answerMessage(card.title)}
      label={answerLabel}
      note={answerNote(host)}
      made={Promise.resolve(addressOf(hashOf({ live: text })))}
      mark={MARK}
      more={<UntilConnected live={live} />}
    />
  );
}
