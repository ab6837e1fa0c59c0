// A teaching game at a table: costly decisions can be taken back.

import { newHash } from '../../addresses/links.ts';
import { lostToBots } from '../../game/provenance.ts';
import type { Session } from '../../game/session.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import { type End, notes, type TableProps, tableServices } from '../../table/hooks.ts';
import { Consequence } from '../../thought/consequence.tsx';
import { Problem, type ProblemButton } from '../../ui/problem.tsx';
import { isTaught, TAUGHT } from './address.ts';
import { Teacher } from './teacher.ts';
import * as words from './words/en.ts';

function Note({ table: { session } }: TableProps) {
  const verdict = session.now.verdict.value;
  if (!verdict?.asks || session.now.looking.value) return null;
  const { takeBack, letStand } = words.teaching;
  const { ply, allows } = verdict;
  const play = () => session.viewpoint.playOut(ply + 1, allows);
  const buttons: ProblemButton[] = [
    { word: takeBack, look: 'filled', press: () => session.undo() },
    { word: letStand, press: () => void leave(session) },
  ];
  const more = allows.length > 0 && <Consequence {...{ session, play }} ply={ply + 1} />;
  return <Problem words={verdict.words} buttons={buttons} calm="learn" more={more} />;
}

/** Continues the game, from the board as it is. */
async function leave({ viewpoint, weigher }: Session) {
  await viewpoint.back();
  weigher?.letStand();
}

/** After a defeat by bots in an ordinary game: the same again, as a teaching game. */
export function tellEnd({ saved, view, occasion }: End) {
  const { record, seats, names, rooms } = saved;
  if (rooms || !lostToBots(saved, view, occasion)) return null;
  const { game, options } = record;
  const href = newHash(game, { seats, options, names, rooms: TAUGHT });
  return () => ({ words: '', next: { ...words.teaching.again, href } });
}

export const teaching: Room = {
  name: 'teaching',
  fills: [
    contribute(notes, { Note }),
    // To be told what a move costs is help.
    contribute(gameHooks, {
      begins: async (_page, _game, players) =>
        isTaught(players) ? { ...players, practice: true } : players,
      ended: tellEnd,
    }),
    provide(tableServices, { weigher: (session) => new Teacher(session) }),
  ],
};
