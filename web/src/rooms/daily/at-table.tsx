// A day's game at a table: its task, and a link back to the day. What was done on each day goes to
// other devices.

import { storedData } from '../../keep/stored-data.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import { notes, type TableProps, tableServices } from '../../table/hooks.ts';
import { Clauses } from '../../ui/clauses.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dayOfRecord, keeps } from './kept.ts';
import { occasion, tellEnd } from './occasion.ts';
import { TODAY } from './room.tsx';
import * as words from './words/en.ts';

/** The day's task until the game is over, then a link to the other challenges. */
function Note({ table: { session } }: TableProps) {
  const [occasion, arrived] = [session.now.occasion.value, session.now.arrived.value];
  if (!occasion || dayOfRecord(session.now.record.value) === null) return null;
  if (!arrived?.view.over) return <Task task={occasion.task} />;
  return arrived.prepared ? null : (
    <a class="button of-day" href={occasion.back.href}>
      <Icon name={TODAY} />
      <span>{words.daily.ofDay}</span>
    </a>
  );
}

function Task({ task }: { task: string }) {
  return task ? (
    <p class="task">
      <b>{words.daily.challenge}</b> <Clauses words={task} />
    </p>
  ) : null;
}

export const daily: Room = {
  name: 'daily',
  fills: [
    contribute(storedData, { merges: keeps }),
    contribute(notes, { Note }),
    provide(tableServices, { occasion }),
    contribute(gameHooks, { ended: tellEnd }),
  ],
};
