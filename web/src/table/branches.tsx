// The branches of a game, below the list of moves.
import { useRef, useState } from 'preact/hooks';
import { type BranchEdit, isWithin, shared, wholeOf } from '../game/branches.ts';
import type { Session } from '../game/session.ts';
import { turnAt } from '../game/turns.ts';
import type { Branch } from '../keep/saved-table.ts';
import type { View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { flush } from '../ui/schedule.ts';
import * as words from '../words/words.ts';

/** How many actions of a branch are shown. */
const SHOWN = 6;

/** The turn at which a branch leaves the game, and how it continues. */
type From = [turn: number, actions: string];

type Gone = { at: number; branch: Branch };

type Props = {
  session: Session;
  /** Called when a branch is deleted, or restored. */
  changed?: (edit: BranchEdit) => void;
  /** The branch that is the kept game itself, and can't be deleted. */
  own?: readonly string[];
  /** Whether they are open from the start. */
  open?: boolean;
};

export function Branches({ session, changed, own = [], open }: Props) {
  const [gone, setGone] = useState<Gone | null>(null);
  const summary = useRef<HTMLElement>(null);
  const saved = session.now.saved.value;
  const view = session.now.display.value?.view;
  const { branches = [] } = saved;
  if (!view || (!branches.length && !gone)) return null;
  const put = (next: Branch[], edit: BranchEdit, buried: Gone | null) => {
    session.keepBranches(next);
    changed?.(edit);
    setGone(buried);
    flush();
    // The pressed button is gone.
    summary.current?.focus();
  };
  const restore = ({ at, branch }: Gone) =>
    put(branches.toSpliced(at, 0, branch), { add: branch }, null);
  return (
    <details class="branches" open={open}>
      <summary ref={summary}>{words.table.branches.count(branches.length)}</summary>
      <ul>
        {branches.map((branch, at) => (
          <Row
            key={branch.actions.join(' ')}
            from={fromOf(branch, wholeOf(saved), view)}
            own={own.length > 0 && isWithin(branch.actions, own)}
            nth={at + 1}
            open={session.now.here.value}
            switchTo={() => {
              session.switchTo(at);
              summary.current?.focus();
            }}
            drop={() => put(branches.toSpliced(at, 1), { drop: branch }, { at, branch })}
          />
        ))}
      </ul>
      {gone && <Deleted restore={() => restore(gone)} />}
    </details>
  );
}

/** A branch has just been deleted. */
function Deleted({ restore }: { restore: () => void }) {
  const { branches, commands } = words.table;
  return (
    <p class="branch-gone">
      {branches.deleted}
      <Button word={commands.undo} icon="undo" look="small quiet" onPress={restore} />
    </p>
  );
}

type RowProps = {
  from: From;
  own: boolean;
  nth: number;
  open: boolean;
  switchTo: () => void;
  drop: () => void;
};

function Row({ from, own, nth, open, switchTo, drop }: RowProps) {
  const { change, remove, does, game, from: fromWords } = words.table.branches;
  return (
    <li>
      <span>{(own ? game : fromWords)(...from)}</span>
      <div class="branch-ways">
        <Button
          word={change}
          look="small"
          label={does(change, nth)}
          disabled={!open}
          onPress={switchTo}
        />
        {!own && (
          <Button
            word={remove}
            look="small quiet"
            label={does(remove, nth)}
            disabled={!open}
            onPress={drop}
          />
        )}
      </div>
    </li>
  );
}

/** Returns the turn at which a branch leaves the game, and how it continues. */
function fromOf({ actions }: Branch, whole: readonly string[], { rounds }: View): From {
  const from = shared(actions, whole);
  const rest = actions.slice(from);
  const more = rest.length > SHOWN ? ' …' : '';
  return [turnAt(rounds, from + 1), rest.slice(0, SHOWN).join(' ') + more];
}
