// Sharing a game in one file: a link that holds the file, or the file itself if it is too long.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { knownNames } from '../../keep/names.ts';
import { addressToShare, type Link } from '../../share/address.ts';
import { Sheet } from '../../share/sheet.tsx';
import { ChoiceRow, choicesIn } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { paragraph } from '../../words/grammar.ts';
import type { Sent } from './address.ts';
import { cards } from './cards.ts';
import { isWheel } from './file.ts';
import { alongFields, codeHash, startHash } from './hashes.ts';
import { type GameFile, madeFile } from './kept.ts';
import { packGame } from './packed-game.ts';
import { sharing } from './words/en.ts';

/** The longest text of a link that messengers pass on whole. */
const LONGEST_LINK = 6000;
/** A longer one has no room in an invitation, which takes 300 letters itself. */
const LONGEST_ALONG = 1200;

type Props = {
  /** Undefined if the file is no game yet: then only the file can be sent. */
  title: string | undefined;
  file: GameFile;
};

/** Opens the dialog. */
export function shareFile(props: Props) {
  openDialog({ title: sharing.title, content: <Sharing {...props} /> });
}

/** What a link can open: the game, to be played, or its file, to be changed. */
type Opens = 'game' | 'file';

function Sharing({ title, file }: Props) {
  const [opens, setOpens] = useState<Opens>(title === undefined ? 'file' : 'game');
  const [length, setLength] = useState(0);
  const link = useMemo(() => linkTo(file, opens), [file, opens]);
  useEffect(() => void link.then(({ address }) => setLength(address.length || Infinity)), [link]);
  const fits = length <= LONGEST_LINK;
  const isGame = opens === 'game' && title !== undefined;
  return (
    <>
      {title !== undefined && (
        <ChoiceRow
          legend={sharing.opens}
          choices={choicesIn(sharing.ways)}
          chosen={opens}
          onChoose={setOpens}
        />
      )}
      {fits ? (
        <Sheet
          message={
            isGame ? sharing.message(title, file.by === undefined && !file.classic) : sharing.begin
          }
          label={isGame ? sharing.link : sharing.fileLink}
          pendingLink={link}
          note={noteOn(isGame, length)}
        />
      ) : (
        <p class="note">{sharing.tooLong}</p>
      )}
      <Download file={file} look={fits ? 'quiet' : 'filled'} />
    </>
  );
}

function noteOn(isGame: boolean, length: number): string {
  if (!isGame) return sharing.fileNote;
  return paragraph(sharing.note, length > LONGEST_ALONG && sharing.apart);
}

/** The address is '' if the file is a wheel. */
async function linkTo(file: GameFile, opens: Opens): Promise<Link> {
  const sent = sentOf(file);
  return {
    address: sent ? addressToShare('', opens === 'game' ? codeHash(sent) : startHash(sent)) : '',
  };
}

/** What an address has of a file; null if it can't have it. */
function sentOf(file: GameFile): Sent | null {
  const { name, text, classic, by = classic ? '' : (knownNames()[0] ?? '') } = file;
  return isWheel(file) ? null : { packed: packGame(text), name, by };
}

/** The fields with which a game that is kept here comes along in an address; '' if it can't. */
export async function fieldsOf(id: string): Promise<string> {
  const file = madeFile(id);
  const sent = file && sentOf(file);
  return sent ? alongFields(sent) : '';
}

/** Opens the dialog for a game that is kept here. */
export function shareKept(id: string) {
  const [file, card] = [madeFile(id), cards.get(id)];
  if (file && card) shareFile({ title: card.title, file });
}

/** Saves a file to the disk, whatever is wrong with it. */
export function Download({ file, look, word }: { file: GameFile; look: string; word?: string }) {
  const href = useMemo(() => contentOf(file), [file]);
  return (
    <a class={`button ${look}`} href={href} download={file.name}>
      {word ?? sharing.save(file.name)}
    </a>
  );
}

/** A file as an address that holds it. */
function contentOf(file: GameFile): string {
  if (isWheel(file)) return `data:application/zip;base64,${file.text}`;
  return `data:text/x-python;charset=utf-8,${encodeURIComponent(file.text)}`;
}
