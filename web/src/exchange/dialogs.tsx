// The dialogs that give kept games away, as a file or as text, and that take games in.

import { createRef } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { exercises } from '../keep/beside.ts';
import { deedOf } from '../keep/match.ts';
import { LONGEST_TITLE, type SavedTable } from '../keep/store.ts';
import type { Door } from '../scene/types.ts';
import { copied } from '../share/giving.ts';
import { toast } from '../ui/announce.ts';
import { Button, ChoiceRow } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { errorSentence } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { exportText } from './file-format.ts';
import { asFile } from './game-file.ts';
import type { Given } from './taking-in.ts';

type ExportProps = {
  tables: readonly SavedTable[];
  /** What a game is called in the list. */
  titleOf: (table: SavedTable) => string;
  door: Door;
};

export function askExport(asked: ExportProps) {
  openDialog({ title: words.exchange.export, content: <Export {...asked} /> });
}

function Export({ tables, titleOf, door }: ExportProps) {
  const [key, choose] = useState('');
  const [form, setForm] = useState('whole');
  const { which, allOf, saveFile, copyText, text: textWord } = words.exchange;
  const chosen = tables.filter((table) => !key || table.key === key);
  const deck = exercises().lines();
  const one = key ? chosen[0] : undefined;
  const file = useGameFile(form === 'file' ? one : undefined, door);
  const text = file ?? exportText(chosen, key ? [] : deck);
  const save = () => (file === null ? saveAs(text) : saveAs(text, 'pygames.txt', 'text/plain'));
  return (
    <div class="exchange">
      <Select
        label={which}
        choices={[
          ['', allOf(tables.length, deck.length)],
          ...tables.map((table, at) => [table.key, `${at + 1}. ${titleOf(table)}`] as const),
        ]}
        chosen={key}
        onChoose={choose}
        look=""
      />
      {one && (
        <ChoiceRow
          legend={words.exchange.form}
          choices={[
            ['whole', words.exchange.whole],
            ['file', words.exchange.gameFile],
          ]}
          chosen={form}
          onChoose={setForm}
        />
      )}
      <label>
        {textWord}
        <textarea readOnly rows={4} value={shownOf(text)} />
      </label>
      <Shortened text={text} />
      {chosen.some(isUnderWay) && <p class="note">{words.exchange.withSecrets}</p>}
      <div class="ways">
        <Button word={saveFile} look="filled" onPress={save} />
        <Button word={copyText} onPress={() => copy(text)} />
      </div>
    </div>
  );
}

/** A game as the rules write it for people; null where none is asked for. */
function useGameFile(table: SavedTable | undefined, door: Door): string | null {
  const [written, write] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const show = (text: string) => isCurrent && write(text);
    show('');
    if (table) {
      const made = door.call('annotate', asFile(table));
      made.then(
        ({ text }) => show(text),
        (error) => show(errorSentence(error)),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [table?.key, door]);
  return table ? written : null;
}

/** Whether people far away go on with a game. */
export function isUnderWay(table: SavedTable) {
  return table.match !== undefined && deedOf(table) !== 'over';
}

export function saveAs(text: string, name = 'pygames.json', type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Where the clipboard is refused, the text can be copied by hand. */
async function copy(text: string) {
  const { copied: done, notCopied, notCopiedLong } = words.exchange;
  if (await copied(text)) toast(done);
  else toast(isLong(text) ? notCopiedLong : notCopied);
}

/** @param take called with a file, or with what was pasted */
export function askImport(take: (given: Given) => void) {
  const done = (given: Given) => {
    close();
    take(given);
  };
  const close = openDialog({ title: words.exchange.import, content: <Import done={done} /> });
}

function Import({ done }: { done: (given: Given) => void }) {
  const { import: word, chooseFile, orPaste } = words.exchange;
  const [text, write] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    done(text);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (!isLong(pasted) && !isLong(text)) return;
    event.preventDefault();
    write(pasted);
  };
  return (
    <form class="exchange" onSubmit={submit}>
      <label>
        {chooseFile}
        <input
          type="file"
          accept=".json,application/json,text/plain"
          onChange={({ currentTarget }) => currentTarget.files?.[0] && done(currentTarget.files[0])}
        />
      </label>
      <label>
        {orPaste}
        <textarea
          rows={4}
          value={shownOf(text)}
          required
          readOnly={isLong(text)}
          onPaste={paste}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <Shortened text={text} />
      <Button word={word} type="submit" look="filled" />
    </form>
  );
}

/** A browser lays out all of a field, and does so anew with each key: of a long text it takes seconds. */
const MOST_SHOWN = 50_000;

function isLong(text: string) {
  return text.length > MOST_SHOWN;
}

/** What shows of a text in a field. */
function shownOf(text: string) {
  return isLong(text) ? `${text.slice(0, 1000)}…` : text;
}

function Shortened({ text }: { text: string }) {
  const { shortened } = words.exchange;
  return <p role="status">{isLong(text) && shortened(text.length)}</p>;
}

/** @param take called with what is dropped anywhere, as long as the page shows */
export function useDrop(take: (given: Given) => void) {
  useLayoutEffect(() => {
    const hear = new AbortController();
    const { signal } = hear;
    // Else the browser opens a file in place of the page.
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => drop(event, take), { signal });
    return () => hear.abort();
  }, []);
}

function drop(event: DragEvent, take: (given: Given) => void) {
  event.preventDefault();
  const files = [...(event.dataTransfer?.files ?? [])];
  files.forEach(take);
  if (!files.length) take(event.dataTransfer?.getData('text') ?? '');
}

/** @param done called with the new title; '' takes the old one away */
export function askTitle(title: string, done: (title: string) => void) {
  const { rename, newTitle, save } = words.exchange;
  const field = createRef<HTMLInputElement>();
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    close();
    done(text);
  };
  const content = (
    <form class="rename" onSubmit={submit}>
      <label>
        {newTitle}
        <input type="text" defaultValue={title} maxLength={LONGEST_TITLE} ref={field} />
      </label>
      <Button word={save} type="submit" look="filled" />
    </form>
  );
  const close = openDialog({ title: rename, content });
  field.current?.select();
}
