// Dares at a table: what there is to beat, both results at the end, and the links that go with them.

import { useEffect, useState } from 'preact/hooks';
import { newHash } from '../../addresses/links.ts';
import type { FollowUp } from '../../game/types.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Dare, Door, SeatPlayer } from '../../scene/types.ts';
import { type OtherSheet, share } from '../../share/share.tsx';
import { contribute, type Room } from '../../slots/slots.ts';
import { useMatchLength } from '../../table/far-note.tsx';
import { gameHooks } from '../../table/game-hooks.ts';
import { notes, type SharedGame, shares, type TableProps } from '../../table/hooks.ts';
import { Problem } from '../../ui/problem.tsx';
import { DARES, type Dared, daredBy } from './address.ts';
import { Results } from './results.tsx';
import { DareSheet, toBeat } from './sheet.tsx';
import * as words from './words/en.ts';

export const dare: Room = {
  name: 'dare',
  fills: [
    contribute(notes, { Note }),
    contribute(shares, { other: toShare }),
    contribute(gameHooks, {
      ended: ({ card, saved, view, occasion }, { door }) =>
        saved.rooms?.dare ? () => afterwards({ card, saved, view, occasion, door }) : null,
    }),
  ],
};

function Note({ table }: TableProps) {
  const saved = table.session.now.saved.value;
  const dared = daredBy(saved);
  if (!dared) return <ByDares table={table} />;
  return <Against key={dared.link} {...{ table, dared }} />;
}

/** The result to beat, in place of a challenge's task; at the end both results. */
function Against({ table, dared }: TableProps & { dared: Dared }) {
  const { door } = table.page;
  const { saved, arrived } = table.session.now;
  const own = arrived.value?.view.over ? saved.value : null;
  const [comparison, setComparison] = useState<Dare | null>(null);
  useEffect(() => {
    askDare(door, saved.peek(), dared, own !== null).then(setComparison, () => {});
  }, [door, own === null]);
  const { theirs, own: yours } = comparison ?? {};
  if (own) return theirs && yours ? <Results {...{ yours, theirs }} by={dared.by} /> : null;
  return (
    <p class="task">
      <b>{words.dare.toBeat}</b> {theirs && words.dare.result(theirs)}
    </p>
  );
}

/** @param over whether the game that was played for it is over */
async function askDare(
  door: Door,
  { seats, record: own }: SavedTable,
  dared: Dared,
  over: boolean,
) {
  const { record } = await door.call('open', { link: dared.link });
  return door.call('dare', { record, seat: seats.indexOf('person'), ...(over && { own }) });
}

/** Who did better, and the way to send one's own result. */
async function afterwards(game: SharedGame): Promise<FollowUp> {
  const { door, saved } = game;
  const dared = daredBy(saved);
  const sheet = toShare(game);
  const next = sheet && { ...sendWords(dared), press: () => share(game, shares, sheet) };
  if (!dared) return { words: '', next };
  const { own, verdict } = await askDare(door, saved, dared, true);
  return { words: own && verdict ? words.dare.verdicts[verdict](dared.by, own) : '', next };
}

function sendWords(dared: Dared | null) {
  const { answer, send, brief } = words.dare;
  return dared
    ? { word: answer(dared.by), short: brief.answer }
    : { word: send, short: brief.send };
}

function toShare(game: SharedGame): OtherSheet | null {
  const seat = toBeat(game);
  if (seat === null) return null;
  const { word: title } = sendWords(daredBy(game.saved));
  return { word: words.dare.word, title, Sheet: () => <DareSheet {...{ game, seat }} /> };
}

/** Shows beside an invitation to several people, if dice or cards go on coming. */
function ByDares({ table }: TableProps) {
  const { now } = table.session;
  const far = now.matchStatus.value;
  const length = useMatchLength(table);
  // A guest has come to play this game.
  const first = (now.match.value?.joined ?? 2) <= 1;
  const others = now.seats.value.length > 2 && far?.deed === 'send' && first;
  if (!others || !length?.dice || now.looking.value) return null;
  const { page, card, saved } = table;
  const { options } = saved.record;
  const seats: SeatPlayer[] = card.players[0] > 1 ? ['person', 'bot2'] : ['person'];
  const press = () => page.goTo(newHash(card.id, { seats, options, rooms: DARES }));
  return (
    <Problem
      words={words.dare.instead(seats.length > 1)}
      buttons={[{ word: words.dare.playAlone, press }]}
      calm="share"
    />
  );
}
