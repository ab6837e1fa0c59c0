// Bots play game after game, and the page counts until they are done or stopped.
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';

type Counting<T> = {
  /** What the button says that starts it. */
  start: string;
  /** What it says then. */
  stop: string;
  /** Plays, and tells what is counted so far; returns null if that ends without a result. */
  play: (stopped: AbortSignal, tell: (counted: T) => void) => Promise<T | null>;
  /** What is said aloud at the end. */
  say: (counted: T) => string;
};

/** The count so far, whether it goes on, and the button that starts and stops it. */
export function useCount<T extends object>({ start, stop, play, say }: Counting<T>) {
  const [counted, setCounted] = useState<T | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  useEffect(() => () => running?.abort(), [running]);
  const begin = async () => {
    const stopped = new AbortController();
    setCounted(null);
    setRunning(stopped);
    const end = await play(stopped.signal, setCounted);
    setRunning(null);
    if (end) announce(say(end));
  };
  const button = running ? (
    <Button word={stop} onPress={() => running.abort()} />
  ) : (
    <Button word={start} onPress={() => void begin()} />
  );
  return { counted, isRunning: running !== null, button };
}
