// The link to the rules from the home page.
import { LinkButton } from '../../ui/button.tsx';
import * as words from '../../words/first.ts';

export function RulesLink() {
  return (
    <LinkButton word={words.common.rules} icon="rules" look="quiet rules-link" href="#rules" />
  );
}
