// Loads a part of the page on first use, and opens a dialog of it.
import * as words from '../words/first.ts';
import { openDialog } from './dialog.tsx';
import { type PagePart, part } from './part.ts';
import { Problem, retryButton } from './problem.tsx';
import { stillHere } from './still-here.ts';

/** Loads a part and opens a dialog of it, unless the page has moved on by then. */
export async function openHere<T>(
  of: PagePart<T>,
  open: (part: T) => void,
  title = words.common.rules,
) {
  const here = stillHere();
  try {
    const content = await part(of);
    if (here()) open(content);
  } catch (error) {
    if (!here()) return;
    sayMissing(error, title, () => openHere(of, open, title));
  }
}

function sayMissing(error: unknown, title: string, retry: () => void) {
  const press = () => {
    close();
    retry();
  };
  const buttons = [retryButton(press, error)];
  const content = <Problem words={(error as Error).message} buttons={buttons} />;
  const close = openDialog({ title, content });
}
