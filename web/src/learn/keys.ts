// The single keys that read aloud at a table do so in a course too.
import type { ReadAloud } from '../game/types.ts';
import { isReading, meaning } from '../table/shortcuts.ts';
import { toast } from '../ui/announce.ts';
import * as words from '../words/words.ts';
import type { Lesson } from './lesson.ts';

/** Reads what a key asks for; returns whether it asks for anything. */
export function hearKey(lesson: Lesson, event: KeyboardEvent): boolean {
  const does = meaning(event);
  if (!does || !isReading(does)) return false;
  void read(lesson, does);
  return true;
}

async function read(lesson: Lesson, what: ReadAloud) {
  const place = lesson.stage.board.place;
  toast(await lesson.read(what, place).catch(() => words.table.unread));
}
