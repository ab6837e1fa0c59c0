// The link to printing, at the foot of the page.
import * as words from './words/first.ts';

export function PrintLink() {
  return (
    <a class="ledge-link" href="#print">
      {words.toPaper.ofAll}
    </a>
  );
}
