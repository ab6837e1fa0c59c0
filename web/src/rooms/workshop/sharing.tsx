// Sharing a game in one file: a link that holds the file, or the file itself if it is too long.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pack } from '../../exchange/packed.ts';
import { addressToShare } from '../../keep/links.ts';
import { knownNames } from '../../keep/names.ts';
import { Sheet } from '../../share/sheet.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { codeHash } from './address.ts';
import type { GameFile } from './kept.ts';
import * as words from './words/words.ts';

const { sharing } = words;

/** The longest text of a link that messengers pass on whole. */
const LONGEST_LINK = 6000;

type Props = {
  /** Undefined if the file is no game yet: then it can only be saved. */
  title: string | undefined;
  file: GameFile;
};

/** Opens the dialog. */
export function shareFile(props: Props) {
  openDialog({ title: sharing.title, content: <Sharing {...props} /> });
}

function Sharing({ title, file }: Props) {
  const [fits, find] = useState(true);
  const made = useMemo(() => linkTo(file), [file]);
  useEffect(
    () => void made.then((link) => find(link !== '' && link.length <= LONGEST_LINK)),
    [made],
  );
  if (title === undefined) {
    return (
      <>
        <p class="note">{sharing.faulty}</p>
        <Download file={file} look="filled" />
      </>
    );
  }
  return (
    <>
      {fits ? (
        <Sheet
          message={sharing.message(title)}
          label={sharing.link}
          made={made}
          note={sharing.note}
        />
      ) : (
        <p class="note">{sharing.tooLong}</p>
      )}
      <Download file={file} look={fits ? 'quiet' : 'filled'} />
    </>
  );
}

/** '' if the browser can't compress. */
async function linkTo({ name, text }: GameFile): Promise<string> {
  const packed = await pack(text);
  if (packed === null) return '';
  return addressToShare('', codeHash({ packed, name, by: knownNames()[0] ?? '' }));
}

/** Saves a file to the disk, whatever is wrong with it. */
export function Download({ file, look, word }: { file: GameFile; look: string; word?: string }) {
  const href = useMemo(
    () => `data:text/x-python;charset=utf-8,${encodeURIComponent(file.text)}`,
    [file],
  );
  return (
    <a class={`button ${look}`} href={href} download={file.name}>
      {word ?? sharing.save(file.name)}
    </a>
  );
}
