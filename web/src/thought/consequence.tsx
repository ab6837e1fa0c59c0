// What a decision allows, to be seen.
import type { Session } from '../game/session.ts';
import { Button } from '../ui/button.tsx';
import * as words from '../words/words.ts';

type Props = { session: Session; ply: number; play: () => void };

/** Plays out what could follow a ply; pressed again, it shows what had shown. */
export function Consequence({ session, ply, play }: Props) {
  const shows = session.now.aside.value === ply;
  const word = shows ? words.common.back : words.reading.allows;
  const press = () => void (shows ? session.viewpoint.back() : play());
  return <Button word={word} look="text" onPress={press} />;
}
