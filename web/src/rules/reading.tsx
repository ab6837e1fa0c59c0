// The rules that a reader has fetched, or what is said in their place.
import '@preact/signals';
import type { ComponentChildren } from 'preact';
import { learnHash, puzzlesHash } from '../keep/links.ts';
import type { Card } from '../scene/types.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Problem, Progress, type WayOn } from '../ui/problem.tsx';
import { errorSentence } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { Article, type OnTry } from './article.tsx';
import type { Reader } from './reader.ts';

type Props = {
  reader: Reader;
  /** The ways on where they can't be shown. */
  ways?: WayOn[];
  onTry: OnTry;
  /** What follows the rules. */
  children?: ComponentChildren;
};

export function Reading({ reader, ways, onTry, children }: Props) {
  const [text, error] = [reader.text.value, reader.error.value];
  if (error) {
    return <Problem words={words.rules.couldNotShow(errorSentence(error))} ways={ways} />;
  }
  if (!text) return <Progress />;
  return (
    <>
      <Courses card={text.card} />
      <Article key={text.card.id} card={text.card} rules={text.rules} onTry={onTry} />
      {children}
    </>
  );
}

/** The ways to the courses, before the rules. */
function Courses({ card }: { card: Card }) {
  if (!card.courses.length && !card.puzzles) return null;
  return (
    <div class="ways courses">
      {card.courses.map((course) => (
        <LinkButton
          key={course}
          word={words.pages.learn.courses[course]}
          icon={course === 'basics' ? 'learn' : undefined}
          look="small"
          href={learnHash(card.id, course)}
        />
      ))}
      {card.puzzles && (
        <LinkButton word={words.puzzles.link} look="small" href={puzzlesHash(card.id)} />
      )}
    </div>
  );
}

/** Prints the rules that show. */
export function PrintButton() {
  return <Button word={words.rules.print} icon="print" look="quiet" onPress={() => print()} />;
}
