// A teaching game at a table: costly decisions can be taken back.
import type { AtTable } from '../../app/at-table.ts';
import type { TableProps } from '../../table/hooks.ts';
import { Problem, type ProblemButton } from '../../ui/problem.tsx';
import { Teacher } from './teacher.ts';
import * as words from './words/words.ts';

function Notes({ table: { session } }: TableProps) {
  const verdict = session.now.verdict.value;
  if (!verdict?.asks || session.now.looking.value) return null;
  const { takeBack, letStand } = words.table;
  const buttons: ProblemButton[] = [
    { word: takeBack, look: 'filled', press: () => session.undo() },
    { word: letStand, press: () => session.weigher?.letStand() },
  ];
  return <Problem words={verdict.words} buttons={buttons} calm="learn" />;
}

export const teaching: AtTable = {
  name: 'teaching',
  weigher: (session) => new Teacher(session),
  Notes,
};
