// Sharing a game in one file: a link that holds the file, or the file itself if it is too long.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressToShare } from '../../keep/links.ts';
import { knownNames } from '../../keep/names.ts';
import { Sheet } from '../../share/sheet.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { codeHash } from './address.ts';
import type { GameFile } from './kept.ts';
import { LONGEST_LINK, pack } from './packed.ts';
import * as words from './words/words.ts';

const { sharing } = words;

type Props = { title: string; file: GameFile };

/** Opens the dialog. */
export function shareFile(props: Props) {
  openDialog({ title: sharing.title, content: <Sharing {...props} /> });
}

function Sharing({ title, file }: Props) {
  const [link, make] = useState('');
  const made = useMemo(() => linkTo(file), [file]);
  useEffect(() => void made.then(make), [made]);
  if (link.length > LONGEST_LINK) return <Download file={file} />;
  return (
    <Sheet message={sharing.message(title)} label={sharing.link} made={made} note={sharing.note} />
  );
}

async function linkTo({ name, text }: GameFile): Promise<string> {
  const packed = await pack(text);
  return addressToShare('', codeHash({ packed, name, by: knownNames()[0] ?? '' }));
}

function Download({ file }: { file: GameFile }) {
  const href = useMemo(
    () => `data:text/x-python;charset=utf-8,${encodeURIComponent(file.text)}`,
    [file],
  );
  return (
    <>
      <p class="note">{sharing.tooLong}</p>
      <a class="button filled" href={href} download={file.name}>
        {sharing.save(file.name)}
      </a>
    </>
  );
}
