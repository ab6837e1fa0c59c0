// A game's challenge: its picture, task and result, and a link to the table.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { roomHash, tableHash } from '../../addresses/links.ts';
import { botWords } from '../../game/player-names.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Store } from '../../keep/store.ts';
import { WholePicture } from '../../pictures/picture.tsx';
import type { Calls, Card, Door, View } from '../../scene/types.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Clauses } from '../../ui/clauses.tsx';
import { Icon, Level } from '../../ui/icon.tsx';
import { onPhone } from '../../ui/watch-layout.ts';
import { errorSentence } from '../../words/failure.ts';
import { common } from '../../words/words.ts';
import { dailyHash } from './address.ts';
import { attemptOf, type Result } from './kept.ts';
import { Rivals } from './rivals.tsx';
import * as words from './words/en.ts';

/** Below a line, there is more. */
const REST = 'M7 10l5 5 5-5';

type Asked = Calls['daily']['answer'];
type Props = {
  card: Card;
  door: Door;
  store: Store;
  day: number;
  /** Whether it is the featured one. */
  front: boolean;
};
/** What the rules say about it, once they do. */
type Known = { daily: Asked | null; view: View | null; error: unknown };

export function Challenge({ card, door, store, day, front }: Props) {
  const { daily, view, error } = useAsked(card, door, day);
  const attempt = attemptOf(day, card.id);
  const [result, table] = [attempt?.result, store.load(attempt?.table ?? '')];
  const goal = daily ? daily.task : error ? errorSentence(error) : words.daily.preparing;
  const asks = <Clauses words={goal} />;
  return (
    <li class="challenge" aria-busy={daily || error ? undefined : 'true'}>
      <div class={view ? 'thumb' : 'thumb faint'}>
        <WholePicture card={card} view={view ?? card.sample.view} />
      </div>
      <h2>{card.title}</h2>
      <MainWay {...{ card, day, table, result, front }} />
      <Words
        lead={result ? <State result={result} /> : <strong>{asks}</strong>}
        isOver={Boolean(result)}
        more={daily && `${result ? `${goal} ` : ''}${daily.special}`}
      >
        {daily && (
          <>
            <p class="challenge-who">
              <Who {...{ card, daily }} />
              <OtherWays {...{ card, day, table, result }} />
            </p>
            {daily.aim === 'score' && <Rivals {...{ card, day, result }} />}
          </>
        )}
      </Words>
    </li>
  );
}

type WordsProps = {
  lead: ComponentChildren;
  more: string | null;
  isOver: boolean;
  children: ComponentChildren;
};

/** What is asked, or how it ended. On a phone the game says the rest; once it is over, a press does. */
function Words({ lead, more, isOver, children }: WordsProps) {
  if (onPhone.value && !isOver) return <p class="challenge-words">{lead}</p>;
  if (!onPhone.value) {
    return (
      <div class="challenge-words">
        <p>
          {lead} {more}
        </p>
        {children}
      </div>
    );
  }
  return (
    <details class="challenge-words">
      <summary>
        <span>{lead}</span>
        <Icon name={REST} />
      </summary>
      {more && <p>{more}</p>}
      {children}
    </details>
  );
}

function useAsked(card: Card, door: Door, day: number): Known {
  const [state, setState] = useState<Known>({ daily: null, view: null, error: null });
  useEffect(() => {
    const tell = (more: Partial<Known>) => setState((before) => ({ ...before, ...more }));
    ask(card, door, day, tell).catch((error) => tell({ error }));
  }, []);
  return state;
}

async function ask({ id }: Card, door: Door, day: number, tell: (more: Partial<Known>) => void) {
  const daily = await door.call('daily', { game: id, day });
  tell({ daily });
  const { record, levels } = daily;
  const [at, seat] = [record.actions.length, levels.indexOf(0)];
  tell({ view: await door.call('view', { record, at, seat, compact: true }) });
}

/** How long it takes, and the opponent. */
function Who({ card, daily }: { card: Card; daily: Asked }) {
  const you = daily.levels.indexOf(0);
  const level = daily.levels.find((level) => level > 0);
  const who = level ? words.daily.seat(card.seats[you].name, botWords(level)) : '';
  // The icon of the scale doesn't leave the last word.
  const last = who.lastIndexOf(' ') + 1;
  return (
    <>
      <span class="fact">
        <Icon name="time" />
        <span class="figures">{common.minutes(daily.minutes)}</span>
      </span>
      {level ? (
        <span>
          {who.slice(0, last)}
          <span class="with-level">
            {who.slice(last)} <Level level={level} levels={card.levels} />
          </span>
        </span>
      ) : (
        <span>{words.daily.alone}</span>
      )}
    </>
  );
}

function State({ result }: { result: Result }) {
  const done = result.how === 'won' || result.how === 'scored';
  return (
    <span class="challenge-state">
      {done && !result.helped && <Icon name="check" />}
      {words.daily.result(result)}
    </span>
  );
}

type WayProps = {
  card: Card;
  day: number;
  table: SavedTable | null;
  result: Result | undefined;
};

/** What is to be done next; once it is done, a look at it. */
function MainWay({ card, day, table, result, front }: WayProps & { front: boolean }) {
  const { play, resume, again, look, does } = words.daily;
  const [word, href] =
    result && table?.over
      ? [look, tableHash(table.key)]
      : [table && !table.over ? resume : result ? again : play, dailyHash(day, card.id)];
  const filled = front && !result ? 'filled' : '';
  return <LinkButton {...{ word, href }} look={filled} label={does(word, card.title)} />;
}

/** The puzzle of the day, and another try at what is done. */
function OtherWays({ card, day, table, result }: WayProps) {
  const { again, puzzle, does } = words.daily;
  const solve = card.puzzles && roomHash('puzzles', card.id, { way: 'day' });
  const link = (word: string, href: string) => (
    <a href={href} aria-label={does(word, card.title)}>
      {word}
    </a>
  );
  return (
    <>
      {solve && link(puzzle, solve)}
      {result && table?.over && link(again, dailyHash(day, card.id))}
    </>
  );
}
