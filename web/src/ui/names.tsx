// The fields for the names of those who play, and the names that a device offers again.
import { LONGEST_NAME } from '../../generated/constants.ts';
import { knownNames } from '../keep/names.ts';
import type { SeatPlayer } from '../scene/types.ts';
import * as words from '../words/first.ts';
import { toast } from './announce.ts';

/** The list that all these fields share. */
const KNOWN = 'known-names';

export type NamesProps = {
  seats: readonly SeatPlayer[];
  /** What the game calls those who sit there. */
  sides: readonly { name: string }[];
  names: readonly string[];
  name: (names: string[]) => void;
};

/** A field for each person, with words before it: "Your name", or the side. */
export function NameRows(props: NamesProps) {
  const { seats, sides } = props;
  const people = seats.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  if (!people.length) return null;
  const rows = people.map((seat) => (
    <label key={seat} class="name-row" htmlFor={idOf(seat)}>
      <span>{people.length === 1 ? words.setup.yourName : sides[seat]?.name}</span>
      <NameField
        {...props}
        seat={seat}
        placeholder={people.length === 1 ? words.game.you : words.setup.name}
      />
    </label>
  ));
  return <div class="names">{rows}</div>;
}

const idOf = (seat: number) => `name-${seat}`;

type TypedInput = InputEvent & { readonly currentTarget: HTMLInputElement };
type FieldProps = NamesProps & { seat: number; placeholder?: string };

/** Without a placeholder, what the game calls the player stands in the empty field. */
export function NameField({ seats, sides, names, name, seat, placeholder }: FieldProps) {
  const side = sides[seat]?.name ?? '';
  const alone = seats.filter((player) => player === 'person').length === 1;
  const put = (value: string) =>
    name(seats.map((_, at) => (at === seat ? value : (names[at] ?? ''))));
  return (
    <input
      type="text"
      id={idOf(seat)}
      class="name-field"
      list={KNOWN}
      dir="auto"
      autocomplete="off"
      spellcheck={false}
      enterkeyhint="done"
      aria-label={alone ? words.setup.yourName : words.setup.nameOf(side)}
      placeholder={placeholder ?? side}
      maxLength={LONGEST_NAME}
      onBeforeInput={sayLongest}
      value={names[seat] ?? ''}
      onInput={({ currentTarget }) => put(currentTarget.value)}
    />
  );
}

/** The field takes no more letters: says so, and not again while that shows. */
function sayLongest({ data, currentTarget: field }: TypedInput) {
  const isFull = field.value.length >= LONGEST_NAME && field.selectionStart === field.selectionEnd;
  if (data && isFull && !document.querySelector('.toast')) toast(words.setup.longest(LONGEST_NAME));
}

/** The names used before; each form with such fields has it once. */
export function KnownNames() {
  return (
    <datalist id={KNOWN}>
      {knownNames().map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
