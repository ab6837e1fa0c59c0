// The dialog before a game: who plays, and with which options.
import { useState } from 'preact/hooks';
import { namesAfter } from '../game/swap-seats.ts';
import { learnHash, printHash } from '../keep/links.ts';
import { named } from '../keep/names.ts';
import { stepsDone } from '../keep/progress.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';
import { Button, LinkButton, OptionRow } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/first.ts';
import { usualCount, usualSeats } from './seating.ts';
import type { Choices } from './usual.ts';
import { WhoPlays } from './who-plays.tsx';
import { zoomFrom } from './zoom.ts';

export type Setup = {
  card: Card;
  /** What is said before the questions. */
  notice?: string;
  /** The word that closes the dialog, in place of the way to the rules. */
  stay?: string;
  seats?: SeatPlayer[];
  names?: string[];
  mixed?: boolean;
  serious?: boolean;
  options?: Record<string, string>;
  start: (choices: Choices) => void;
  rules: () => void;
};

/** Asks who plays, and with which options. */
export function openSetup(setup: Setup) {
  const { card, notice } = setup;
  const close = openDialog({
    title: notice ? words.setup.newGame : card.title,
    content: <SetupForm {...setup} close={() => close()} />,
    kind: 'up',
  });
}

function SetupForm(props: Setup & { close: () => void }) {
  const { card, notice, stay, close } = props;
  const [seats, setSeats] = useState(props.seats ?? usualSeats(card, usualCount(card)));
  const [names, name] = useState(props.names ?? []);
  const [mixed, mix] = useState(props.mixed ?? false);
  const [serious, takeSeriously] = useState(props.serious ?? false);
  const [options, choose] = useState(() => chosenOptions(card, props.options));
  const seat = (next: SeatPlayer[]) => {
    name(namesAfter(seats, next, names));
    setSeats(next);
  };
  const start = (event: Event) => {
    event.preventDefault();
    close();
    zoomFrom(card.id);
    props.start({
      seats,
      options,
      ...named(
        seats,
        // Others say their names themselves.
        names.map((name, at) => (seats[at] === 'far' ? '' : name)),
      ),
      ...(mixed && { mixed }),
      ...(serious && { serious }),
    });
  };
  return (
    <form class="setup" onSubmit={start}>
      {notice && <p class="notice">{notice}</p>}
      <div>
        <p class="goal">{card.short.goal}</p>
        <p class="length">
          <Icon name="time" />
          {words.common.minutes(card.minutes)}
        </p>
      </div>
      {!notice && card.courses.includes('basics') && <LearnLink card={card} />}
      <WhoPlays {...{ card, seats, seat, names, name, mixed, mix }} />
      {card.options.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          chosen={options[option.id]}
          choose={(value) => choose({ ...options, [option.id]: value })}
        />
      ))}
      <NoUndo chosen={serious} choose={takeSeriously} />
      <div class="ways">
        {!stay && card.paper.length > 0 && <PaperLink card={card} />}
        <Button word={stay ?? words.common.rules} onPress={stay ? close : props.rules} />
        <button type="submit" class="button filled" autofocus>
          {words.setup.start}
        </button>
      </div>
    </form>
  );
}

function chosenOptions({ options }: Card, chosen: Record<string, string> = {}) {
  return Object.fromEntries(options.map(({ id, default: usual }) => [id, chosen[id] ?? usual]));
}

/** Whether moves stay as they are. */
function NoUndo({ chosen, choose }: { chosen: boolean; choose: (chosen: boolean) => void }) {
  const { noUndo, noUndoMore } = words.setup;
  return (
    <label class="choice toggle">
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <span>
        <b>{noUndo}</b>
        <small>{noUndoMore}</small>
      </span>
    </label>
  );
}

function LearnLink({ card: { id } }: { card: Card }) {
  const begun = stepsDone(id) > 0;
  const word = begun ? words.pages.learn.again : words.pages.learn.courses.basics;
  return <LinkButton word={word} icon="learn" look="small setup-learn" href={learnHash(id)} />;
}

/** The way to what a game has to print. */
function PaperLink({ card }: { card: Card }) {
  const { onPaper } = words.setup;
  return <LinkButton word={onPaper} icon="print" look="quiet on-paper" href={printHash(card.id)} />;
}
