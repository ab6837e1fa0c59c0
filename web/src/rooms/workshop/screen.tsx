// The workshop's screen: the file, what is wrong with it, and the board.
import '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PageHead } from '../../settings/page-head.tsx';
import { BoardPlace } from '../../table/board-place.tsx';
import { ChoicesIfAny } from '../../table/choices.tsx';
import type { Sandbox } from '../../table/sandbox.ts';
import { Button } from '../../ui/button.tsx';
import { Problem, retryButton } from '../../ui/problem.tsx';
import { Select } from '../../ui/select.tsx';
import { sentence } from '../../words/grammar.ts';
import { openKept, openWheel } from './added.tsx';
import { Arena, hasOwnBot } from './arena.tsx';
import { type Editor, openEditor } from './codemirror.ts';
import { type GameFile, isWheel, MOST_WHEEL_BYTES } from './kept.ts';
import type { Making } from './making.ts';
import * as words from './words/words.ts';

const { workshop } = words;

type Props = {
  making: Making;
  models: readonly GameFile[];
  /** The address of the back link. */
  from: string;
  play: () => void;
  share: () => void;
};

export function WorkshopScreen({ making, models, from, play, share }: Props) {
  const [side, look] = useState<'file' | 'board'>('file');
  const editor = useRef<Editor | null>(null);
  const toLine = (line: number) => {
    look('file');
    editor.current?.goTo(line);
  };
  const [sandbox, card] = [making.sandbox.value, making.card.value];
  return (
    <div class="workshop" data-side={side}>
      <PageHead heading={workshop.heading} from={from}>
        <Button
          word={workshop.share}
          icon="share"
          look="quiet square"
          bare
          disabled={!making.ready}
          onPress={share}
        />
        <Button word={workshop.play} look="filled" disabled={!making.ready} onPress={play} />
      </PageHead>
      <div class="sides">
        {(['file', 'board'] as const).map((each) => (
          <Button
            key={each}
            word={workshop[each]}
            look="quiet"
            pressed={side === each}
            onPress={() => look(each)}
          />
        ))}
      </div>
      <section class="file" aria-label={workshop.file}>
        <Begin {...{ making, models, editor }} />
        <FileEditor {...{ making, editor }} />
        <Said {...{ making, toLine }} />
      </section>
      <section class="tried" aria-label={workshop.board}>
        {(making.fault.value || !sandbox) && <Verdict making={making} />}
        {sandbox && <Tried key={making.card.value?.id} {...{ making, sandbox }} />}
        {card && hasOwnBot(card) && !making.fault.value && (
          <Arena key={card.id} {...{ making, card }} />
        )}
      </section>
    </div>
  );
}

type EditorProps = { making: Making; editor: { current: Editor | null } };

/** The model games to begin from. */
function Begin({ making, models, editor }: EditorProps & { models: readonly GameFile[] }) {
  const { name } = making.file.value;
  const titles: Record<string, string> = workshop.models;
  const choose = (chosen: string) => {
    const model = models.find((each) => each.name === chosen);
    if (!model) return;
    making.open({ ...model, name: `my_${model.name}` });
    editor.current?.show(model.text);
  };
  const read = async ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    if (isWheel(file)) {
      if (file.size > MOST_WHEEL_BYTES) return making.tell(workshop.tooLarge);
      return openWheel({ name: file.name, text: base64(await file.arrayBuffer()), by: '' });
    }
    const text = await file.text();
    making.open({ name: file.name, text });
    editor.current?.show(text);
  };
  const choices = models.map(
    (each) => [each.name, titles[each.name.slice(0, -3)] ?? each.name] as const,
  );
  return (
    <div class="begin">
      <span class="file-name">{name}</span>
      <Select
        label={<span class="spoken">{workshop.model}</span>}
        choices={[['', workshop.own], ...choices]}
        chosen=""
        onChoose={choose}
      />
      <label class="button quiet">
        <span>{workshop.add}</span>
        <input type="file" accept=".py,.whl" class="spoken" onChange={read} />
      </label>
      <Button word={workshop.kept} look="quiet" onPress={openKept} />
    </div>
  );
}

function base64(content: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(content)) text += String.fromCharCode(byte);
  return btoa(text);
}

function FileEditor({ making, editor }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { name, text } = making.file.peek();
    const opened = openEditor(host.current as HTMLElement, {
      text,
      label: workshop.editor(name),
      changed: (text) => making.typed(text),
    });
    editor.current = opened;
    return () => opened.close();
  }, [making, editor]);
  const fault = making.fault.value;
  useEffect(() => editor.current?.mark(fault?.line ?? null, fault?.message ?? ''), [editor, fault]);
  return <div class="editor" ref={host} />;
}

/** What is wrong with the file, or that nothing is. */
function Said({ making, toLine }: { making: Making; toLine: (line: number) => void }) {
  const line = making.fault.value?.line;
  return (
    <div class="said">
      <Verdict making={making} />
      {making.notice.value && <p class="note">{making.notice.value}</p>}
      {line ? (
        <Button word={workshop.toLine(line)} look="quiet" onPress={() => toLine(line)} />
      ) : null}
      <p class="leave">{workshop.leave}</p>
    </div>
  );
}

function Verdict({ making }: { making: Making }) {
  const [fault, card] = [making.fault.value, making.card.value];
  return (
    <p class={fault ? 'verdict fault' : 'verdict'}>
      {fault?.message ??
        (making.checking.value ? workshop.checking : card && workshop.fine(card.title))}
    </p>
  );
}

function Tried({ making, sandbox }: { making: Making; sandbox: Sandbox }) {
  const { now } = sandbox.session;
  const [status, problem] = [now.status.value, now.problem.value];
  return (
    <>
      <h2 class="step-task">{status?.words}</h2>
      <p class="step-words">{making.why.value || status?.below}</p>
      <BoardPlace {...sandbox} />
      {problem && (
        <Problem words={sentence(problem.message)} buttons={[retryButton(problem.again)]} />
      )}
      <ChoicesIfAny {...sandbox} />
      <div class="ways steps">
        <Button
          word={workshop.undo}
          icon="undo"
          disabled={!now.canUndo.value}
          onPress={() => sandbox.session.undo()}
        />
        <Button word={workshop.again} onPress={() => void making.again()} />
      </div>
    </>
  );
}
