// Files that a person gives: chosen in a field, or dropped anywhere on the page.
import { useLayoutEffect } from 'preact/hooks';

type Props = {
  word: string;
  accept: string;
  /** The look of a button with the word on it; a field with a label if left out. */
  look?: 'quiet' | 'plain';
  /** Whether several can be chosen at once. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A field for files. A file that was changed elsewhere can be chosen again. */
export function FileField({ word, accept, look, multiple = false, onFiles }: Props) {
  const choose = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const files = [...(field.files ?? [])];
    // A browser doesn't tell of a choice that is the same as the one before.
    field.value = '';
    onFiles(files);
  };
  return (
    <label class={look && `button ${look}`}>
      {look ? <span>{word}</span> : word}
      <input type="file" class={look && 'spoken'} {...{ accept, multiple }} onChange={choose} />
    </label>
  );
}

/** @param take called with what is dropped anywhere while the page shows: files, or else a text */
export function useDrop(take: (given: readonly File[] | string) => void) {
  useLayoutEffect(() => {
    const hear = new AbortController();
    const { signal } = hear;
    // Otherwise the browser opens a file in place of the page.
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => drop(event, take), { signal });
    return () => hear.abort();
  }, []);
}

function drop(event: DragEvent, take: (given: readonly File[] | string) => void) {
  event.preventDefault();
  const files = [...(event.dataTransfer?.files ?? [])];
  take(files.length ? files : (event.dataTransfer?.getData('text') ?? ''));
}
