// The dialogs that export games as a file or text, and import them.

import { useState } from 'preact/hooks';
import type { FileOrText } from '../../app/host.ts';
import { exportText, isFarOngoing, saveAs } from '../../exchange/file-format.ts';
import { asFile } from '../../exchange/game-file.ts';
import { exercises } from '../../keep/other-data.ts';
import { LONGEST_TITLE, type SavedTable } from '../../keep/saved-table.ts';
import type { Door } from '../../scene/types.ts';
import { copied } from '../../share/giving.ts';
import { toast } from '../../ui/announce.ts';
import { useAnswer } from '../../ui/answer.ts';
import { askLine } from '../../ui/ask-line.tsx';
import { Button, ChoiceRow } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { FileField } from '../../ui/files.tsx';
import { Select } from '../../ui/select.tsx';
import { errorSentence } from '../../words/failure.ts';
import { exchange as exchangeWords } from '../../words/words.ts';
import * as words from './words/en.ts';

type ExportProps = {
  tables: readonly SavedTable[];
  /** The title of a game in the list. */
  titleOf: (table: SavedTable) => string;
  door: Door;
};

const FORMS = [
  ['whole', words.transfer.whole],
  ['file', words.transfer.gameFile],
] as const;

export function askExport(props: ExportProps) {
  openDialog({ title: words.transfer.export, content: <Export {...props} /> });
}

function Export({ tables, titleOf, door }: ExportProps) {
  const [key, setKey] = useState('');
  const [form, setForm] = useState<'whole' | 'file'>('whole');
  const { which, allOf, form: legend, saveFile, copyText, text: textWord } = words.transfer;
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
        onChoose={setKey}
        look=""
      />
      {one && <ChoiceRow legend={legend} choices={FORMS} chosen={form} onChoose={setForm} />}
      <label>
        {textWord}
        <textarea readOnly rows={4} value={shownOf(text)} />
      </label>
      <Shortened text={text} />
      {chosen.some(isFarOngoing) && <p class="note">{exchangeWords.withSecrets}</p>}
      <div class="ways">
        <Button word={saveFile} look="filled" onPress={save} />
        <Button word={copyText} onPress={() => copy(text)} />
      </div>
    </div>
  );
}

/** A game as the rules write it for people; null where none is asked for. */
function useGameFile(table: SavedTable | undefined, door: Door): string | null {
  const file = useAnswer(() => table && annotated(table, door), [table?.key, door], null);
  if (!table) return null;
  return file && file.key === table.key ? file.text : '';
}

async function annotated(table: SavedTable, door: Door) {
  const { key } = table;
  const text = await door.call('annotate', asFile(table)).then(({ text }) => text, errorSentence);
  return { key, text };
}

/** Where the clipboard is refused, the text can be copied by hand. */
async function copy(text: string) {
  const { copied: done, notCopied, notCopiedLong } = words.transfer;
  if (await copied(text)) toast(done);
  else toast(isLong(text) ? notCopiedLong : notCopied);
}

/** @param importGiven called with a file, or with what was pasted */
export function askImport(importGiven: (file: FileOrText) => void) {
  const done = (file: FileOrText) => {
    close();
    importGiven(file);
  };
  const close = openDialog({ title: words.transfer.import, content: <Import done={done} /> });
}

function Import({ done }: { done: (file: FileOrText) => void }) {
  const { import: word, chooseFile, orPaste } = words.transfer;
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    done(text);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (!isLong(pasted) && !isLong(text)) return;
    event.preventDefault();
    setText(pasted);
  };
  return (
    <form class="exchange" onSubmit={submit}>
      <FileField
        word={chooseFile}
        accept=".json,application/json,text/plain"
        onFiles={([file]) => file && done(file)}
      />
      <label>
        {orPaste}
        <textarea
          rows={4}
          value={shownOf(text)}
          required
          readOnly={isLong(text)}
          onPaste={paste}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Shortened text={text} />
      <Button word={word} type="submit" look="filled" />
    </form>
  );
}

/** Browsers lay out a whole field again with each key, which takes seconds for a long text. */
const MOST_SHOWN = 50_000;

function isLong(text: string) {
  return text.length > MOST_SHOWN;
}

/** Returns the part of a text that its field shows. */
function shownOf(text: string) {
  return isLong(text) ? `${text.slice(0, 1000)}…` : text;
}

function Shortened({ text }: { text: string }) {
  const { shortened } = words.transfer;
  return <p role="status">{isLong(text) && shortened(text.length)}</p>;
}

/** @param done called with the new title; '' removes the old one */
export function askTitle(text: string, done: (title: string) => void) {
  const { rename: title, newTitle: label, save } = words.transfer;
  askLine({ title, label, save, text, longest: LONGEST_TITLE }, done);
}
