// A few words about something that went wrong, with ways on.
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export type Way = { word: string; press: () => void; look?: string };

export function Problem({ words, ways = [] }: { words: string; ways?: Way[] }) {
  return (
    <div class="problem" role="alert">
      <Icon name="alert" />
      <p>{words}</p>
      {ways.length > 0 && (
        <div class="ways">
          {ways.map(({ word, look, press }) => (
            <Button key={word} word={word} look={look} onPress={press} />
          ))}
        </div>
      )}
    </div>
  );
}
