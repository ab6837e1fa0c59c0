// Games that were finished before there was a hall of fame, or came from another device.
import { noteEnd } from '../game/finished.ts';
import { watching } from '../game/seating.ts';
import type { Stores } from '../keep/archive.ts';
import { addEnds, isNews } from '../keep/fame.ts';
import { endOf, type SavedTable } from '../keep/store.ts';
import type { Door } from '../scene/types.ts';

type Deps = Stores & { door: Door };

/** Takes note of the finished games that are kept here; the rules say how each ended. */
export async function takeNote({ store, archive, door }: Deps, noted: () => void) {
  const over = [...(await archive.all()), ...store.all()].filter((table) => table.over);
  addEnds(({ key, at }) => {
    const table = over.find((each) => each.key === key && each.used === at);
    return table && table.record.ended !== undefined;
  });
  noted();
  const due = over
    .filter((table) => !watching(table.seats) && isNews(table.key, endOf(table)) && wentOn(table))
    .sort((one, other) => endOf(one) - endOf(other));
  for (const table of due) {
    const { record } = table;
    try {
      const view = await door.call('view', { record, at: record.actions.length, seat: 0 });
      if (view.over) noteEnd(table, view);
      noted();
    } catch {
      // The game says what is wrong with it when it is opened.
    }
  }
}

/** Whether anything was played here of a game that may have come from elsewhere. */
function wentOn({ record, given, match }: SavedTable): boolean {
  return Boolean(match) || given === undefined || record.actions.length > given;
}
