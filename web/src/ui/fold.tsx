// What few need, behind one line.
import type { ComponentChildren } from 'preact';

type Props = { word: string; open?: boolean; children: ComponentChildren };

export function Fold({ word, open = false, children }: Props) {
  return (
    <details class="fold" open={open}>
      <summary>{word}</summary>
      <div>{children}</div>
    </details>
  );
}
