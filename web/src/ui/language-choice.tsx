// A list of the languages, each named in itself.
import type { ComponentChildren } from 'preact';
import { languages, nameIn, speak } from '../keep/language.ts';
import { Select } from './select.tsx';

type Props = { label: ComponentChildren; look?: string };

/** Nothing where there is only one. */
export function LanguageChoice(props: Props) {
  const choices = languages().map((code) => [code, nameIn(code)] as const);
  if (choices.length < 2) return null;
  const { lang } = document.documentElement;
  return <Select {...props} choices={choices} chosen={lang} onChoose={speak} />;
}
