// What a game in one file can use, to be read beside the editor.
import { NAMES, type Name, type Owner } from '../../../generated/simple.ts';
import { openDialog } from '../../ui/dialog.tsx';
import { Fold } from '../../ui/fold.tsx';
import { reference } from './words/en.ts';

const OWNERS: readonly Owner[] = ['simple', 'state', 'board', 'pieces'];

/** Opens it. The descriptions are those of the package, in English. */
export function openReference() {
  openDialog({ title: reference.title, content: <Reference />, kind: 'side' });
}

function Reference() {
  return (
    <>
      {OWNERS.map((owner, at) => (
        <Fold key={owner} word={reference[owner]} open={at === 0}>
          <dl class="reference" lang="en">
            {NAMES[owner].map((name) => (
              <Entry key={name.name} {...name} />
            ))}
          </dl>
        </Fold>
      ))}
    </>
  );
}

function Entry({ signature, about }: Name) {
  return (
    <div>
      <dt>
        <code>{signature}</code>
      </dt>
      <dd>{about}</dd>
    </div>
  );
}
