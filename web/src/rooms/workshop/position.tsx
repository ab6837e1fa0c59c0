// What the position on the board consists of, for the one who writes its game.
import '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { PositionFields } from '../../scene/types.ts';
import type { Sandbox } from '../../table/sandbox.ts';
import type { Making } from './making.ts';
import { workshop } from './words/en.ts';

type Props = { making: Making; sandbox: Sandbox };

/** Nothing is asked before it is unfolded. */
export function Position(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{workshop.position}</summary>
      {isOpen && <Values {...props} />}
    </details>
  );
}

/** They follow the game, move by move and back. */
function Values({ making, sandbox }: Props) {
  const [fields, setFields] = useState<PositionFields['fields']>([]);
  const record = sandbox.session.now.record.value;
  useEffect(() => {
    let isCurrent = true;
    making.fields(record).then((values) => isCurrent && setFields(values), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [making, record]);
  return (
    <dl class="values" lang="en">
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
