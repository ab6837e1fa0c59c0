// The rules that a reader has fetched, or what is said in their place.
import '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Way } from '../ui/problem.tsx';
import { Problem } from '../ui/problem.tsx';
import { Progress } from '../ui/progress.tsx';
import { errorWords } from '../words/failure.ts';
import { sentence } from '../words/grammar.ts';
import { words } from '../words/words.ts';
import { Article } from './article.tsx';
import type { Reader } from './reader.ts';

type Props = {
  reader: Reader;
  /** The ways on where they can't be shown. */
  ways?: Way[];
  /** What follows the rules. */
  children?: ComponentChildren;
};

export function Reading({ reader, ways, children }: Props) {
  const [text, error] = [reader.text.value, reader.error.value];
  if (error) {
    const why = sentence(errorWords(error));
    return <Problem words={words.rules.couldNotShow(why)} ways={ways} />;
  }
  if (!text) return <Progress />;
  return (
    <>
      <Article key={text.card.id} card={text.card} rules={text.rules} />
      {children}
    </>
  );
}
