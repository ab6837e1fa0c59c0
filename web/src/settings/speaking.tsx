// What the page does about its language once it shows: the choice at its foot, and what is missing.
import { nameIn } from '../keep/language.ts';
import { BUILD, SITE } from '../site/build.ts';
import { cacheName, LANGUAGES } from '../site/caches.ts';
import { chosen, language, wordsOf } from '../site/language.ts';
import { answerOf, succeeds } from '../site/with-timeout.ts';
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
  if (!language) {
    void renewWords();
    return toast(words.languages.missing(nameIn(chosen)));
  }
  rules.ready.then(
    () => rules.lacksLanguage && toast(words.languages.missingInGames),
    () => {},
  );
}

/** Fetches the words of the chosen language anew, for the next start: a copy here may be damaged. */
export async function renewWords() {
  const address = wordsOf(chosen).href;
  await answerOf(() => dropKept(address));
  await succeeds(fetch(address, { cache: 'reload' }));
}

async function dropKept(address: string) {
  const cache = await caches.open(cacheName(SITE.href, BUILD, LANGUAGES));
  await cache.delete(address);
}
