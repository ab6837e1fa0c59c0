// The dialogs in which two pages give each other what they need for a connection.
import { useState } from 'preact/hooks';
import { messageHash } from '../../addresses/game-links.ts';
import type { AddressFields } from '../../addresses/links.ts';
import { pastedLinks } from '../../addresses/pasted.ts';
import { ownName } from '../../game/player-names.ts';
import { linkToShare } from '../../share/address.ts';
import { Sheet } from '../../share/sheet.tsx';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { toast } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { stillHere } from '../../ui/still-here.ts';
import { paragraph } from '../../words/grammar.ts';
import { match as matchWords, share } from '../../words/words.ts';
import { MARK, UntilConnected } from './answer.tsx';
import { pressedHash } from './at-match.ts';
import { liveAt, placeAt } from './current.ts';
import { matchOf } from './kept.ts';
import { Arrivals, CAMERA, isFull, openInstead, openLobby, takesAnswer } from './lobby.tsx';
import { serverField, servers } from './party/stun.ts';
import { isRemembered } from './remembered.ts';
import * as words from './words/en.ts';

/** What an invitation has in its address, so that whoever joins can be connected. */
export async function fieldsFor({ page, saved }: OpenTable): Promise<AddressFields> {
  const { match, key } = saved;
  if (!match) return {};
  const game = { id: match.id, key };
  const meet = await placeAt(page).invite(game);
  if (meet) return { meet, ...serverField() };
  const offer = await liveAt(page).invite(game);
  return offer ? { live: offer, ...serverField() } : {};
}

/** What is said of an invitation; one that is for all says nothing of the next player alone. */
export function Note({ table, children }: TableProps & { children: string }) {
  const isForAll = placeAt(table.page).invitesAll.value && table.saved.seats.length > 2;
  return <>{isForAll ? words.live.meeting.share : children}</>;
}

/** Stands below an invitation: how the two play live. */
export function Below({ table }: TableProps) {
  const live = liveAt(table.page);
  const { reached, invitesAll } = placeAt(table.page);
  const away = reached.value === false && <p role="alert">{words.live.meeting.away}</p>;
  if (invitesAll.value)
    return (
      <UntilConnected many={live.many} areAll={isFull(table, live)}>
        {away || (table.saved.seats.length === 2 && <p>{words.live.meeting.share}</p>)}
        <Arrivals live={live} />
        <Stay />
      </UntilConnected>
    );
  return (
    <UntilConnected many={live.many}>
      {away}
      {live.waits.value === 'inviting' && <Steps table={table} />}
      {live.waits.value === 'closed' && (
        <p role="alert">{paragraph(live.why.value, words.live.goesOn)}</p>
      )}
    </UntilConnected>
  );
}

/** What is needed until they are connected. */
function Stay() {
  return <p>{paragraph(words.live.stayHere, !servers().length && words.live.oneNetwork)}</p>;
}

/** What comes back is scanned or pasted right here. */
function Steps({ table }: TableProps) {
  const { title, open, back, pasteHere, wrong } = words.live.steps;
  const [why, setWhy] = useState('');
  const take = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    const [hash] = pastedLinks(value);
    setWhy(hash || !value ? '' : wrong);
    if (hash) void takeHere(table, hash);
  };
  return (
    <>
      {invitesAnother(table) && <h3>{title}</h3>}
      {'mediaDevices' in navigator && (
        <Button word={words.live.lobby.open} onPress={() => openLobby(table)} />
      )}
      <ol class="live-steps">
        <li>{open}</li>
        <li>
          {back}
          <div class="ways">
            <input type="text" aria-label={pasteHere} placeholder={pasteHere} onInput={take} />
            {'mediaDevices' in navigator && (
              <Button word={words.live.scan} onPress={() => openLobby(table)} />
            )}
          </div>
          {why && <p role="alert">{why}</p>}
        </li>
      </ol>
      <Stay />
    </>
  );
}

/** Takes an answer at the table that waits for it; other links lead elsewhere. */
async function takeHere({ page }: OpenTable, hash: string) {
  if (await takesAnswer(liveAt(page), hash)) return;
  goByPress(page.goTo, hash);
}

/** Goes to a link that the person here has given: they have said so. */
function goByPress(goTo: (hash: string) => void, hash: string) {
  pressedHash.value = hash;
  goTo(hash);
}

/** Asks for the camera, and goes where the code leads that it sees. */
export function scan(goTo: (hash: string) => void) {
  const follow = (hash: string) => {
    close();
    goByPress(goTo, hash);
  };
  const content = <LazyPart wanted={CAMERA}>{({ Scan }) => <Scan take={follow} />}</LazyPart>;
  const close = openDialog({ title: words.live.scan, content });
}

/** Invites once more, with the address that a browser tells only while it may use the camera. */
export async function inviteWithCamera(table: OpenTable) {
  const here = stillHere();
  const camera = await navigator.mediaDevices.getUserMedia({ video: true }).catch(() => null);
  if (!camera) return toast(share.noCamera);
  await fieldsFor(table);
  for (const track of camera.getTracks()) track.stop();
  if (here()) invite(table);
}

/** Whether a link is for the next player. One who has sent no move yet counts as still to join. */
export function invitesNext({ joined, seat }: { joined: number; seat: number }, seats: number) {
  return seat < joined && joined < seats;
}

/** Whether somebody new is invited: whoever was connected is lost, and comes again. */
function invitesAnother({ page, saved }: OpenTable): boolean {
  const match = matchOf(saved);
  if (!match || (isRemembered(match.id) && !liveAt(page).many.peek())) return false;
  return invitesNext(match, saved.seats.length);
}

/** Shows a link to the game as it stands, by which another device connects to this one. */
export function invite(table: OpenTable) {
  const { card, saved } = table;
  const { seats, names } = saved;
  const match = matchOf(saved);
  if (!match || match.next === null) return;
  const full = match.joined >= seats.length;
  const head = {
    of: card.id,
    by: full ? null : ownName({ seats, names }, card.seats, match.seat),
  };
  const pendingLink = fieldsFor(table).then((more) =>
    linkToShare(card.id, messageHash(match.link, head, more)),
  );
  const { inviteNext, connectMessage, connectNote, letWatch, watchNote } = words.live;
  const connects = isRemembered(match.id) ? words.live.reconnect : words.live.connect;
  const [title, message, note] = invitesAnother(table)
    ? [
        inviteNext,
        matchWords.messages.invitation(card.title),
        <Note table={table}>{matchWords.inviteNote(card.seats[match.next].name)}</Note>,
      ]
    : isFull(table, liveAt(table.page))
      ? [letWatch, connectMessage(card.title), watchNote]
      : [connects, connectMessage(card.title), full && connectNote];
  const more = <Below table={table} />;
  openInstead(title, <Sheet {...{ message, note, pendingLink, more }} mark={MARK} scanned />);
}
