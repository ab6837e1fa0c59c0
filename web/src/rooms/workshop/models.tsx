// The model games to begin from, with a picture each.
import { openDialog } from '../../ui/dialog.tsx';
import type { GameFile } from './kept.ts';
import { titleIn } from './title.ts';
import * as words from './words/words.ts';

const { workshop } = words;

type Props = { models: readonly GameFile[]; begin: (model: GameFile) => void };

export function Models({ models, begin }: Props) {
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
    </ul>
  );
}

/** The build draws them (web/tools/game_pictures.py). */
function pictureOf({ name }: GameFile): string {
  return new URL(`./models/${name.slice(0, -3)}.svg`, import.meta.url).href;
}

/** What there is to learn from it. */
function wordFor({ name, text }: GameFile): string {
  const known: Record<string, string> = workshop.models;
  return known[name.slice(0, -3)] ?? (titleIn(text) || name);
}

/** Opens the choice. */
export function openModels(models: readonly GameFile[], begin: (model: GameFile) => void) {
  const choose = (model: GameFile) => {
    close();
    begin(model);
  };
  const close = openDialog({
    title: workshop.own,
    content: <Models models={models} begin={choose} />,
  });
}
