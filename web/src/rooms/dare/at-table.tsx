// A finished game to be beaten: its link, and how a game that was played for one stands beside it.
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { AtTable } from '../../app/at-table.ts';
import { kindOf } from '../../game/provenance.ts';
import { onlyPerson } from '../../game/seating.ts';
import { dareHash } from '../../keep/game-links.ts';
import { addressToShare } from '../../keep/links.ts';
import type { Dared, SavedTable } from '../../keep/store.ts';
import type { Door } from '../../scene/types.ts';
import type { OtherSheet } from '../../share/share.tsx';
import { Sheet } from '../../share/sheet.tsx';
import type { SharedGame } from '../../table/hooks.ts';
import { paragraph } from '../../words/grammar.ts';
import * as words from './words/words.ts';

export const dare: AtTable = {
  name: 'dare',
  ended: ({ saved }, { door }) => {
    const { dare } = saved;
    return dare ? async () => ({ words: await comparison(door, saved, dare), next: null }) : null;
  },
  shared: { other: toShare },
};

/** Says whether a game is better than the one that was to be beaten. */
async function comparison(
  door: Door,
  { record: own, seats }: SavedTable,
  { link, by }: Dared,
): Promise<string> {
  const { record } = await door.call('open', { link });
  const seat = onlyPerson(seats) ?? 0;
  const found = await door.call('dare', { record, seat, own });
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

/** Whose result others can try to beat, from the same beginning; null for nobody's. */
function toBeat({ saved, view, occasion }: SharedGame): number | null {
  const { seats, record, match } = saved;
  if (!view?.over || match) return null;
  const drawn = view.moves.some(({ player }) => player === 'chance');
  const lost = drawn && record.seed === undefined;
  return !lost && kindOf(saved, view, occasion) === 'rated' ? onlyPerson(seats) : null;
}

type Props = { game: SharedGame; seat: number; children?: ComponentChildren };

function DareSheet({ game, seat, children }: Props) {
  const [message, tell] = useState('');
  const made = useMemo(() => linkTo(game, seat, tell), []);
  return <Sheet {...{ message, made }} note={words.dare.more} more={children} />;
}

/**
 * The address at which the game is to be beaten.
 * @param tell gets the words that go with it
 */
async function linkTo(
  { door, card, saved }: SharedGame,
  seat: number,
  tell: (message: string) => void,
) {
  const { record, seats, names } = saved;
  const [{ link }, { theirs }] = await Promise.all([
    door.call('link', { record }),
    door.call('dare', { record, seat }),
  ]);
  tell(words.dare.message(card.title, theirs));
  const head = { of: record.game, by: names?.[seat] ?? '' };
  return addressToShare(record.game, dareHash(link, head, seats));
}
