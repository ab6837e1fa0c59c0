// What to do in a game by messages: send a link, or wait for one; and about how long it will take.
import { useEffect, useState } from 'preact/hooks';
import type { MatchStatus } from '../game/types.ts';
import type { Door, MatchLength, View } from '../scene/types.ts';
import { Problem, type ProblemButton } from '../ui/problem.tsx';
import { paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { OpenTable, TableProps } from './hooks.ts';
import { matchNote } from './match-words.ts';

type Variant = { game: string; players: number; options: Record<string, string> };

/** What the rules have said; they play a game to find out. */
const lengths = new Map<string, MatchLength>();

/** Asks about how long a game will be; null until it is known, and if nothing is asked. */
export function useLength(door: Door, variant: Variant | null): MatchLength | null {
  const name = JSON.stringify(variant);
  const [length, setLength] = useState(lengths.get(name) ?? null);
  useEffect(() => {
    setLength(lengths.get(name) ?? null);
    if (!variant || lengths.has(name)) return;
    const keep = (value: MatchLength) => {
      lengths.set(name, value);
      setLength(value);
    };
    door.call('length', variant).then(keep, () => {});
  }, [door, name]);
  return length;
}

/** About how long a game by messages will be, if chance has a part in it. */
export function useMatchLength({ page, session }: OpenTable): MatchLength | null {
  const { matchStatus, record, display } = session.now;
  const view = display.value?.view;
  const { game, players, options } = record.value;
  const far = matchStatus.value;
  const asks = far && !far.carried && view && hasChance(view);
  return useLength(page.door, asks ? { game, players, options } : null);
}

function hasChance({ moves, to_move: next }: View): boolean {
  return next === 'chance' || moves.some(({ player }) => player === 'chance');
}

export function FarNote({ table }: TableProps) {
  const { looking, here, matchStatus, display, seats } = table.session.now;
  const length = useMatchLength(table);
  const far = matchStatus.value;
  const view = display.value?.view;
  if (!far || far.carried || !view || looking.value || !here.value) return null;
  const note = matchNote(far, table.session.now);
  const text = length?.dice ? withLength(note, far, view, length) : note;
  if (!text) return null;
  const fair = far.invites && hasChance(view) && <FairDice players={seats.value.length} />;
  return (
    <div class="far-note">
      <Problem words={text} buttons={buttonsFor(table, far)} calm="share" more={fair} />
    </div>
  );
}

/** What a game with dice takes, or how far it is. */
function withLength(note: string, far: MatchStatus, view: View, length: MatchLength): string {
  const { takes, round } = words.match;
  if (far.invites) return paragraph(note, takes(length.messages, view.players.length));
  if (far.deed !== 'wait') return note;
  return paragraph(round(roundOf(view), length.rounds, far.who), note);
}

function buttonsFor(table: OpenTable, { deed, own, first }: MatchStatus): ProblemButton[] {
  const press = () => table.sendOn();
  // A phone has it in the bar below, which is always in view.
  const look = first ? 'quiet send-on' : 'filled send-on';
  const send = { word: words.table.commands.send, look, press };
  const paste = { word: words.byLink.paste, press: () => table.page.paste() };
  const again = { word: words.match.again, press };
  if (deed === 'send') return [send];
  return [...(deed === 'wait' ? [paste] : []), ...(own ? [again] : [])];
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
