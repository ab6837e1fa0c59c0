// What a component asks, and shows once it is answered.
import { type Inputs, useEffect, useState } from 'preact/hooks';

/**
 * Returns the newest answer. One that comes after the next question was asked is dropped; if one
 * fails, what shows stays.
 * @param ask asks; or has nothing to ask
 * @param of what the question is about: when that changes, it is asked anew
 * @param first what shows before there is an answer
 */
export function useAnswer<T, First>(
  ask: () => Promise<T> | null | undefined,
  of: Inputs,
  first: First,
): T | First {
  const [answer, setAnswer] = useState<T | First>(first);
  useEffect(() => {
    let isNewest = true;
    ask()?.then(
      (next) => isNewest && setAnswer(() => next),
      () => {},
    );
    return () => {
      isNewest = false;
    };
  }, of);
  return answer;
}
