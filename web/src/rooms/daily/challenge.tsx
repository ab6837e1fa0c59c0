// A game's challenge: its picture, task and result, and a link to the table.
import { useEffect, useState } from 'preact/hooks';
import { botName } from '../../game/player-names.ts';
import { roomHash, tableHash } from '../../keep/links.ts';
import type { SavedTable, Store } from '../../keep/store.ts';
import { WholePicture } from '../../pictures/picture.tsx';
import type { Calls, Card, Door, View } from '../../scene/types.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon, Level } from '../../ui/icon.tsx';
import { errorSentence } from '../../words/failure.ts';
import { dailyHash } from './address.ts';
import { attemptOf, type Result } from './kept.ts';
import { Rivals } from './rivals.tsx';
import * as words from './words/words.ts';

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
type Known = { asked: Asked | null; view: View | null; error: unknown };

export function Challenge({ card, door, store, day, front }: Props) {
  const { asked, view, error } = useAsked(card, door, day);
  const attempt = attemptOf(day, card.id);
  const kept = store.load(attempt?.table ?? '');
  return (
    <li
      class={front ? 'challenge front' : 'challenge'}
      aria-busy={asked || error ? undefined : 'true'}
    >
      <div class={view ? 'thumb' : 'thumb faint'}>
        <WholePicture card={card} view={view ?? card.sample.view} />
      </div>
      <div class="challenge-words">
        <h2>{card.title}</h2>
        {asked ? (
          <Task card={card} asked={asked} />
        ) : (
          <p>{error ? errorSentence(error) : words.daily.preparing}</p>
        )}
        <State result={attempt?.result} kept={kept} />
      </div>
      <Actions {...{ card, day, kept, done: Boolean(attempt?.result), front }} />
      {asked?.aim === 'score' && <Rivals card={card} day={day} result={attempt?.result} />}
    </li>
  );
}

function useAsked(card: Card, door: Door, day: number): Known {
  const [known, know] = useState<Known>({ asked: null, view: null, error: null });
  useEffect(() => {
    const tell = (more: Partial<Known>) => know((known) => ({ ...known, ...more }));
    ask(card, door, day, tell).catch((error) => tell({ error }));
  }, []);
  return known;
}

async function ask({ id }: Card, door: Door, day: number, tell: (more: Partial<Known>) => void) {
  const asked = await door.call('daily', { game: id, day });
  tell({ asked });
  const { record, levels } = asked;
  const [at, seat] = [record.actions.length, levels.indexOf(0)];
  tell({ view: await door.call('view', { record, at, seat, compact: true }) });
}

/** The task, what is special, the opponent, and how long it takes. */
function Task({ card, asked }: { card: Card; asked: Asked }) {
  const you = asked.levels.indexOf(0);
  const level = asked.levels.find((level) => level > 0);
  const who = level ? words.daily.seat(card.seats[you].name, botName(level)) : '';
  // The icon of the scale doesn't leave the last word.
  const last = who.lastIndexOf(' ') + 1;
  return (
    <>
      <p class="challenge-task">
        <strong>{asked.task}</strong> {asked.special}
      </p>
      <p class="challenge-who">
        <span class="fact">
          <Icon name="time" />
          <span class="figures">{words.common.minutes(asked.minutes)}</span>
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
      </p>
    </>
  );
}

function State({ result, kept }: { result: Result | undefined; kept: SavedTable | null }) {
  if (result) {
    const done = result.how === 'won' || result.how === 'scored';
    return (
      <p class="challenge-state">
        {done && !result.helped && <Icon name="check" />}
        {words.daily.result(result)}
      </p>
    );
  }
  return kept && !kept.over ? <p class="challenge-state">{words.daily.inPlay}</p> : null;
}

type ActionsProps = {
  card: Card;
  day: number;
  kept: SavedTable | null;
  done: boolean;
  front: boolean;
};

function Actions({ card, day, kept, done, front }: ActionsProps) {
  const { play, resume, again, look, does } = words.daily;
  const under = kept !== null && !kept.over;
  const puzzle = card.puzzles && roomHash('puzzles', card.id, { way: 'day' });
  const link = (word: string, href: string, look = '') => (
    <LinkButton {...{ word, href, look }} label={does(word, card.title)} />
  );
  return (
    <div class="challenge-ways">
      {link(
        under ? resume : done ? again : play,
        dailyHash(day, card.id),
        front && !done ? 'filled' : '',
      )}
      {kept?.over && link(look, tableHash(kept.key), 'quiet')}
      {puzzle && (
        <a class="to-puzzle" href={puzzle} aria-label={does(words.daily.puzzle, card.title)}>
          {words.daily.puzzle}
        </a>
      )}
    </div>
  );
}
