// Games that were finished before there was a hall of fame, or came from another device.
import { finishedGame } from '../game/finished.ts';
import { watching } from '../game/seating.ts';
import type { Archive } from '../keep/archive.ts';
import { isNews, keepFinished } from '../keep/fame.ts';
import type { Store } from '../keep/store.ts';
import type { Door } from '../scene/types.ts';

/** Where games are kept, and the rules. */
type Places = { store: Store; archive: Archive; door: Door };

/** Takes note of the finished games that are kept here; the rules say how each ended. */
export async function takeNote({ store, archive, door }: Places, noted: () => void) {
  const due = [...(await archive.all()), ...store.all()]
    .sort((one, other) => one.used - other.used)
    .filter(({ key, over, used, seats }) => over && !watching(seats) && isNews(key, used));
  for (const table of due) {
    const { record } = table;
    try {
      const view = await door.call('view', { record, at: record.actions.length, seat: 0 });
      if (view.over) keepFinished(finishedGame(table, view));
      noted();
    } catch {
      // The game says what is wrong with it when it is opened.
    }
  }
}
