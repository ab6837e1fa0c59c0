// The model games to begin from, with a picture each.
import { useEffect, useState } from 'preact/hooks';
import { MODELS } from '../../../generated/simple.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { Problem, Progress, retryButton } from '../../ui/problem.tsx';
import { errorSentence } from '../../words/failure.ts';
import { findClassics, pictureOf } from './classics.ts';
import type { GameFile } from './kept.ts';
import { SMALL_GAMES } from './own-games.tsx';
import { titleIn } from './title.ts';
import { workshop } from './words/en.ts';
import { makeYourOwn } from './words/en-first.ts';

/** A file to begin from; a classic has its title, in the language of the page. */
export type Model = GameFile & { title?: string };

type Props = {
  models: readonly Model[];
  begin: (model: Model) => void;
  /** Opens the choice between all. */
  more?: () => void;
};

export function Models({ models, begin, more }: Props) {
  return (
    <ul class="models" aria-label={workshop.own}>
      {models.map((model) => (
        <li key={model.name}>
          <button type="button" class="model" onClick={() => begin(model)}>
            <img src={pictureOf(model)} alt="" />
            <span>{wordFor(model)}</span>
          </button>
        </li>
      ))}
      {more && (
        <li>
          <Button word={workshop.moreGames} look="quiet" onPress={more} />
        </li>
      )}
    </ul>
  );
}

/** What there is to learn from it. */
function wordFor({ name, text, title }: Model): string {
  const labels: Record<string, string> = workshop.models;
  return title ?? labels[name.slice(0, -3)] ?? (titleIn(text) || name);
}

/** Opens the choice between all. */
export function openModels(begin: (model: Model) => void) {
  const choose = (model: GameFile) => {
    close();
    begin(model);
  };
  const content = (
    <>
      <Models models={MODELS} begin={choose} />
      <Classics begin={choose} />
    </>
  );
  const close = openDialog({ title: workshop.own, content });
}

function Classics({ begin }: Pick<Props, 'begin'>) {
  const [games, setGames] = useState<readonly Model[]>([]);
  const [wrong, setWrong] = useState<unknown>(null);
  const ask = () => {
    setWrong(null);
    findClassics().then(setGames, setWrong);
  };
  useEffect(ask, []);
  if (wrong) return <Problem words={errorSentence(wrong)} buttons={[retryButton(ask)]} />;
  if (!games.length) return <Progress />;
  return (
    <>
      <h3>
        <a href={SMALL_GAMES}>{makeYourOwn.small}</a>
      </h3>
      <Models models={games} begin={begin} />
    </>
  );
}
