// The dialog that gives those who play other names.
import { useState } from 'preact/hooks';
import { rememberNames } from '../keep/names.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { KnownNames, NameRows } from '../ui/names.tsx';
import * as words from '../words/words.ts';
import type { Table } from './table.ts';

export function askNames({ session }: Table) {
  const done = (names: string[]) => {
    close();
    rememberNames(names);
    session.rename(names);
  };
  const { seats, names } = session.now.saved.value;
  const sides = session.card.seats;
  const form = <NamesForm seats={seats} sides={sides} known={names ?? []} done={done} />;
  const close = openDialog({ title: words.table.commands.names, content: form });
}

type FormProps = {
  seats: Table['saved']['seats'];
  sides: Table['card']['seats'];
  known: readonly string[];
  done: (names: string[]) => void;
};

function NamesForm({ seats, sides, known, done }: FormProps) {
  const [names, name] = useState([...known]);
  const submit = (event: Event) => {
    event.preventDefault();
    done(names);
  };
  return (
    <form class="names-form" onSubmit={submit}>
      <NameRows {...{ seats, sides, names, name }} />
      <KnownNames />
      <Button word={words.table.saveNames} type="submit" look="filled" />
    </form>
  );
}
