// A table's dialogs: ending the game early, names, and typing a move.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EarlyEnd } from '../game/now.ts';
import { ownName, playerName } from '../game/player-names.ts';
import { isFar, onlyPerson } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { folded, proposals } from '../game/typing.ts';
import { rememberNames } from '../keep/names.ts';
import type { Ended } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { KnownNames, NameRows } from '../ui/names.tsx';
import { ended, paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { OpenTable, TableProps } from './hooks.ts';

const FIRST = '.ways button, .dialog-body :is(a[href], button, input, select, textarea)';

// Enter leads from a dialog itself, which has told its question, to the first answer.
globalThis.document?.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLDialogElement)) return;
  // Else the browser presses what has just got the focus.
  event.preventDefault();
  target.querySelector<HTMLElement>(FIRST)?.focus();
});

/** Asks whether to end the game like this; does nothing if that is not possible. */
export function askToEnd({ session }: OpenTable, how: 'resign' | 'draw') {
  const ended = session.now.earlyEnds.value[how];
  if (!isOpen(ended)) return;
  const { title, yes } = words.table.ending[how];
  const isFinal = session.now.serious.value || isFar(session.now.seats.value);
  const back = isFinal ? '' : words.table.ending.back;
  const go = () => {
    close();
    session.end(ended);
  };
  const content = (
    <div class="setup">
      <p>{paragraph(how === 'draw' ? words.table.ending.draw.what : loses(), back)}</p>
      <div class="ways">
        <Button word={words.table.ending.resume} onPress={() => close()} />
        <Button word={yes} look="filled" onPress={go} />
      </div>
    </div>
  );
  const close = openDialog({ title, content });

  function loses() {
    const seat = Number(String(ended).at(-1));
    const [sitting, sides] = [session.now.seating.value, session.card.seats];
    const name = playerName(sitting, sides, seat);
    const you = onlyPerson(sitting.seats) === seat && !ownName(sitting, sides, seat);
    return words.table.ending.resign.what({ name, you });
  }
}

/** Whether the game can be ended like this now. */
function isOpen(earlyEnd: EarlyEnd): earlyEnd is Ended {
  return earlyEnd !== 'none' && earlyEnd !== 'closed';
}

export function askNames({ session }: OpenTable) {
  const form = <NamesForm session={session} close={() => close()} />;
  const close = openDialog({ title: words.table.commands.names, content: form });
}

function NamesForm({ session, close }: { session: Session; close: () => void }) {
  const { seats, names: before = [] } = session.now.saved.peek();
  const sides = session.card.seats;
  const [names, setNames] = useState([...before]);
  const submit = (event: Event) => {
    event.preventDefault();
    close();
    rememberNames(names);
    session.rename(names);
  };
  return (
    <form class="names-form" onSubmit={submit}>
      <NameRows {...{ seats, sides, names, name: setNames }} />
      <KnownNames />
      <Button word={words.table.saveNames} type="submit" look="filled" />
    </form>
  );
}

/** The longest text that the rules read as a move. */
const LONGEST = 200;
/**
 * Nothing is proposed before typing rests for so long, in ms: readers hear of every proposal that
 * comes or goes.
 */
const REST_MS = 500;

/** @param turn resolves once the position shows in which a move is typed */
export function openTyping(table: OpenTable, turn: Promise<void>) {
  const content = <Typing {...{ table, turn }} close={() => close()} />;
  const close = openDialog({ title: words.table.typeMove, content });
}

type TypingProps = TableProps & { turn: Promise<void>; close: () => void };

function Typing({ table, turn, close }: TypingProps) {
  const { session } = table;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [why, setWhy] = useState('');
  const like = useExample(session, turn, () => setWhy(''));
  const submit = async (event: Event) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const { action, sentence } = await session.typed(typed).catch(unread);
    // If the dialog was closed meanwhile, the move isn't wanted any more.
    if (!field.current?.closest('dialog[open]')) return;
    const how = typedEnding(typed, session);
    if (action !== null || how) close();
    if (action !== null) return session.play(action);
    if (how) return askToEnd(table, how);
    setWhy(sentence ?? '');
    announce(sentence ?? '');
    if (sentence) field.current?.select();
  };
  const type = (letters: string) => {
    setText(letters);
    setWhy('');
  };
  return (
    <form class="typing" onSubmit={submit}>
      <label for="typing">{words.table.yourMove}</label>
      <div class="typing-line">
        <MoveField isWrong={why !== ''} {...{ field, type }} />
        <Button word={words.table.play} look="filled" type="submit" />
      </div>
      <p class="typing-like">{why.includes(like) ? '' : like}</p>
      <Proposals actions={session.actions} text={text} />
      <p class="typing-why">{why}</p>
    </form>
  );
}

type MoveFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  isWrong: boolean;
  type: (text: string) => void;
};

function MoveField({ field, isWrong, type }: MoveFieldProps) {
  return (
    <input
      maxLength={LONGEST}
      type="text"
      id="typing"
      list="proposals"
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      autofocus
      aria-invalid={isWrong ? 'true' : undefined}
      ref={field}
      onInput={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

/**
 * Says how a move is written now, and returns it; asks again when somebody here may move, or may no
 * more. First it says the title too: when the page behind a dialog goes away, Orca may go by itself
 * to a field that has the focus, and in silence.
 */
function useExample(session: Session, turn: Promise<unknown>, onChange: () => void): string {
  const [like, setLike] = useState('');
  useEffect(() => {
    let isCurrent = true;
    onChange();
    const example = turn.then(() => session.typed('')).catch(unread);
    example.then(({ sentence }) => {
      if (!isCurrent) return;
      setLike(sentence ?? '');
      announce(paragraph(!like && ended(words.table.typeMove), sentence));
    });
    return () => {
      isCurrent = false;
    };
  }, [session.now.live.value]);
  return like;
}

/** The moves that begin as the text does, once typing rests. */
function Proposals({ actions, text }: { actions: string[]; text: string }) {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <datalist id="proposals">
      {(rested === text ? proposals(actions, text) : []).map((action) => (
        <option key={action} value={action} />
      ))}
    </datalist>
  );
}

function unread() {
  return { action: null, sentence: words.table.unread };
}

/** Returns how a typed text asks to end the game, if that is possible now. */
function typedEnding(text: string, { now }: Session): 'resign' | 'draw' | null {
  const { ending } = words.table;
  const meant = (how: 'resign' | 'draw') =>
    [how, ending[how].yes].map(folded).includes(folded(text)) && isOpen(now.earlyEnds.value[how]);
  return (['resign', 'draw'] as const).find(meant) ?? null;
}
