// What to do in a game by messages: send a link, or wait for one; and about how long it will take.
import { useEffect, useState } from 'preact/hooks';
import type { Door, MatchLength, View } from '../scene/types.ts';
import { Problem, type ProblemButton } from '../ui/problem.tsx';
import { paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { OpenTable, TableProps } from './hooks.ts';
import { matchNote } from './match-words.ts';

type Asked = { game: string; players: number; options: Record<string, string> };

/** What the rules have said; they play a game to find out. */
const known = new Map<string, MatchLength>();

/** Asks about how long a game will be; null until it is known, and if nothing is asked. */
export function useLength(door: Door, asked: Asked | null): MatchLength | null {
  const name = JSON.stringify(asked);
  const [length, tell] = useState(known.get(name) ?? null);
  useEffect(() => {
    tell(known.get(name) ?? null);
    if (!asked || known.has(name)) return;
    const keep = (found: MatchLength) => {
      known.set(name, found);
      tell(found);
    };
    door.call('length', asked).then(keep, () => {});
  }, [door, name]);
  return length;
}

/** About how long a game by messages will be, if chance has a part in it. */
export function useMatchLength({ page, session }: OpenTable): MatchLength | null {
  const { matchStatus, record, shown } = session.now;
  const view = shown.value?.view;
  const { game, players, options } = record.value;
  const asks = matchStatus.value && view && hasChance(view);
  return useLength(page.door, asks ? { game, players, options } : null);
}

function hasChance({ moves, to_move: next }: View): boolean {
  return next === 'chance' || moves.some(({ player }) => player === 'chance');
}

export function FarNote({ table }: TableProps) {
  const { session, page } = table;
  const { looking, here, matchStatus, shown } = session.now;
  const length = useMatchLength(table);
  const far = matchStatus.value;
  if (!far || looking.value || !here.value) return null;
  const buttons: ProblemButton[] = [];
  const press = () => table.sendOn();
  // A phone has it in the bar below, which is always in view.
  const sends = { word: words.table.commands.send, look: 'filled send-on', press };
  if (far.deed === 'send') buttons.push(sends);
  if (far.deed === 'wait') buttons.push({ word: words.byLink.paste, press: () => page.paste() });
  if (far.deed !== 'send' && far.own) buttons.push({ word: words.match.again, press });
  const players = session.now.seats.value.length;
  const dice = length?.dice ? length : null;
  const text = paragraph(
    dice && far.deed === 'wait' && !far.invites && shown.value
      ? words.match.round(roundOf(shown.value.view), dice.rounds, far.who)
      : '',
    matchNote(far, session.now),
    dice && far.invites ? words.match.takes(dice.messages, players) : '',
  );
  const fair = far.invites && shown.value && hasChance(shown.value.view);
  if (!text) return null;
  return (
    <Problem
      words={text}
      buttons={buttons}
      calm="share"
      more={fair && <FairDice {...{ players }} />}
    />
  );
}

function roundOf({ rounds }: View): number {
  return Math.max(1, rounds.at(-1)?.number ?? 1);
}

/** Why nobody can choose what is rolled or drawn, and who still could. */
export function FairDice({ players }: { players: number }) {
  const { fair, fairNote, setUpNote } = words.match;
  return (
    <details>
      <summary>{fair}</summary>
      <p>{paragraph(fairNote, players > 2 && setUpNote)}</p>
    </details>
  );
}
