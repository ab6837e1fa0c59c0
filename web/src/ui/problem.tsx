// A few words about something that went wrong, with ways on.
import * as words from '../words/first.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export type Way = { word: string; press: () => void; look?: string };

type Props = {
  words: string;
  ways?: Way[];
  /** For what is not wrong, only to be known: an icon of its own. */
  calm?: IconName;
  /** More for those who want to know, folded away. */
  details?: string;
};

export function Problem({ words: said, ways = [], calm, details }: Props) {
  return (
    <div class={calm ? 'problem calm' : 'problem'} role="alert">
      <Icon name={calm ?? 'alert'} />
      <p>{said}</p>
      {ways.length > 0 && (
        <div class="ways">
          {ways.map(({ word, look, press }) => (
            <Button key={word} word={word} look={look} onPress={press} />
          ))}
        </div>
      )}
      {details && (
        <details>
          <summary>{words.errors.details}</summary>
          <p>{details}</p>
        </details>
      )}
    </div>
  );
}
