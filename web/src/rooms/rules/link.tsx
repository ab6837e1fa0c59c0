// The link to the rules of all games, at the foot of the home page.
import * as words from '../../words/first.ts';

export function RulesLink() {
  return (
    <a class="ledge-link" href="#rules">
      {words.common.rules}
    </a>
  );
}
