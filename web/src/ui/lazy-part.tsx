// Loads a part of the page on first use, and shows it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { errorWords } from '../words/failure.ts';
import { type PagePart, part } from './part.ts';
import { Problem, retryButton } from './problem.tsx';

type Props<T> = {
  wanted: PagePart<T>;
  children: (loaded: T) => ComponentChildren;
};

export function LazyPart<T>({ wanted, children }: Props<T>) {
  const [loaded, setLoaded] = useState<{ part: T; of: PagePart<T> } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const begin = () => {
    setError(null);
    part(wanted).then((content) => setLoaded({ part: content, of: wanted }), setError);
  };
  // In a list it may come to stand for another part.
  useEffect(begin, [wanted]);
  if (loaded?.of === wanted) return <>{children(loaded.part)}</>;
  if (!error) return null;
  return <Problem words={errorWords(error)} buttons={[retryButton(begin, error)]} />;
}
