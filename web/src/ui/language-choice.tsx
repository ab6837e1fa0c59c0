// A list of the languages, each named in itself.
import '@preact/signals';
import type { ComponentChildren } from 'preact';
import { languages, nameIn, speak } from '../keep/language.ts';
import { settingsParts } from '../keep/settings-parts.ts';
import { Select } from './select.tsx';

type Props = { label: ComponentChildren; look?: string };

/** Nothing where there is only one. */
export function LanguageChoice(props: Props) {
  const choices = languages().map((code) => [code, nameIn(code)] as const);
  if (choices.length < 2) return null;
  // What it costs to load the page anew.
  const costs = settingsParts.of('costs').flatMap((cost) => cost() || []);
  const { lang } = document.documentElement;
  return (
    <>
      <Select {...props} choices={choices} chosen={lang} onChoose={speak} />
      {costs.map((each) => (
        <p key={each} class="repair-more">
          {each}
        </p>
      ))}
    </>
  );
}
