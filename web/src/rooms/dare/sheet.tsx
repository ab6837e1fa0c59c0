// The link of a dare, or of an answer to one: it carries the finished game, and its player's name.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { kindOf } from '../../game/provenance.ts';
import { onlyPerson } from '../../game/seating.ts';
import { cleanName, knownNames, rememberNames } from '../../keep/names.ts';
import { linkToShare } from '../../share/address.ts';
import { Sheet } from '../../share/sheet.tsx';
import type { SharedGame } from '../../table/hooks.ts';
import { NameRows } from '../../ui/names.tsx';
import { daredBy, dareHash } from './address.ts';
import * as words from './words/en.ts';

/** The seat whose result others can try to beat from the same beginning; null if none. */
export function toBeat({ saved, view, occasion }: SharedGame): number | null {
  const { seats, record, match } = saved;
  if (!view?.over || match) return null;
  const drawn = view.moves.some(({ player }) => player === 'chance');
  const lost = drawn && record.seed === undefined;
  return !lost && kindOf(saved, view, occasion) === 'rated' ? onlyPerson(seats) : null;
}

type Props = { game: SharedGame; seat: number };

export function DareSheet({ game, seat }: Props) {
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
