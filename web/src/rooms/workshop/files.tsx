// The list of what was written here, and of the games that are kept here.
import { useState } from 'preact/hooks';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { ago } from '../../words/ago.ts';
import { KeptGames, type Uses } from './added.tsx';
import { findCards } from './foreign.ts';
import { allMade } from './kept.ts';
import { allTexts, type Draft, differingLine, removeText } from './texts.ts';
import * as words from './words/words.ts';

const { kept } = words;

/** Opens the list. */
export async function openFiles(open: (text: Draft) => void, uses: Uses) {
  await findCards().catch(console.warn);
  const choose = (text: Draft) => {
    close();
    open(text);
  };
  const close = openDialog({ title: kept.title, content: <Files open={choose} uses={uses} /> });
}

function Files({ open, uses }: { open: (text: Draft) => void; uses: Uses }) {
  const [{ texts, games }] = useState(() => ({ texts: allTexts(), games: allMade() }));
  if (!texts.length && !games.length) return <p class="note">{kept.none}</p>;
  return (
    <>
      <ul class="made-games">
        {texts.map((text) => (
          <WrittenText key={text.id} {...{ text, open }} line={lineOf(text, texts)} />
        ))}
      </ul>
      {games.length > 0 && <h3>{kept.games}</h3>}
      <KeptGames all={games} uses={uses} />
    </>
  );
}

/** What tells a text from another one of the same name; '' if there is none. */
function lineOf({ id, file: { name, text } }: Draft, texts: readonly Draft[]): string {
  const same = texts.filter(({ file }) => file.name === name);
  if (same.length < 2) return '';
  const at = same.findIndex((each) => each.id === id);
  return differingLine(text, (same[at + 1] ?? same[at - 1]).file.text);
}

type Props = { text: Draft; open: (text: Draft) => void; line: string };

function WrittenText({ text, open, line }: Props) {
  const { file, used } = text;
  const [back, removed] = useState<(() => void) | null>(null);
  const remove = () => {
    removed(() => removeText(text));
    announce(kept.removed(file.name));
  };
  const putBack = () => {
    back?.();
    removed(null);
    announce(kept.isBack(file.name));
  };
  return (
    <li>
      {back ? (
        <span>{kept.removed(file.name)}</span>
      ) : (
        <span>
          <b>{file.name}</b>
          <small>{ago(used)}</small>
          {line && <code>{line}</code>}
        </span>
      )}
      <span class="ways">
        {!back && (
          <Button
            word={kept.openFile}
            label={kept.openIt(file.name, ago(used))}
            look="quiet"
            onPress={() => open(text)}
          />
        )}
        {/* One button, so that it keeps the focus. */}
        <Button
          word={back ? kept.putBack : kept.remove}
          label={back ? undefined : kept.removeIt(file.name)}
          look="quiet"
          onPress={back ? putBack : remove}
        />
      </span>
    </li>
  );
}
