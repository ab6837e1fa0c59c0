// Games that came as a wheel, and the games in files that are kept here.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { newHash, tableHash } from '../../addresses/links.ts';
import { Latest } from '../../game/latest.ts';
import { against } from '../../home/open-games.ts';
import { isCount } from '../../keep/checks.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import { openDialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/problem.tsx';
import { ago } from '../../words/ago.ts';
import { errorSentence } from '../../words/failure.ts';
import { isWheel } from './file.ts';
import { type Checked, checkGames } from './foreign.ts';
import { playHash, workshopHash } from './hashes.ts';
import { type GameFile, type MadeGame, makerOf, removeMade } from './kept.ts';
import { Removable } from './removable.tsx';
import { Foreign } from './sent.tsx';
import { differingLine } from './texts.ts';
import * as words from './words/en.ts';

const { added, kept } = words;

/** Opens the dialog of a wheel: it is installed apart and checked, before anything of it is kept. */
export function openWheel(file: GameFile) {
  openDialog({ title: added.title, content: <Wheel file={file} /> });
}

function Wheel({ file }: { file: GameFile }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    const latest = new Latest();
    latest
      .run(async (ifCurrent) => setChecked(await checkGames(file, ifCurrent)))
      .catch((error) => setWrong(errorSentence(error)));
    return () => latest.end();
  }, [file]);
  useEffect(() => checked?.stop, [checked]);
  if (wrong) return <p class="fault">{wrong}</p>;
  if (!checked) return <Progress />;
  return (
    <>
      <p class="note">{file.name}</p>
      {checked.cards.map((card) => (
        <section key={card.id}>
          <h3>{card.title}</h3>
          <Foreign {...{ card, file }} />
          <a class="button filled" href={playHash(card)} onClick={() => checked.keep(card)}>
            {added.play(card.title)}
          </a>
        </section>
      ))}
    </>
  );
}

/** Finds the kept tables at which a made game is played, the last used first. */
export type Uses = (id: string) => readonly SavedTable[];

type KeptProps = { all: readonly MadeGame[]; uses: Uses };

/** The games that are kept here. */
export function KeptGames({ all, uses }: KeptProps) {
  return (
    <ul class="made-games">
      {all.map((game) => (
        <KeptGame key={game.id} {...game} version={<Version {...{ game, all, uses }} />} />
      ))}
    </ul>
  );
}

/** What tells a version from others that look like it, and at which tables it is played. */
function Version({ game, all, uses }: KeptProps & { game: MadeGame }) {
  const other = all.find((each) => each.id !== game.id && looksLike(each, game));
  const tables = uses(game.id);
  return (
    <>
      {other?.file && game.file && <Difference {...game} file={game.file} other={other.file} />}
      {(other || tables.length > 0) && <small>{kept.uses(tables.length)}</small>}
      {tables.slice(0, MOST_TABLES).map((saved) => (
        <a key={saved.key} href={tableHash(saved.key)}>
          {game.card ? against(saved, game.card) : game.title}, {ago(saved.used)}
        </a>
      ))}
    </>
  );
}

/** How many tables are listed. */
const MOST_TABLES = 3;

type DifferenceProps = { added: unknown; file: GameFile; other: GameFile };

function Difference({ added, file, other }: DifferenceProps) {
  const line = isWheel(file) ? '' : differingLine(file.text, other.text);
  return (
    <>
      {isCount(added) && <small>{kept.added(ago(added))}</small>}
      {line && <code>{line}</code>}
    </>
  );
}

function looksLike(one: MadeGame, other: MadeGame): boolean {
  return one.title === other.title && one.file?.name === other.file?.name;
}

type KeptGameProps = MadeGame & { version: ComponentChildren };

function KeptGame({ id, title, card, file, version }: KeptGameProps) {
  const maker = file && makerOf(file);
  const about = (
    <>
      <b>{title}</b>
      {maker && <small>{maker}</small>}
      {file && <small>{file.name}</small>}
      {version}
    </>
  );
  const ways = file && <Ways {...{ id, title, card, file }} />;
  return <Removable name={title} {...{ about, ways }} remove={() => removeMade(id)} />;
}

/** Ways to play a game, and to change it. */
function Ways({ id, title, card, file }: Omit<MadeGame, 'added' | 'file'> & { file: GameFile }) {
  const play = card ? playHash(card) : newHash(id);
  return (
    <>
      <a class="button quiet" href={play} aria-label={words.added.play(title)}>
        {kept.play}
      </a>
      {!isWheel(file) && (
        <a class="button quiet" href={workshopHash(id)}>
          {kept.open}
        </a>
      )}
    </>
  );
}
