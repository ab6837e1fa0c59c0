// A row of a list: what it names can be removed, and put back.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { kept } from './words/en.ts';

type Props = {
  name: string;
  about: ComponentChildren;
  /** What else can be done with it. */
  ways: ComponentChildren;
  /** Removes it; returns what puts it back. */
  remove: () => () => void;
};

export function Removable({ name, about, ways, remove }: Props) {
  const [back, setBack] = useState<(() => void) | null>(null);
  const drop = () => {
    setBack(remove);
    announce(kept.removed(name));
  };
  const putBack = () => {
    back?.();
    setBack(null);
    announce(kept.isBack(name));
  };
  return (
    <li>
      <span>{back ? kept.removed(name) : about}</span>
      <span class="ways">
        {!back && ways}
        {/* One button, so that it keeps the focus. */}
        <Button
          word={back ? kept.putBack : kept.remove}
          label={back ? undefined : kept.removeIt(name)}
          look="quiet"
          onPress={back ? putBack : drop}
        />
      </span>
    </li>
  );
}
