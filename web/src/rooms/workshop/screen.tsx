// The workshop's screen: the file, what is wrong with it, and the board.
import { useEffect, useRef, useState } from 'preact/hooks';
import { MODELS, NAMES, type Name, type Owner } from '../../../generated/simple.ts';
import { textIn } from '../../exchange/outside.ts';
import { botName } from '../../game/player-names.ts';
import { isOwnBot } from '../../keep/checks.ts';
import type { Card, Duel } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { BoardPlace } from '../../table/board-place.tsx';
import { ChoicesIfAny } from '../../table/choices.tsx';
import type { Sandbox } from '../../table/sandbox.ts';
import { useAnswer } from '../../ui/answer.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { FaintBoard } from '../../ui/faint-board.tsx';
import { FileField, useDrop } from '../../ui/files.tsx';
import { Fold } from '../../ui/fold.tsx';
import { More } from '../../ui/more.tsx';
import { Problem, retryButton } from '../../ui/problem.tsx';
import { Select } from '../../ui/select.tsx';
import { paragraph, sentence } from '../../words/grammar.ts';
import { exchange } from '../../words/words.ts';
import { openWheel, type Uses } from './added.tsx';
import { type Editor, openEditor } from './codemirror.ts';
import { useCount } from './count.tsx';
import { fromDisk, isWheel } from './file.ts';
import { openFiles } from './files.tsx';
import { type GameFile, MOST_WHEEL_BYTES } from './kept.ts';
import type { Making } from './making.ts';
import { Measure } from './measure.tsx';
import { Models, openModels } from './models.tsx';
import { inPlainSigns } from './plain-signs.ts';
import { Download } from './sharing.tsx';
import { isShelf, openShelf } from './shelf.ts';
import { type Draft, keepFile } from './texts.ts';
import { arena, reference, workshop } from './words/en.ts';
import '@preact/signals';

/** A question mark. */
const QUESTION = 'M8.5 9.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.01';

type Props = {
  making: Making;
  /** Whether nobody has chosen a file yet: it is a model. */
  isNew: boolean;
  /** The address of the back link. */
  from: string;
  play: () => void;
  share: () => void;
  uses: Uses;
};

export function WorkshopScreen({ making, isNew, from, play, share, uses }: Props) {
  const [side, setSide] = useState<Side>('file');
  const editor = useRef<Editor | null>(null);
  const toLine = (line: number) => {
    setSide('file');
    editor.current?.goTo(line);
  };
  const edit = ({ name, text }: GameFile) =>
    editor.current?.show({ text, label: workshop.editor(name) });
  const open = (file: GameFile, text: Draft | null = null) => {
    making.open(file, text);
    edit(file);
  };
  const openFromDisk = (file: GameFile) => {
    making.openFromDisk(file);
    edit(file);
  };
  const begin = ({ name, text }: GameFile) => open({ name: `my_${name}`, text });
  const makePlain = () => editor.current?.write(inPlainSigns(making.file.peek().text));
  return (
    <div class="workshop" data-side={side}>
      <PageHead heading={workshop.heading} from={from}>
        <Button word={workshop.share} icon="share" look="quiet square" bare onPress={share} />
        <Button word={workshop.play} look="filled" disabled={!making.ready} onPress={play} />
      </PageHead>
      <Sides side={side} look={setSide} />
      <section class="file" aria-label={workshop.file}>
        <Begin {...{ making, isNew, openFromDisk, open, begin, uses }} />
        <FileEditor {...{ making, editor }} />
        <Said {...{ making, toLine, makePlain }} />
      </section>
      <Outcome {...{ making, toLine }} />
    </div>
  );
}

/** On phones one side shows at a time. */
type Side = 'file' | 'board';
type SidesProps = { side: Side; look: (side: Side) => void };

function Sides({ side, look }: SidesProps) {
  return (
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
  );
}

/** What the file makes: a board to try, how strong its bot is, and figures; or what is wrong. */
function Outcome({ making, toLine }: Pick<SaidProps, 'making' | 'toLine'>) {
  const [sandbox, card, fault] = [making.sandbox.value, making.card.value, making.fault.value];
  return (
    <section class="tried" aria-label={workshop.board}>
      {(fault || !sandbox) && <Verdict making={making} />}
      {fault && <ToLine {...fault} toLine={toLine} />}
      {sandbox ? <Tried key={sandbox} {...{ making, sandbox }} /> : <FaintBoard />}
      {card && hasOwnBot(card) && !fault && <Arena key={card.id} {...{ making, card }} />}
      {card && making.ready && <Measure key={`measure ${card.id}`} {...{ making, card }} />}
    </section>
  );
}

type EditorProps = { making: Making; editor: { current: Editor | null } };

type BeginProps = {
  making: Making;
  isNew: boolean;
  openFromDisk: (file: GameFile) => void;
  open: (file: GameFile, text?: Draft) => void;
  begin: (model: GameFile) => void;
  uses: Uses;
};

/** Which file it is, or what to do first, and the ways to another one. */
function Begin({ making, isNew, openFromDisk, open, begin, uses }: BeginProps) {
  // It stays while somebody types, so that nothing jumps.
  const [isModel, setModel] = useState(isNew);
  const openOther = (file: GameFile, text?: Draft) => {
    setModel(false);
    open(file, text);
  };
  const beginWith = (model: GameFile) => {
    setModel(true);
    begin(model);
  };
  const choose = () => openModels(beginWith);
  const deeds = {
    open: (text: Draft) => openOther(text.file, text),
    rename: (text: Draft, name: string) => making.rename(text, name),
  };
  const openList = () => openFiles(deeds, uses);
  const read = async (files: readonly File[]) => {
    const { games, notices } = await readAll(files);
    const last = games.pop();
    games.forEach(keepFile);
    if (last) {
      setModel(false);
      openFromDisk(last);
    }
    if (notices) making.tell(notices);
    if (files.length > 1) await openList();
  };
  useDrop((files) => void (typeof files !== 'string' && read(files)));
  return (
    <>
      <div class="begin">
        {isModel ? (
          <p class="lead">{workshop.lead}</p>
        ) : (
          <span class="file-name">{making.file.value.name}</span>
        )}
        <Button word={workshop.own} look="begin-with" onPress={choose} />
        <Help />
        <OtherFiles read={read} openList={openList} />
      </div>
      {isModel && <Models models={MODELS} begin={beginWith} more={choose} />}
    </>
  );
}

function Help() {
  const { title } = reference;
  return <Button word={title} icon={QUESTION} look="quiet square" bare onPress={openReference} />;
}

type OtherFilesProps = { read: (files: readonly File[]) => void; openList: () => void };

/** Ways to files of this device, and to those that are kept here. */
function OtherFiles({ read, openList }: OtherFilesProps) {
  return (
    <More word={workshop.more}>
      <FileField word={workshop.add} accept=".py,.whl,.json" look="quiet" multiple onFiles={read} />
      <Button word={workshop.kept} look="quiet" onPress={openList} />
    </More>
  );
}

/** Reads files of this device; returns the games to edit, and what there is to tell of all. */
async function readAll(files: readonly File[]) {
  const games: GameFile[] = [];
  const notices = new Set<string>();
  for (const file of files) {
    const { game, notice = '' } = await readFile(file);
    if (game) games.push(game);
    notices.add(notice);
  }
  return { games, notices: paragraph(...notices) };
}

/** Reads a wheel, a shelf of files, or a game to edit. */
async function readFile(file: File): Promise<{ game?: GameFile; notice?: string }> {
  if (isWheel(file)) return readWheel(file);
  const { text, guessed } = textIn(await file.arrayBuffer());
  if (NO_TEXT.test(text)) return { notice: workshop.noText(file.name) };
  if (isShelf(file)) return { notice: openShelf(text) };
  return { game: fromDisk(file.name, text), ...(guessed && { notice: exchange.guessed }) };
}

/** What no text has: signs that steer a terminal or fill other files. */
const NO_TEXT = /[^\P{Cc}\s]/u;

async function readWheel(file: File) {
  if (file.size > MOST_WHEEL_BYTES) return { notice: workshop.tooLarge };
  openWheel({ name: file.name, text: base64(await file.arrayBuffer()), by: '' });
  return {};
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
      hint: workshop.leave,
      changed: (text) => making.typed(text),
    });
    editor.current = opened;
    return () => opened.close();
  }, [making, editor]);
  const fault = making.fault.value;
  useEffect(() => editor.current?.mark(fault?.line ?? null, fault?.message ?? ''), [editor, fault]);
  return <div class="editor" ref={host} />;
}

type SaidProps = { making: Making; toLine: (line: number) => void; makePlain: () => void };

/** What is wrong with the file, or that nothing is; and whether it is kept. */
function Said({ making, toLine, makePlain }: SaidProps) {
  const { text } = making.file.value;
  const fault = making.fault.value;
  return (
    <div class="said">
      <Verdict making={making} />
      {making.printed.value && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <figure class="printed" tabIndex={0}>
          <figcaption>{workshop.printed}</figcaption>
          <pre>{making.printed.value}</pre>
        </figure>
      )}
      {making.unkept.value && (
        <p class="note">
          <span class="fault">{workshop.unkept}</span>{' '}
          <Download file={making.file.value} look="quiet" word={workshop.save} />
        </p>
      )}
      {making.notice.value && <p class="note">{making.notice.value}</p>}
      {fault && <ToLine {...fault} toLine={toLine} />}
      {fault?.line && inPlainSigns(text) !== text ? (
        <Button word={workshop.plainSigns} look="quiet" onPress={makePlain} />
      ) : null}
      {!fault && <p class="leave">{workshop.leave}</p>}
    </div>
  );
}

function ToLine({ line, toLine }: { line: number | null; toLine: SaidProps['toLine'] }) {
  if (!line) return null;
  return <Button word={workshop.toLine(line)} look="quiet" onPress={() => toLine(line)} />;
}

/** That it is being checked shows only if that lasts, from what was typed last. */
function Verdict({ making }: { making: Making }) {
  const [{ text }, fault, card] = [making.file.value, making.fault.value, making.card.value];
  const [look, message] = making.checking.value
    ? ['checking', workshop.checking]
    : [fault ? 'fault' : '', fault?.message ?? (card && workshop.fine)];
  return (
    <p key={text} class={`verdict ${look}`}>
      {message}
    </p>
  );
}

function Tried({ making, sandbox }: { making: Making; sandbox: Sandbox }) {
  const { now } = sandbox.session;
  const [status, problem] = [now.status.value, now.problem.value];
  return (
    <>
      <h2 class="step-task">{making.fault.value ? workshop.lastWorking : status?.words}</h2>
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
      <Position {...{ making, sandbox }} />
    </>
  );
}

// A player's own bot plays against a level, game after game.

const GAMES = 40;

function hasOwnBot({ levels, players: [fewest, most] }: Card): boolean {
  return levels.some(isOwnBot) && fewest <= 2 && most >= 2;
}

function Arena({ making, card }: { making: Making; card: Card }) {
  const levels = card.levels.filter((level) => !isOwnBot(level));
  const [level, setLevel] = useState(`${levels[0]}`);
  const { counted, isRunning, button } = useCount<Duel>({
    start: arena.start,
    stop: arena.stop,
    play: (stopped, tell) => making.duels(Number(level), GAMES, stopped, tell),
    say: tallied,
  });
  return (
    <section class="arena" aria-label={arena.title}>
      <h2>{arena.title}</h2>
      <p class="note">{arena.about}</p>
      <div class="ways">
        <Select
          label={arena.level}
          choices={levels.map((each) => [`${each}`, botName(each)])}
          chosen={level}
          onChoose={setLevel}
        />
        {button}
      </div>
      {(isRunning || counted) && <p class="tally">{counted ? tallied(counted) : arena.none}</p>}
    </section>
  );
}

function tallied({ results, tally }: Duel): string {
  if (!results.length) return arena.none;
  const { won, drawn, lost } = tally;
  const [share, low, high] = [tally.share, tally.low, tally.high].map((part) =>
    Math.round(100 * part),
  );
  const sentence = arena.tally(results.length, won, drawn, lost);
  return results.length > 1 ? `${sentence} ${arena.share(share, low, high)}` : sentence;
}

// What the position on the board consists of, for the one who writes its game.

type PositionProps = { making: Making; sandbox: Sandbox };

/** Nothing is asked before it is unfolded. */
function Position(props: PositionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{workshop.position}</summary>
      {isOpen && <Values {...props} />}
    </details>
  );
}

/** They follow the game, move by move and back. */
function Values({ making, sandbox }: PositionProps) {
  const record = sandbox.session.now.record.value;
  const fields = useAnswer(() => making.fields(record), [making, record], []);
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

// What a game in one file can use, to be read beside the editor.

const OWNERS: readonly Owner[] = ['simple', 'state', 'board', 'pieces'];

/** Opens it. The descriptions are those of the package, in English. */
function openReference() {
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
