// The link to send at a table, and the dialog that shows it.
import { effect } from '@preact/signals';
import { messageHash } from '../../addresses/game-links.ts';
import { ownName } from '../../game/player-names.ts';
import { linkToShare } from '../../share/address.ts';
import { sendOn as showLink } from '../../share/share.tsx';
import type { OpenTable } from '../../table/hooks.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { part } from '../../ui/part.ts';
import { standing } from './at-match.ts';
import { type FarGame, farAt } from './far-game.ts';
import { dialogNote, messageWords } from './link-words.ts';
import { CAN, PAGES } from './room.tsx';

/** The link that the dialog shows, or has shown. */
let dialog: { link: string; lasts: () => boolean; close: () => void } | null = null;

/** Closes the dialog with a link that is out of date, as after another page has played. */
export function withdrawing(table: OpenTable): () => void {
  const game = farAt(table);
  return effect(() => {
    const link = game?.link.value;
    if (!dialog || link === dialog.link || dialog.lasts()) return;
    dialog.close();
    dialog = null;
  });
}

/** Shows the link to send. It counts as sent once it has left the dialog. */
export function sendOn(table: OpenTable) {
  const game = farAt(table);
  const link = game?.link.value;
  if (!game || !link) return;
  const { card, session } = table;
  const far = game.status.value;
  const head = { of: card.id, by: far?.invites ? hostName(table, game) : null };
  const live = CAN ? besides(table, game) : null;
  const pendingLink = Promise.resolve(live?.fields).then((more) =>
    linkToShare(card.id, messageHash(link, head, more), far?.invites === false),
  );
  const note = dialogNote(game, session.now);
  const close = showLink({
    pendingLink,
    message: messageWords(far, card.title),
    note: live?.note?.(note) ?? note,
    sent: far?.deed === 'send' ? () => game.sent(link) : undefined,
    above: live?.above,
    more: live?.more,
    mark: live?.mark,
  });
  dialog = { link, lasts: live?.lasts ?? (() => false), close };
}

/** The name of the player who began the match, if that is the person here. */
function hostName({ saved: { seats, names }, card }: OpenTable, { match }: FarGame): string {
  const { joined, seat } = match.value;
  return joined < 2 ? ownName({ seats, names }, card.seats, seat) : '';
}

/** What goes with the link, so that whoever opens it can connect at once; null if nothing. */
function besides(table: OpenTable, { match, status }: FarGame) {
  const { id, joined } = match.peek();
  const live = standing.value?.answer(id);
  const more = <LazyPart wanted={PAGES}>{({ Below }) => <Below table={table} />}</LazyPart>;
  if (live) return { fields: { live }, more };
  if (!status.peek()?.invites || joined >= 2) return null;
  return {
    fields: part(PAGES).then(
      ({ fieldsFor }) => fieldsFor(table),
      () => ({}),
    ),
    above: (
      <LazyPart wanted={PAGES}>
        {({ OwnName }) => <OwnName table={table} again={() => sendOn(table)} />}
      </LazyPart>
    ),
    note: (plain: string) => (
      <LazyPart wanted={PAGES}>{({ Note }) => <Note table={table}>{plain}</Note>}</LazyPart>
    ),
    more,
    mark: 'live-link',
    lasts: () => standing.value?.isForAll(id) === true,
  };
}
