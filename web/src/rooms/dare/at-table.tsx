// Dares at a table: what there is to beat, both results at the end, and the links that go with them.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { newHash } from '../../addresses/links.ts';
import { kindOf } from '../../game/provenance.ts';
import { onlyPerson } from '../../game/seating.ts';
import type { FollowUp } from '../../game/types.ts';
import { cleanName, knownNames, rememberNames } from '../../keep/names.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Door, SeatPlayer } from '../../scene/types.ts';
import { linkToShare } from '../../share/address.ts';
import { type OtherSheet, share } from '../../share/share.tsx';
import { Sheet } from '../../share/sheet.tsx';
import { contribute, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import { notes, type SharedGame, shares, type TableProps } from '../../table/hooks.ts';
import { useTableLength } from '../../table/length.ts';
import { useAnswer } from '../../ui/answer.ts';
import { NameRows } from '../../ui/names.tsx';
import { Problem } from '../../ui/problem.tsx';
import { DARES, type Dared, daredBy, dareHash } from './address.ts';
import { Results } from './results.tsx';
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
  const ask = () => askDare(door, saved.peek(), dared, own !== null);
  const { theirs, own: yours } = useAnswer(ask, [door, own === null], null) ?? {};
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
  const { now, elsewhere } = table.session;
  // Once a guest has come, it is to play this game.
  const invitesAll = now.seats.value.length > 2 && elsewhere?.invites.value === true;
  const length = useTableLength(table, invitesAll);
  if (!invitesAll || !length?.dice || now.looking.value) return null;
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

// The link of a dare, or of an answer to one: it carries the finished game, and its player's name.

/** The seat whose result others can try to beat from the same beginning; null if none. */
function toBeat({ saved, view, occasion }: SharedGame): number | null {
  const { seats, record, match } = saved;
  if (!view?.over || match) return null;
  const drawn = view.moves.some(({ player }) => player === 'chance');
  const lost = drawn && record.seed === undefined;
  return !lost && kindOf(saved, view, occasion) === 'rated' ? onlyPerson(seats) : null;
}

type Props = { game: SharedGame; seat: number };

function DareSheet({ game, seat }: Props) {
  const { door, card, saved } = game;
  const { record, seats, names } = saved;
  const dare = daredBy(saved);
  const [before] = useState(() => names?.[seat] || knownNames()[0] || '');
  const [by, setBy] = useState(before);
  const [message, setMessage] = useState('');
  const link = useMemo(() => door.call('link', { record }), []);
  const pendingLink = useMemo(async () => {
    const head = { of: record.game, by: cleanName(by) };
    return linkToShare(record.game, dareHash((await link).link, head, seats, dare?.link));
  }, [by]);
  useEffect(() => {
    const answer = door.call('dare', { record, seat });
    const { message, answered } = words.dare;
    answer.then(
      ({ theirs: mine }) => setMessage((dare ? answered : message)(card.title, mine)),
      () => {},
    );
  }, []);
  // As it stands when the dialog closes, even in the same moment as its last letter.
  const written = useRef(by);
  written.current = by;
  useEffect(() => (before ? undefined : () => rememberNames([written.current])), []);
  return (
    <>
      {!before && (
        <NameRows seats={['person']} sides={[]} names={[by]} name={([written]) => setBy(written)} />
      )}
      <Sheet {...{ message, pendingLink: pendingLink }} note={dare ? '' : words.dare.more} />
    </>
  );
}
