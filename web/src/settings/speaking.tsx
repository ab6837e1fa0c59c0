// What the page does about its language once it shows: the choice at its foot, and what is missing.
import { nameIn } from '../keep/language.ts';
import { chosen, language } from '../python/language.ts';
import { toast } from '../ui/announce.ts';
import { mount } from '../ui/dom.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import * as words from '../words/words.ts';

type Rules = { ready: Promise<void>; lacksLanguage: boolean };

export function settleLanguage(rules: Rules) {
  const foot = document.querySelector('.ledge-language');
  const label = <span class="spoken">{words.common.language}</span>;
  if (foot) mount(<LanguageChoice label={label} look="ledge-link" />, foot);
  if (!chosen) return;
  // index.html names it in English.
  document.querySelector('[role=log]')?.setAttribute('aria-label', words.common.log);
  if (!language) return toast(words.languages.missing(nameIn(chosen)));
  rules.ready.then(
    () => rules.lacksLanguage && toast(words.languages.missingInGames),
    () => {},
  );
}
