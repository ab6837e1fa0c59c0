// What a table of people far away says about its connections.
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ownName, playerName } from '../../game/player-names.ts';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { stillHere } from '../../ui/still-here.ts';
import { paragraph } from '../../words/grammar.ts';
import { Answer, showCode } from './answer.tsx';
import { type FirstDeed, offered, pressed } from './at-match.ts';
import { Company, Contact, NextGameNote, Said } from './company.tsx';
import { liveAt, placeAt } from './current.ts';
import { invite, inviteWithCamera, scan } from './dialogs.tsx';
import { farAt } from './far-game.ts';
import { matchOf } from './kept.ts';
import type { Live } from './live.ts';
import { openLobby, openLobbyAgain } from './lobby.tsx';
import { offerIn, readOffer } from './party/offer.ts';
import { whenTrue } from './party/when-true.ts';
import { heirOf, isHosted, isMeetingKey, isRemembered } from './remembered.ts';
import { ask, isAsked, OpenQuestion, settleServer } from './server.tsx';
import { settle } from './visit.tsx';
import { Spectator } from './watch.tsx';
import * as words from './words/en.ts';

type Props = TableProps & { live: Live };

/** A table of a match is open, until the function that this returns is called. */
export function attend(table: OpenTable): () => void {
  const live = liveAt(table.page);
  void settle(table, live);
  void answerOffer(table, live);
  const end = live.attach(table);
  const { key } = table.saved;
  const game = farAt(table);
  const match = game?.match.peek();
  // Nobody has joined, not even the person here: it begins, and the others hear of it now.
  if (match?.joined === 0) live.change.begins(table.saved);
  if (match && match.next !== null) placeAt(table.page).attach({ id: match.id, key });
  let isOpen = true;
  // Whoever sits beside needs the code as soon as there is a message that invites.
  const show = () => isOpen && !live.many.peek() && openLobby(table);
  if (isBeside(table)) void whenTrue(() => game?.link.value !== null).then(show);
  const stop = effect(() => {
    if (game) game.first.value = firstDeed(table, live);
  });
  return () => {
    isOpen = false;
    end();
    stop();
  };
}

/** Whether the two sit side by side and nobody has joined, not even the person here. */
function isBeside(table: OpenTable): boolean {
  return farAt(table)?.match.value.joined === 0 && table.saved.rooms?.far !== undefined;
}

/** Whoever sits beside needs a code before any link; so does whoever waits for the answer. */
function firstDeed(table: OpenTable, live: Live): FirstDeed | null {
  const answer = live.table.value === table ? live.pendingAnswer : null;
  if (isBeside(table) && !live.many.value)
    return { word: words.live.lobby.show, press: () => openLobby(table) };
  if (!answer || !live.isAwaited.value) return null;
  const { task, show } = words.live.joined;
  const press = () => showCode({ live, card: table.card, table });
  return { task: task(answer.host), word: show, press };
}

export function LiveNotes({ table }: TableProps) {
  const live = liveAt(table.page);
  const { view } = table.session.now;
  const id = farAt(table)?.match.value.id ?? '';
  if (!view.value) return null;
  return (
    <>
      <OpenQuestion match={id} />
      {live.game.value?.id === id ? (
        <Standing {...{ table, live }} />
      ) : (
        <Company watches={table instanceof Spectator} />
      )}
    </>
  );
}

/** How it stands with the connections. */
function Standing({ table, live }: Props) {
  if (live.many.value) return <Connected {...{ table, live }} />;
  return table.session.now.view.value?.over ? null : <Unconnected {...{ table, live }} />;
}

/** Who is there, and who isn't. */
function Connected({ table, live }: Props) {
  const game = farAt(table);
  const { there, unseated } = live.presence;
  // Whoever is at another game is connected.
  const connected = live.everybody.value.map(({ claim }) => claim.value);
  const seats = live.presence.missing.value.filter((seat) => !connected.includes(seat));
  const missing = seats.map((seat) => nameAt(table, seat));
  const { deed, invites } = game?.status.value ?? {};
  // Whoever says to have that seat joins with their first message.
  // A guest who is connected may take that seat.
  const isFree = !there.value.includes(game?.match.value.next ?? -1) && !unseated.value.length;
  const joins = deed === 'wait' && invites === true && isFree;
  // Whoever isn't there any more comes back to the meeting place.
  const lost = missing.length > 0 && !placeAt(table.page).isReachedFor(game?.match.value.id ?? '');
  const asks = live.isHost.value && (joins || lost);
  const areKnown = live.peers.value.every(({ ready }) => ready.value);
  useNextInvitation(table, live, live.isHost.value && joins && areKnown);
  return (
    <div class="connected">
      <Contact live={live} />
      {(live.why.value || missing.length > 0) && (
        <p role="alert">{live.why.value || paragraph(words.live.missing(missing), seeks(live))}</p>
      )}
      <AtOnce {...{ table, live }} />
      <AllowCamera {...{ table, live }} />
      <NextGameNote live={live} />
      {asks && (
        <div class="ways">
          <Button
            word={joins ? words.live.inviteNext : words.live.reconnect}
            look={joins ? 'filled' : ''}
            onPress={() => invite(table)}
          />
        </div>
      )}
    </div>
  );
}

/** Once somebody has come by an invitation, the one for the next player shows by itself. */
function useNextInvitation(table: OpenTable, { goesOn }: Live, isNext: boolean) {
  const isDue = isNext && goesOn.value;
  useEffect(() => {
    if (!isDue) return;
    goesOn.value = false;
    if (!document.querySelector('dialog[open]')) invite(table);
  }, [isDue]);
}

/** Who still decides, while all do at once, as soon as somebody has decided. */
function AtOnce({ table, live }: Props) {
  if (!table.session.now.decided.value?.length) return null;
  const who = live.presence.undecided.value.map((seat) => nameAt(table, seat));
  return who.length > 0 && <p role="status">{words.live.undecided(who)}</p>;
}

/** How the connection comes about, or comes back. */
function Unconnected({ table, live }: Props) {
  const { waits, why } = live;
  const link = farAt(table)?.match.value.link;
  const first = useRef(link);
  const place = placeAt(table.page);
  if (place.isReachedFor(live.game.value?.id ?? '')) return <AtPlace {...{ table, live }} />;
  if (waits.value === 'connecting') return <p class="connected">{words.live.connecting}</p>;
  if (live.pendingAnswer) return <Answer at={{ live, card: table.card, table }} />;
  if (waits.value === 'closed') {
    // The game has gone on meanwhile.
    if (link !== first.current) return null;
    return (
      <p class="connected">
        <Said text={paragraph(why.value, words.live.goesOn)} />
      </p>
    );
  }
  // The dialog with an invitation may be closed again.
  const again = waits.value === 'inviting' && isRemembered(live.game.value?.id ?? '');
  const isAway = place.reached.value === false;
  if (waits.value !== 'lost' && !again && !isAway) return null;
  return (
    <div class="connected">
      <p role="alert" class="contact lost">
        {why.value || (isAway ? words.live.meeting.away : words.live.lost)}{' '}
        {!why.value && !isAway && <span>{seeks(live) || (again && words.live.stay)}</span>}
      </p>
      <AllowCamera {...{ table, live }} />
      <Reconnect {...{ table, live }} />
    </div>
  );
}

/** Says that those who fell silent are looked for; '' where nobody is. */
function seeks({ sought }: Live): string {
  return sought.value.length ? words.live.triesAgain : '';
}

/** The others come to the same place by themselves. */
function AtPlace({ table, live }: Props) {
  const place = placeAt(table.page);
  const { broken, hosts, looks } = words.live.meeting;
  const { seats } = table.session.now;
  const joined = farAt(table)?.match.value.joined ?? 0;
  const invites = live.isHost.value && joined < seats.value.length;
  return (
    <div class="connected">
      <p role={live.why.value ? 'alert' : undefined} class="contact lost">
        {live.why.value || <Said text={place.isSealed.value ? broken : invites ? hosts : looks} />}
      </p>
      <AllowCamera {...{ table, live }} />
    </div>
  );
}

/** Some networks pass on no names: a browser that may use the camera tells the address itself. */
function AllowCamera({ table, live }: Props) {
  if (!live.hides.value || !('mediaDevices' in navigator)) return null;
  return (
    <>
      <p>{words.live.hides}</p>
      <Button word={words.live.allowCamera} onPress={() => void inviteWithCamera(table)} />
    </>
  );
}

/** Whoever has invited shows a code; the other scans it. */
function Reconnect({ table, live }: Props) {
  const { match, seats } = table.saved;
  const { showAgain, scanAgain, scan: scanOne } = words.live;
  const sees = 'mediaDevices' in navigator;
  const heir = heirOf(match?.id ?? '');
  const hosts = (live.isHost.value || isHosted(match?.id ?? '')) && !heir;
  const other = seats.length === 2 ? nameAt(table, seats.indexOf('far')) : '';
  const host = heir || other || (live.roll.value?.members[0]?.name ?? '');
  const word = host ? scanAgain(words.live.called(host)) : scanOne;
  const sendLink = () => invite(table);
  const look = isAsked(match?.id ?? '') ? '' : 'filled';
  const show = () => (sees ? openLobbyAgain(table, sendLink) : sendLink());
  return (
    <div class="ways">
      {sees && !hosts && <Button word={word} look={look} onPress={() => scan(table.page.goTo)} />}
      {(hosts || !sees) && <Button word={showAgain} look={look} onPress={show} />}
    </div>
  );
}

function nameAt({ session, card }: OpenTable, seat: number): string {
  return playerName(session.now.seating.value, card.seats, seat);
}

/** Answers the offer of the invitation that led to this table, if it is for now. */
async function answerOffer(table: OpenTable, live: Live) {
  const invitation = offered.peek();
  const { key, seats, names } = table.saved;
  const match = matchOf(table.saved);
  if (!invitation || !match) return;
  const here = stillHere();
  const { offer, stun, meet, by, atOnce } = offerIn(invitation);
  const { door } = table.page;
  const reading = await door.call('receive', { link: invitation.text }).catch(() => null);
  if (reading?.match.id !== match.id || offered.peek() !== invitation) return;
  offered.value = null;
  // A person who opens their own invitation has nobody to answer; a guest who has sent no move yet may
  // invite to connect again.
  const mine = ownName({ seats, names }, table.card.seats, match.seat) === by;
  if (match.own && match.joined === 1 && mine) return;
  const far = seats.indexOf('far');
  const other = seats.length === 2 ? (names?.[far] ?? '') : '';
  const name = by || other;
  const host = name ? words.live.called(name) : words.live.friend;
  const isFor = readOffer(offer).is !== 'none' || isMeetingKey(meet);
  // Nothing is sent to any address of a link before a press says so.
  const isPressed = pressed.peek() === invitation.text;
  if (isFor && !live.many.peek() && !isPressed)
    await ask(match.id, words.live.invites(host), words.live.connectNow);
  if (isFor && !live.many.peek()) await settleServer(match.id, stun, host);
  if (isMeetingKey(meet)) return placeAt(table.page).join({ id: match.id, key }, meet);
  // Whoever joins by a link that they have got from afar has a message to send.
  const answer = await live.reply(offer, { id: match.id, key }, host);
  live.isAwaited.value = atOnce || !isPressed || isRemembered(match.id);
  if (answer && atOnce) showCode({ live, card: table.card, table }, here);
}
