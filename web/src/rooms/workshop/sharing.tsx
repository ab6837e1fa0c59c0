// Sharing a game in one file: a link that holds the file, or the file itself if it is too long.
import { useMemo, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../../generated/constants.ts';
import { saveAs } from '../../exchange/file-format.ts';
import { rememberNames } from '../../keep/names.ts';
import { addressToShare, type Link } from '../../share/address.ts';
import { Sheet } from '../../share/sheet.tsx';
import { useAnswer } from '../../ui/answer.ts';
import { askLine } from '../../ui/ask-line.tsx';
import { Button, ChoiceRow, choicesIn } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { KnownNames, NameRows } from '../../ui/names.tsx';
import { setup } from '../../words/first.ts';
import { paragraph } from '../../words/grammar.ts';
import type { Sent } from './address.ts';
import { cards } from './cards.ts';
import { isWheel, makerFor, makerHere, nameOnDisk } from './file.ts';
import { alongFields, codeHash, startHash } from './hashes.ts';
import { type GameFile, madeFile } from './kept.ts';
import { packGame } from './packed-game.ts';
import { bytesIn } from './version.ts';
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
  let maker = '';
  const sign = (name: string) => {
    maker = name;
  };
  const content = <Sharing {...props} sign={sign} />;
  // A name is whole only by then.
  openDialog({ title: sharing.title, content, onClose: () => rememberNames([maker]) });
}

/** What a link can open: the game, to be played, or its file, to be changed. */
type Opens = 'game' | 'file';

function Sharing({ title, file, sign }: Props & { sign: (maker: string) => void }) {
  const [opens, setOpens] = useState<Opens>(title === undefined ? 'file' : 'game');
  const [maker, setMaker] = useState(makerHere);
  const name = ([typed]: string[]) => {
    setMaker(typed);
    sign(typed);
  };
  const sent = isOwn(file) ? { ...file, by: maker } : file;
  const link = useMemo(() => linkTo(sent, opens), [file, opens, maker]);
  const length = useAnswer(() => link.then((one) => one.address.length || Infinity), [link], 0);
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
      {isOwn(file) && (
        <>
          <NameRows seats={['person']} sides={[]} names={[maker]} name={name} />
          <KnownNames />
        </>
      )}
      {fits ? (
        <Sheet
          message={isGame ? sharing.message(title, isOwn(file)) : sharing.begin}
          label={isGame ? sharing.link : sharing.fileLink}
          pendingLink={link}
          note={noteOn(isGame, length)}
        />
      ) : (
        <p class="note">{sharing.tooLong}</p>
      )}
      <Download file={sent} look={fits ? 'quiet' : 'filled'} />
    </>
  );
}

function noteOn(isGame: boolean, length: number): string {
  if (!isGame) return sharing.fileNote;
  return paragraph(sharing.note, length > LONGEST_ALONG && sharing.apart);
}

/** Whether a file was made here. */
function isOwn({ by, classic }: GameFile): boolean {
  return by === undefined && !classic;
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
  const { name, text } = file;
  return isWheel(file) ? null : { packed: packGame(text), name, by: makerFor(file) };
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

/**
 * Saves a file to the disk, whatever is wrong with it; asks who made it, until that is known, unless
 * a `word` of its own says that the file would be lost.
 */
export function Download({ file, look, word }: { file: GameFile; look: string; word?: string }) {
  const save = () => {
    if (word || !isOwn(file) || makerHere()) return saveFile(file);
    const { yourName } = setup;
    const question = { title: yourName, label: yourName, save: sharing.save(file.name), text: '' };
    askLine({ ...question, longest: LONGEST_NAME }, (name) => {
      rememberNames([name]);
      saveFile(file);
    });
  };
  return <Button word={word ?? sharing.save(file.name)} look={look} onPress={save} />;
}

function saveFile(file: GameFile) {
  const [content, type] = isWheel(file)
    ? [bytesIn(file.text), 'application/zip']
    : [file.text, 'text/x-python'];
  saveAs(content, nameOnDisk(file), type);
}
