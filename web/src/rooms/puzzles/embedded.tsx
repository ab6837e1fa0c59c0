// A puzzle in a frame: how it goes is kept nowhere.
import { gameOf } from '../../addresses/links.ts';
import { lettersIn } from '../../addresses/mended.ts';
import type { Embedded } from '../../app/embedded.ts';
import { Task, Tries } from '../../trainer/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { table } from '../../words/words.ts';
import { puzzlesHash } from './address.ts';
import { Puzzle } from './puzzle.ts';
import { Question } from './question.tsx';
import { namesOf } from './standing.ts';
import * as words from './words/en.ts';
import { toPuzzles } from './words/en-first.ts';

export const puzzle: Embedded = {
  field: 'puzzle',
  async open({ door, card: cardOf }, value, fields) {
    const card = await cardOf(gameOf(fields));
    const text = lettersIn(value);
    const task = await door.call('puzzle', { game: card.id, text });
    const marked = async () => words.puzzles.about(namesOf(card, task.themes)) || '';
    const trainer = new Puzzle(card, text, task, { door, marked });
    return { card, place: `./${puzzlesHash(card.id)}`, content: <Shown puzzle={trainer} /> };
  },
};

function Shown({ puzzle }: { puzzle: Puzzle }) {
  const { task, done, underway } = puzzle;
  const openRules = (clause: string) => open(`${puzzle.card.id}/#clause-${clause}`, '_blank');
  const asks = <Question asks={task.asks} />;
  return (
    <Task trainer={puzzle} label={toPuzzles} {...{ asks, openRules }}>
      <Tries trainer={puzzle} over={done.value} underway={underway.value} />
      {underway.value && <Button word={table.commands.undo} onPress={() => puzzle.takeBack()} />}
    </Task>
  );
}
