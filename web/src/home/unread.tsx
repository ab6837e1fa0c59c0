// Says that saved games could not be read.
import '@preact/signals';
import type { Archive } from '../keep/archive.ts';
import { againWay, Problem, reloadWay } from '../ui/problem.tsx';
import * as words from '../words/first.ts';

export type UnreadProps = { damaged: number; newer: number };

export function Unread({ damaged, newer }: UnreadProps) {
  return (
    <>
      {damaged > 0 && <Problem words={words.errors.damaged} />}
      {newer > 0 && <Problem words={words.home.newer} ways={[reloadWay()]} />}
    </>
  );
}

/** @param again reads them once more */
export function Silent({ archive, again }: { archive: Archive; again: () => void }) {
  if (!archive.silent.value) return null;
  return <Problem words={words.errors.silent} ways={[againWay(again)]} />;
}
