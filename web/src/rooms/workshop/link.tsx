// The way to the workshop, at the foot of the page.
import { toWorkshop } from './words/first.ts';

export function WorkshopLink() {
  return (
    <a class="ledge-link" href="#workshop">
      {toWorkshop}
    </a>
  );
}
