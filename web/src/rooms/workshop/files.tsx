// The list of what was written here, and of the games that are kept here.
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../../pictures/picture.tsx';
import { announce } from '../../ui/announce.ts';
import { askLine } from '../../ui/ask-line.tsx';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { FaintBoard } from '../../ui/faint-board.tsx';
import { More } from '../../ui/more.tsx';
import { stillHere } from '../../ui/still-here.ts';
import { ago } from '../../words/ago.ts';
import { KeptGames, type Uses } from './added.tsx';
import { LONGEST_NAME, pythonName } from './file.ts';
import { findCards } from './foreign.ts';
import { allMade } from './kept.ts';
import { Removable } from './removable.tsx';
import { Download } from './sharing.tsx';
import { saveShelf } from './shelf.ts';
import { allTexts, copyText, type Draft, differingLine, removeText } from './texts.ts';
import { titleIn } from './title.ts';
import { checkAll, verdictOn } from './verdicts.ts';
import { kept, workshop } from './words/en.ts';
import '@preact/signals';

/** What can be done with a text of the list besides. */
type Deeds = { open: (text: Draft) => void; rename: (text: Draft, name: string) => void };

/** Opens the list. */
export async function openFiles(deeds: Deeds, uses: Uses) {
  const here = stillHere();
  await findCards().catch(console.warn);
  if (!here()) return;
  const open = (text: Draft) => {
    close();
    deeds.open(text);
  };
  const content = <Files open={open} rename={deeds.rename} uses={uses} />;
  const close = openDialog({ title: kept.title, content });
}

function Files({ open, rename, uses }: Deeds & { uses: Uses }) {
  const [texts, setTexts] = useState(allTexts);
  const [games] = useState(allMade);
  const again = () => setTexts(allTexts());
  useEffect(() => {
    const stop = new AbortController();
    const files = texts.map(({ file }) => file);
    checkAll(files, stop.signal).catch(console.warn);
    return () => stop.abort();
  }, []);
  if (!texts.length && !games.length) return <p class="note">{kept.none}</p>;
  return (
    <>
      <ul class="made-games">
        {texts.map((text) => (
          <WrittenText
            key={`${text.id} ${text.file.name}`}
            {...{ text, open, again }}
            rename={(name) => {
              rename(text, name);
              again();
            }}
            line={lineOf(text, texts)}
          />
        ))}
      </ul>
      {games.length > 0 && <h3>{kept.games}</h3>}
      <KeptGames all={games} uses={uses} />
      <div class="ways">
        <Button word={kept.saveAll} look="quiet" onPress={saveShelf} />
      </div>
    </>
  );
}

/** What tells a text from another one of the same name and title; '' if there is none. */
function lineOf({ id, file: { name, text } }: Draft, texts: readonly Draft[]): string {
  const title = titleIn(text);
  const same = texts.filter(({ file }) => file.name === name && titleIn(file.text) === title);
  if (same.length < 2) return '';
  const at = same.findIndex((each) => each.id === id);
  return differingLine(text, (same[at + 1] ?? same[at - 1]).file.text);
}

type Props = {
  text: Draft;
  open: (text: Draft) => void;
  rename: (name: string) => void;
  /** Shows the list as it is now. */
  again: () => void;
  line: string;
};

function WrittenText({ text, open, rename, again, line }: Props) {
  const { name } = text.file;
  const about = <About {...{ text, line }} />;
  const ways = (
    <>
      <Button
        word={kept.openFile}
        label={kept.openIt(name, ago(text.used))}
        look="quiet"
        onPress={() => open(text)}
      />
      <Ways {...{ text, rename, again }} />
    </>
  );
  return <Removable {...{ name, about, ways }} remove={() => removeText(text)} />;
}

/** What a text is, who made it, and whether it works. */
function About({ text: { file, used }, line }: Pick<Props, 'text' | 'line'>) {
  const { card, fault } = verdictOn(file) ?? {};
  const title = card?.title ?? titleIn(file.text);
  const more = [title && file.name, file.by && kept.by(file.by), ago(used)];
  return (
    <span class="written">
      {card ? <Picture card={card} {...card.sample} /> : <FaintBoard />}
      <span>
        <b>{title || file.name}</b>
        <small>{more.filter(Boolean).join(' · ')}</small>
        <small class={fault ? 'fault' : undefined}>
          {fault?.message ?? (card ? kept.works : workshop.checking)}
        </small>
        {line && <code>{line}</code>}
      </span>
    </span>
  );
}

/** What is rarely done with a text. */
function Ways({ text, rename, again }: Pick<Props, 'text' | 'rename' | 'again'>) {
  const { file } = text;
  const ask = () => {
    const question = { title: kept.rename, label: kept.name, save: kept.save, text: file.name };
    askLine({ ...question, longest: LONGEST_NAME }, (name) => rename(pythonName(name)));
  };
  const copy = () => {
    const success = copyText(text);
    again();
    announce(success ? kept.copied(file.name) : workshop.unkept);
  };
  return (
    <More word={kept.more(file.name)}>
      <Button word={kept.rename} look="quiet" onPress={ask} />
      <Button word={kept.copy} look="quiet" onPress={copy} />
      <Download file={file} look="quiet" />
    </More>
  );
}
