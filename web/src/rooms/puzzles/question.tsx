// What a puzzle asks.
import { Clauses } from '../../ui/clauses.tsx';
import { headOf } from '../../words/grammar.ts';

/** The task is a heading; what there is to know about it stands below. */
export function Question({ asks }: { asks: string }) {
  const [task, more] = headOf(asks);
  return (
    <>
      <h2 class="step-task">
        <Clauses words={task} />
      </h2>
      {more && <p class="step-prompt">{more}</p>}
    </>
  );
}
