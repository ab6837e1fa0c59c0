// What a table of people far away says about its connections.
import { useEffect, useRef, useState } from 'preact/hooks';
import { playerName } from '../../game/player-names.ts';
import { addressOf, hashOf } from '../../keep/links.ts';
import { copied } from '../../share/giving.ts';
import { LinkField } from '../../share/send-buttons.tsx';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { toast } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { liveAt } from './current.ts';
import { invite, MARK, showAnswer } from './dialogs.tsx';
import type { Live } from './live.ts';
import { offered } from './offered.ts';
import * as words from './words/words.ts';

type Props = TableProps & { live: Live };

export function LiveNotes({ table }: TableProps) {
  const live = liveAt(table.page);
  useEffect(() => {
    void answerOffer(table, live);
    return live.attach(table);
  }, [table]);
  const { match, view } = table.session.now;
  if (live.game.value?.id !== match.value?.id || !view.value) return null;
  if (live.peers.value.length) return <Connected {...{ table, live }} />;
  return view.value.over ? null : <Unconnected {...{ table, live }} />;
}

/** Who is there, and who isn't. */
function Connected({ table, live }: Props) {
  const { matchStatus } = table.session.now;
  const missing = live.missing.value.map((seat) => nameAt(table, seat));
  const joins = matchStatus.value?.deed === 'wait' && matchStatus.value.invites;
  const asks = live.isHost.value && (joins || missing.length > 0);
  return (
    <div class="connected">
      <p role="status">
        <span class="connected-dot" />
        {words.live.connected(live.peers.value.map((peer) => live.nameOf(peer)))}
      </p>
      {(live.why.value || missing.length > 0) && (
        <p role="alert">{live.why.value || words.live.missing(missing)}</p>
      )}
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

/** How the connection comes about, or comes back. */
function Unconnected({ table, live }: Props) {
  const { waits, answer, why } = live;
  if (waits.value === 'connecting') return <p class="connected">{words.live.connecting}</p>;
  if (waits.value === 'answering' && answer.value)
    return <Answer table={table} {...answer.value} />;
  if (waits.value !== 'lost') return null;
  return (
    <div class="connected">
      <p role="alert">
        <span class="connected-dot off" />
        {why.value || words.live.lost} {!why.value && <span>{words.live.lostMore}</span>}
      </p>
      <Button word={words.live.reconnect} onPress={() => invite(table)} />
    </div>
  );
}

/** The own answer, as a link and as a code: the game can go on by links meanwhile. */
function Answer({ table, text, host }: TableProps & { text: string; host: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [coded, code] = useState(false);
  const url = addressOf(hashOf({ live: text }));
  const { link, showCode } = words.share;
  const copy = async () => {
    const done = await copied(`${words.live.joined.answerMessage(table.card.title)} ${url}`);
    if (!done) field.current?.select();
    toast(done ? link.copied : link.copyNow);
  };
  const show = () => {
    code(true);
    showAnswer(table, host, () => code(false));
  };
  if (coded) return null;
  return (
    <div class="problem calm share">
      <Icon name="share" />
      <LinkField label={words.live.joined.give(host)} link={url} field={field} mark={MARK} />
      <div class="ways">
        <Button word={showCode} onPress={show} />
        <Button word={link.copy} onPress={copy} />
      </div>
    </div>
  );
}

function nameAt({ session, card }: OpenTable, seat: number): string {
  return playerName(session.now.seating.value, card.seats, seat);
}

/** Answers the offer of the invitation that led to this table, if it is for now. */
async function answerOffer(table: OpenTable, live: Live) {
  const given = offered.peek();
  const { match, key, seats, names } = table.saved;
  if (!given || !match) return;
  const { door } = table.page;
  const invitation = await door.call('receive', { link: given.message }).catch(() => null);
  if (invitation?.match.id !== match.id || offered.peek() !== given) return;
  offered.value = null;
  // Whoever opens their own invitation has nobody to answer.
  if (match.own && match.joined === 1) return;
  const far = seats.indexOf('far');
  const other = seats.length === 2 ? (names?.[far] ?? '') : '';
  const host = given.by || other || words.live.friend;
  await live.reply(given.offer, { id: match.id, key }, host);
}
