// The files of the workshop.
import { asFields, type Fields, isText } from '../../keep/checks.ts';
import { cleanLine, cleanName, knownNames } from '../../keep/names.ts';
import { newSecret } from '../../keep/new-table.ts';
import { read, write } from '../../keep/prefs.ts';
import { sha256 } from './sha256.ts';

/** A game in one file, or a wheel of games. */
export type GameFile = {
  /** The file's name, such as "hex.py". */
  name: string;
  /** Its text; of a wheel the bytes in base64. */
  text: string;
  /** Who sent it, '' if unknown; undefined for a file of this device. */
  by?: string;
  /** Whether it is one of the classics, as this site has it. */
  classic?: true;
};

/** Returns the file in the fields of an entry; null if it has none. */
export function fileIn(fields: unknown): GameFile | null {
  const { name, text, by, classic } = asFields(fields);
  if (!isText(name) || !isText(text)) return null;
  return {
    name: fileName(name),
    text,
    ...(isText(by) && { by: cleanName(by) }),
    ...(classic === true && { classic }),
  };
}

/** The entry with what only this device knows. */
const MAKER = 'maker';

/** Who makes games here, as files say it that leave this device; '' as long as nobody has said it. */
export function makerHere(): string {
  return knownNames()[0] ?? '';
}

/** Who made a file, as it says it elsewhere; '' if nobody has said it. */
export function makerFor({ by, classic }: GameFile): string {
  return by ?? (classic ? '' : makerHere());
}

/** The name of a file on a disk: its maker stands there, so that a class's files can be told apart. */
export function nameOnDisk(file: GameFile): string {
  const maker = cleanName(makerFor(file).replace(/[()/\\:*?"<>|]/g, ' '));
  const { name } = file;
  return maker && name.endsWith('.py') ? `${name.slice(0, -3)} (by ${maker}).py` : name;
}

/** A file's name and its maker; disks add a number to a name that they have. */
const ON_DISK = /^(.+?) \(by ([^()]+)\)(?: ?\(\d+\))?\.py$/;

/** Returns the file that lay on a disk under such a name, or any other. */
export function fromDisk(name: string, text: string): GameFile {
  const [, stem, maker = ''] = ON_DISK.exec(name) ?? [];
  const by = cleanName(maker);
  if (!by) return { name, text };
  return { name: `${stem}.py`, text, ...(by !== makerHere() && { by }) };
}

/** The part of an entry that says on this device, and nowhere else, that its file was made here. */
export function signed(file: GameFile): { mark?: string } {
  return file.by === undefined ? { mark: markOf(file) } : {};
}

function markOf({ text, classic }: GameFile): string {
  if (!read(MAKER)) write(MAKER, newSecret());
  return sha256(new TextEncoder().encode(`${read(MAKER)} ${classic ?? false} ${text}`));
}

/** Returns the file in the fields of an entry from elsewhere: somebody else's, unless it is marked. */
export function fileFrom(fields: Fields): GameFile | null {
  const file = fileIn(fields);
  if (!file || fields.mark === signed(file).mark) return file;
  const { name, text, by = cleanName(fields.maker) } = file;
  return { name, text, by };
}

export function isWheel({ name }: Pick<GameFile, 'name'>): boolean {
  return name.endsWith('.whl');
}

/** Maximum number of letters of a file's name. */
export const LONGEST_NAME = 100;

/** The name that a person gives to a file of Python. */
export function pythonName(name: string): string {
  const clean = fileName(name);
  return clean.endsWith('.py') ? clean : `${clean}.py`;
}

/** A name from elsewhere is one short line, and leads to no folder. */
function fileName(name: string): string {
  return cleanLine(name.replace(/[/\\]/g, '-'), LONGEST_NAME) || 'game.py';
}
