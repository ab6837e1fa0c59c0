// The choices of what to print, and how.
import { playerCounts } from '../../game/seating.ts';
import type { Card, Handout } from '../../scene/types.ts';
import { Button, ChoiceRow, OptionRow } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { COPIES, handoutsOf, newSeeds, optionsOf, type Wanted } from './wanted.ts';
import * as words from './words/en.ts';

/** Stands for the played game, among the handouts. */
const PLAYED = '';

type Props = {
  card: Card;
  /** Whether there is a played game to print. */
  played: boolean;
  wanted: Wanted;
  onWant: (change: Partial<Wanted>) => void;
};

export function Choices({ card, played, wanted, onWant }: Props) {
  const all = handoutsOf(card);
  const handouts = all.map(({ id, title }) => [id, title] as const);
  const choices = [...(played ? [[PLAYED, words.print.played] as const] : []), ...handouts];
  const choose = (id: string) => {
    onWant({ handout: all.find((handout) => handout.id === id) ?? null });
  };
  const chosen = wanted.handout?.id ?? PLAYED;
  return (
    <form class="print-choices">
      <ChoiceRow legend={words.print.what} choices={choices} chosen={chosen} onChoose={choose} />
      <div class="print-more">
        {wanted.handout && <Questions {...{ card, wanted, onWant }} handout={wanted.handout} />}
      </div>
    </form>
  );
}

type QuestionsProps = Omit<Props, 'played'> & { handout: Handout };

/** The choices for a handout. */
function Questions({ card, handout, wanted, onWant }: QuestionsProps) {
  return (
    <>
      {optionsOf(card, handout).map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          chosen={wanted.options[option.id]}
          choose={(value) => onWant({ options: { ...wanted.options, [option.id]: value } })}
        />
      ))}
      {handout.players && (
        <ChoiceRow
          legend={words.print.players}
          choices={playerCounts(card).map(numbered)}
          chosen={`${wanted.players}`}
          onChoose={(count) => onWant({ players: Number(count) })}
        />
      )}
      <Select
        label={<span>{words.print.copies}</span>}
        choices={COPIES.map(numbered)}
        chosen={`${wanted.copies}`}
        onChoose={(count) => onWant({ copies: Number(count) })}
        look="seat-choice"
      />
      {handout.chance && (
        <Button
          word={words.print.drawAgain}
          icon="redo"
          onPress={() => onWant({ seeds: newSeeds() })}
        />
      )}
    </>
  );
}

function numbered(count: number) {
  return [`${count}`, `${count}`] as const;
}
