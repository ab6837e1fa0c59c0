// The lobby: whoever invites shows a code for the next player, while the camera looks for the answer.
// As soon as one player is connected, the code for another shows by itself.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messageHash } from '../../addresses/game-links.ts';
import { fieldsOf } from '../../addresses/mended.ts';
import { Latest } from '../../game/latest.ts';
import { ownName } from '../../game/player-names.ts';
import { linkToShare } from '../../share/address.ts';
import { Code, hasCodes } from '../../share/code.tsx';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { capital } from '../../words/grammar.ts';
import { table as tableWords } from '../../words/words.ts';
import { addresses } from './address.ts';
import { UntilConnected } from './answer.tsx';
import { liveAt } from './current.ts';
import { farAt } from './far-game.ts';
import { matchOf } from './kept.ts';
import type { Live } from './live.ts';
import type { GuestAnswer } from './meeting.ts';
import { AT_ONCE } from './party/offer.ts';
import * as words from './words/en.ts';

export const CAMERA = { name: 'scan', load: () => import('../../share/scan.tsx') };

/** How often the code is made again, in ms: it stays the same as long as its offer is young. */
const RENEW_MS = 60_000;

/** Shows a dialog in the place of the one that leads to it. */
export function openInstead(title: string, content: ComponentChildren) {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  openDialog({ title, content });
}

/** Shows the codes for those who aren't there yet, one after the other. */
export function openLobby(table: OpenTable) {
  openInstead(words.live.connect, <Lobby table={table} />);
}

/**
 * Shows the code for one who was lost.
 * @param sendLink for whoever isn't in this room
 */
export function openLobbyAgain(table: OpenTable, sendLink: () => void) {
  openInstead(
    words.live.reconnect,
    <>
      <Lobby table={table} />
      <Button word={tableWords.commands.send} look="quiet" onPress={sendLink} />
    </>,
  );
}

/** The answer in an address; undefined where it has none. */
function answerIn(hash: string): GuestAnswer | undefined {
  const fields = fieldsOf(hash);
  const to = fields.live === undefined ? undefined : addresses.live(fields.live, fields);
  return to && 'answer' in to ? { answer: to.answer, text: to.message?.text } : undefined;
}

/** Takes the answer in an address that the camera has seen; returns what is wrong with it. */
async function takeSeen(live: Live, hash: string): Promise<string> {
  const answer = answerIn(hash);
  if (!answer) return words.live.steps.wrong;
  const { lobby, bad, known } = words.live;
  const verdict = await live.take(answer);
  return { taken: '', known, old: lobby.old, unknown: lobby.old, bad }[verdict];
}

/** Takes the answer in an address, if this page waits for it. */
export async function takesAnswer(live: Live, hash: string): Promise<boolean> {
  const answer = answerIn(hash);
  return answer !== undefined && (await live.take(answer)) === 'taken';
}

type Props = TableProps & { live: Live };

function Lobby({ table }: TableProps) {
  const live = liveAt(table.page);
  const [wrong, setWrong] = useState('');
  return (
    <UntilConnected many={live.many} areAll={isFull(table, live)} look="lobby">
      <Next table={table} live={live} />
      <Camera live={live} tell={setWrong} />
      <Arrivals live={live} />
      {(wrong || live.why.value) && <p role="alert">{wrong || live.why.value}</p>}
    </UntilConnected>
  );
}

/** Who has come. */
export function Arrivals({ live }: { live: Live }) {
  const names = live.peers.value.map((peer) => peer.name.value || live.nameOf(peer).name);
  return names.length > 0 && <p role="status">{capital(words.live.isThere(names))}</p>;
}

function Camera({ live, tell }: { live: Live; tell: (wrong: string) => void }) {
  const last = useRef('');
  // It sees a code many times.
  const take = (hash: string) => {
    if (hash === last.current) return;
    last.current = hash;
    void takeSeen(live, hash).then(tell);
  };
  return (
    <div>
      <LazyPart wanted={CAMERA}>
        {({ Scan }) => (
          <Scan take={take}>
            <p>{words.live.lobby.look}</p>
          </Scan>
        )}
      </LazyPart>
    </div>
  );
}

/** The code for the next player, as long as there is one to come. */
function Next({ table, live }: Props) {
  const { waits, peers } = live;
  // Until a page has said what it keeps, the code would be for the seat that it may have.
  const joins = waits.value === 'connecting' || peers.value.some(({ ready }) => !ready.value);
  if (joins)
    return (
      <p class="lobby-next" role="status">
        {words.live.connecting}
      </p>
    );
  // Each has an offer of their own.
  return isFull(table, live) ? null : <NextCode key={peers.value.length} table={table} />;
}

/** Whether there is a page for each seat: some may not have said yet which is theirs. */
export function isFull({ session }: OpenTable, { presence }: Live): boolean {
  const { there, unseated } = presence;
  return new Set(there.value).size + unseated.value.length >= session.now.seats.value.length;
}

function NextCode({ table }: TableProps) {
  const game = farAt(table);
  const text = game?.link.value ?? game?.match.value.link ?? '';
  const [link, setLink] = useState('');
  useEffect(() => {
    const latest = new Latest();
    const make = () =>
      void latest.run(async (ifCurrent) => setLink(await ifCurrent(codeFor(table, text))));
    make();
    const timer = setInterval(make, RENEW_MS);
    return () => {
      latest.end();
      clearInterval(timer);
    };
  }, [text]);
  if (!hasCodes()) return null;
  const { lobby, joined, friend } = words.live;
  const caption = table.saved.seats.length === 2 ? joined.scans(friend) : lobby.next;
  return <Code link={link} caption={caption} live="polite" />;
}

/** An invitation whose reader shows the answer at once; '' if this browser has nothing to offer. */
async function codeFor({ page, card, saved }: OpenTable, text: string): Promise<string> {
  const { key, seats, names } = saved;
  const match = matchOf(saved);
  const offer = match && (await liveAt(page).invite({ id: match.id, key }));
  if (!offer) return '';
  const by = match.joined < seats.length ? ownName({ seats, names }, card.seats, match.seat) : null;
  const hash = messageHash(text, { of: card.id, by }, { live: offer + AT_ONCE });
  return (await linkToShare(card.id, hash)).address;
}
