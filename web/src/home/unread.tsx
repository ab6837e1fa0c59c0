// Says that saved games could not be read.
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/first.ts';

export type UnreadProps = { damaged: number; newer: number };

export function Unread({ damaged, newer }: UnreadProps) {
  const reload = { word: words.common.reload, press: () => location.reload() };
  return (
    <>
      {damaged > 0 && <Problem words={words.errors.damaged} />}
      {newer > 0 && <Problem words={words.home.newer} ways={[reload]} />}
    </>
  );
}
