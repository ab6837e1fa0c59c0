// What to do in a game with people elsewhere: send a link, or wait for one; and how long it will take.
import type { MatchLength, View } from '../../scene/types.ts';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { hasChance, useTableLength } from '../../table/length.ts';
import { Fold } from '../../ui/fold.tsx';
import { Problem, type ProblemButton } from '../../ui/problem.tsx';
import { onPhone } from '../../ui/watch-layout.ts';
import { paragraph } from '../../words/grammar.ts';
import * as words from '../../words/words.ts';
import { standing } from './at-match.ts';
import { type FarStatus, farAt } from './far-game.ts';
import { matchNote } from './link-words.ts';
import { sendOn } from './sending.tsx';
import { live } from './words/en.ts';

export function FarNote({ table }: TableProps) {
  const { looking, here, display, seats } = table.session.now;
  const far = farAt(table)?.status.value;
  const length = useTableLength(table, far?.carried === false);
  const view = display.value?.view;
  if (!far || far.carried || !view || looking.value || !here.value) return null;
  if (standing.value?.asks()) return null;
  const note = matchNote(far, table.session.now);
  const text = length?.dice ? withLength(note, far, view, length) : note;
  if (!text) return null;
  const fair = far.invites && hasChance(view) && <FairDice players={seats.value.length} />;
  const ways = buttonsFor(table, far);
  const links = <Problem words={text} buttons={ways} calm="share" more={fair} />;
  // A phone has the button that sends in its bar.
  const folds = far.deed === 'wait' || (far.deed === 'send' && onPhone.value);
  const isFolded = folds && isLost(table);
  return <div class="far-note">{isFolded ? <Fold word={live.byLinks}>{links}</Fold> : links}</div>;
}

/** Whether somebody was connected before who isn't: then to connect again is the task. */
function isLost({ saved }: OpenTable): boolean {
  return standing.value?.isLost(saved.match?.id ?? '') === true;
}

/** What a game with dice takes, or how far it is. */
function withLength(note: string, far: FarStatus, view: View, length: MatchLength): string {
  const { takes, round } = words.match;
  if (far.invites) return paragraph(note, takes(length.messages, view.players.length));
  if (far.deed !== 'wait') return note;
  return paragraph(round(roundOf(view), length.rounds, far.who), note);
}

function buttonsFor(table: OpenTable, { deed, own }: FarStatus): ProblemButton[] {
  const first = farAt(table)?.first.value;
  const press = () => sendOn(table);
  // A phone has it in the bar below, which is always in view.
  const look = isLost(table) ? 'send-on' : 'filled send-on';
  const send = { word: words.table.commands.send, press };
  const paste = { word: words.byLink.paste, press: () => table.page.paste() };
  const again = { word: words.match.again, press };
  if (deed === 'send') return first ? [{ ...first, look }, send] : [{ ...send, look }];
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
