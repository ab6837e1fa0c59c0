// Games that came as a wheel, and the games in files that are kept here.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isCount } from '../../keep/checks.ts';
import { newHash } from '../../keep/links.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/problem.tsx';
import { ago } from '../../words/ago.ts';
import { errorSentence } from '../../words/failure.ts';
import { type Checked, checkGames } from './foreign.ts';
import { workshopHash } from './hashes.ts';
import { type GameFile, isWheel, type MadeGame, removeMade } from './kept.ts';
import { playHash } from './playing.ts';
import { Foreign } from './sent.tsx';
import { differingLine } from './texts.ts';
import * as words from './words/words.ts';

const { added, kept } = words;

/** Opens the dialog of a wheel: it is installed apart and checked, before anything of it is kept. */
export function openWheel(file: GameFile) {
  openDialog({ title: added.title, content: <Wheel file={file} /> });
}

function Wheel({ file }: { file: GameFile }) {
  const [checked, find] = useState<Checked | null>(null);
  const [wrong, tell] = useState('');
  useEffect(() => {
    const checking = checkGames(file);
    checking.then(find, (error) => tell(errorSentence(error)));
    return () => void checking.then(({ stop }) => stop()).catch(() => {});
  }, [file]);
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

/** Counts the kept games at whose tables a made game is played. */
export type Uses = (id: string) => number;

type KeptProps = { all: readonly MadeGame[]; uses: Uses };

/** The games that are kept here. */
export function KeptGames({ all, uses }: KeptProps) {
  return (
    <ul class="made-games">
      {all.map((made) => (
        <KeptGame key={made.id} {...made} version={<Version {...{ made, all, uses }} />} />
      ))}
    </ul>
  );
}

/** What tells a version from others that look like it. */
function Version({ made, all, uses }: KeptProps & { made: MadeGame }) {
  const other = all.find((each) => each.id !== made.id && looksLike(each, made));
  if (!made.file || !other?.file) return null;
  const line = isWheel(made.file) ? '' : differingLine(made.file.text, other.file.text);
  return (
    <>
      {isCount(made.added) && <small>{kept.added(ago(made.added))}</small>}
      <small>{kept.uses(uses(made.id))}</small>
      {line && <code>{line}</code>}
    </>
  );
}

function looksLike(one: MadeGame, other: MadeGame): boolean {
  return one.title === other.title && one.file?.name === other.file?.name;
}

type KeptGameProps = MadeGame & { version: ComponentChildren };

function KeptGame({ id, title, card, file, version }: KeptGameProps) {
  const [back, removed] = useState<(() => void) | null>(null);
  const { madeHere, madeBy } = words.sent;
  const made = file && (file.by === undefined ? madeHere : madeBy(file.by));
  const remove = () => {
    removed(() => removeMade(id));
    announce(kept.removed(title));
  };
  const putBack = () => {
    back?.();
    removed(null);
    announce(kept.isBack(title));
  };
  return (
    <li>
      {back ? (
        <span>{kept.removed(title)}</span>
      ) : (
        <span>
          <b>{title}</b>
          {made && <small>{made}</small>}
          {file && <small>{file.name}</small>}
          {version}
        </span>
      )}
      <span class="ways">
        {!back && file && (
          <a
            class="button quiet"
            href={card ? playHash(card) : newHash(id)}
            aria-label={words.added.play(title)}
          >
            {kept.play}
          </a>
        )}
        {!back && file && !isWheel(file) && (
          <a class="button quiet" href={workshopHash(id)}>
            {kept.open}
          </a>
        )}
        {/* One button, so that it keeps the focus. */}
        <Button
          word={back ? kept.putBack : kept.remove}
          label={back ? undefined : kept.removeIt(title)}
          look="quiet"
          onPress={back ? putBack : remove}
        />
      </span>
    </li>
  );
}
