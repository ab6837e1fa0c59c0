// Games that are dropped onto the page, as a file or as text.
import { useLayoutEffect } from 'preact/hooks';
import { readFile } from './dialogs.tsx';

/** @param take called with the text of what is dropped anywhere, as long as the page shows */
export function useDrop(take: (text: string) => void) {
  useLayoutEffect(() => {
    const hear = new AbortController();
    const { signal } = hear;
    // Else the browser opens a file in place of the page.
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => drop(event, take), { signal });
    return () => hear.abort();
  }, []);
}

function drop(event: DragEvent, take: (text: string) => void) {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) readFile(file, take);
  else take(event.dataTransfer?.getData('text') ?? '');
}
