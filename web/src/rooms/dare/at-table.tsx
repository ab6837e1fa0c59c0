// A finished game to beat: its link, and the comparison after a game that was played for one.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AtTable } from '../../app/at-table.ts';
import { kindOf } from '../../game/provenance.ts';
import { onlyPerson } from '../../game/seating.ts';
import { addressToShare } from '../../keep/links.ts';
import { cleanName, knownNames, rememberNames } from '../../keep/names.ts';
import type { Dared, SavedTable } from '../../keep/store.ts';
import type { Door, GameRecord } from '../../scene/types.ts';
import type { OtherSheet } from '../../share/share.tsx';
import { Sheet } from '../../share/sheet.tsx';
import type { SharedGame } from '../../table/hooks.ts';
import { NameRows } from '../../ui/names.tsx';
import { paragraph } from '../../words/grammar.ts';
import { dareHash } from './address.ts';
import * as words from './words/words.ts';

export const dare: AtTable = {
  name: 'dare',
  Notes: ({ table: { page, session } }) => {
    const saved = session.now.saved.value;
    const over = session.now.arrived.value?.view.over;
    if (!saved.dare || over) return null;
    return <ToBeat key={saved.dare.link} {...{ saved, door: page.door }} link={saved.dare.link} />;
  },
  ended: ({ saved }, { door }) => {
    const { dare } = saved;
    return dare ? async () => ({ words: await comparison(door, saved, dare), next: null }) : null;
  },
  shared: { other: toShare },
};

type ToBeatProps = { door: Door; saved: SavedTable; link: string };

/** The result to beat, in place of a challenge's task. Its line is there from the start. */
function ToBeat({ door, saved, link }: ToBeatProps) {
  const [result, know] = useState('');
  useEffect(() => {
    askDare(door, saved, link).then(
      ({ theirs }) => know(words.dare.result(theirs)),
      () => {},
    );
  }, [door, link]);
  return (
    <p class="task">
      <b>{words.dare.toBeat}</b> {result}
    </p>
  );
}

/** @param own the game that was played for it, once it is over */
async function askDare(door: Door, { seats }: SavedTable, link: string, own?: GameRecord) {
  const { record } = await door.call('open', { link });
  const seat = onlyPerson(seats) ?? 0;
  return door.call('dare', { record, seat, ...(own && { own }) });
}

/** Compares a game with the one to beat. */
async function comparison(door: Door, saved: SavedTable, { link, by }: Dared): Promise<string> {
  const found = await askDare(door, saved, link, saved.record);
  if (!found.own || !found.verdict) return '';
  const { compared, verdicts } = words.dare;
  return paragraph(compared(by, found.own, found.theirs), verdicts[found.verdict](by, found.own));
}

function toShare(game: SharedGame): OtherSheet | null {
  const seat = toBeat(game);
  if (seat === null) return null;
  return {
    word: words.dare.word,
    Sheet: ({ children }) => <DareSheet {...{ game, seat }}>{children}</DareSheet>,
  };
}

/** The seat whose result others can try to beat from the same beginning; null if none. */
function toBeat({ saved, view, occasion }: SharedGame): number | null {
  const { seats, record, match } = saved;
  if (!view?.over || match) return null;
  const drawn = view.moves.some(({ player }) => player === 'chance');
  const lost = drawn && record.seed === undefined;
  return !lost && kindOf(saved, view, occasion) === 'rated' ? onlyPerson(seats) : null;
}

type Props = { game: SharedGame; seat: number; children?: ComponentChildren };

function DareSheet({ game, seat, children }: Props) {
  const { door, card, saved } = game;
  const { record, seats, names } = saved;
  const [known] = useState(() => names?.[seat] || knownNames()[0] || '');
  const [by, name] = useState(known);
  const [message, tell] = useState('');
  const link = useMemo(() => door.call('link', { record }), []);
  const made = useMemo(async () => {
    const head = { of: record.game, by: cleanName(by) };
    return addressToShare(record.game, dareHash((await link).link, head, seats));
  }, [by]);
  useEffect(() => {
    const asked = door.call('dare', { record, seat });
    asked.then(
      ({ theirs }) => tell(words.dare.message(card.title, theirs)),
      () => {},
    );
  }, []);
  useEffect(() => (known ? undefined : () => rememberNames([by])), [by]);
  return (
    <>
      {!known && (
        <NameRows seats={['person']} sides={[]} names={[by]} name={([written]) => name(written)} />
      )}
      <Sheet {...{ message, made }} note={words.dare.more} more={children} />
    </>
  );
}
