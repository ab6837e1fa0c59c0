// The page that backs up this device and imports from another.
import '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf, roomHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import { dateOf, today } from '../../dates/calendar.ts';
import { isFarOngoing, readExport, saveAs } from '../../exchange/file-format.ts';
import { exercises } from '../../keep/other-data.ts';
import type { Store } from '../../keep/store.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Code, hasCodes } from '../../share/code.tsx';
import { LinkField, SendButtons } from '../../share/send-buttons.tsx';
import { useAnswer } from '../../ui/answer.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FileField } from '../../ui/files.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Problem, reloadButton } from '../../ui/problem.tsx';
import { paragraph } from '../../words/grammar.ts';
import { exchange as exchangeWords } from '../../words/words.ts';
import type { Piece, ToBackup } from './address.ts';
import { markBackup } from './kept.ts';
import * as moving from './moving.ts';
import { type Backup, backupOf } from './text.ts';
import * as words from './words/en.ts';
import { toBackup } from './words/en-first.ts';

export async function open(app: Host, { piece }: ToBackup) {
  const content = <BackupPage {...app} piece={piece} />;
  show({ page: 'backup', title: words.backup.title, content });
}

type BackupProps = {
  store: Store;
  /** What another device has sent; null to back up this one. */
  piece: ToBackup['piece'];
  /** Imports a text from another device. */
  importText: (text: string) => void;
};

const texts = words.backup;

function BackupPage({ piece, importText, store }: BackupProps) {
  const key = piece && piece !== 'wrong' ? `${piece.sum} ${piece.at}` : piece;
  return (
    <div class="library backup">
      <PageHead heading={toBackup} from={roomHash('games') ?? '#'} />
      {piece === null && <Leaving {...{ store, importText }} />}
      {piece === 'wrong' && <Problem words={texts.wrong} />}
      {piece !== null && piece !== 'wrong' && <Coming key={key} {...{ piece, importText }} />}
    </div>
  );
}

/** Describes what an export has. */
function holds(text: string): string | null {
  const content = readExport(text);
  return content && texts.holds(content.games.length, exercises().count(content.deck).exercises);
}

function Leaving({ store, importText }: Omit<BackupProps, 'piece'>) {
  const [backup, setBackup] = useState(() => backupOf(store));
  if (backup) return <Whole {...backup} {...{ store, importText }} hear={setBackup} />;
  return (
    <>
      <Problem words={texts.unreadable} buttons={[reloadButton()]} />
      <div class="ways">
        <Opening importText={importText} />
      </div>
    </>
  );
}

type WholeProps = Omit<BackupProps, 'piece'> & { hear: (backup: Backup | null) => void };

/** Everything on this device, and the ways to export it. */
function Whole({ text, tables, damaged, store, importText, hear }: Backup & WholeProps) {
  const code = useAnswer(() => moving.packed(text), [text], undefined);
  const save = () => {
    // Other windows may have changed something meanwhile.
    const now = backupOf(store);
    hear(now);
    if (!now) return;
    saveAs(now.text, `pygames-${dateOf(today())}.json`);
    markBackup();
  };
  return (
    <>
      <section class="exchange">
        <p>{texts.explained(texts.holds(tables.length, exercises().lines().length))}</p>
        <p>{paragraph(code === null && texts.fileOnly, texts.there)}</p>
        {damaged > 0 && <p class="note">{texts.damagedHere(damaged)}</p>}
        {tables.some(isFarOngoing) && <p class="note">{exchangeWords.withSecrets}</p>}
      </section>
      <div class="ways">
        <Button word={texts.saveFile} look="filled" onPress={save} />
        <Opening importText={importText} />
      </div>
      {code && (
        <Fold word={texts.otherWays}>
          <p>{texts.byLink}</p>
          <WholeLink link={addressOf(moving.wholeHash(code))} />
          {hasCodes() && <Codes links={moving.pieceHashes(code).map(addressOf)} />}
        </Fold>
      )}
    </>
  );
}

/** The way in for a file of another device. */
function Opening({ importText }: Pick<BackupProps, 'importText'>) {
  const open = async ([file]: readonly File[]) => file && importText(await file.text());
  return (
    <FileField word={texts.openFile} accept=".json,application/json" look="plain" onFiles={open} />
  );
}

function WholeLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div class="sending">
      <LinkField label={texts.label} link={link} field={field} />
      <SendButtons
        field={field}
        text={link}
        texts={texts.sending}
        what={{ text: texts.message, url: link }}
        sent={markBackup}
        quiet
      />
    </div>
  );
}

/** The links as codes for the other device's camera, one after the other. */
function Codes({ links }: { links: readonly string[] }) {
  const [at, setAt] = useState(0);
  const step = (by: number) => setAt((at + by + links.length) % links.length);
  return (
    <section class="sending">
      <h2>{texts.scan}</h2>
      <p>{links.length > 1 ? texts.scanAll(links.length) : texts.scanOne}</p>
      <Code link={links[at]} caption={texts.code(at + 1, links.length)} live="polite" />
      {links.length > 1 && (
        <div class="ways">
          <Button word={texts.previous} onPress={() => step(-1)} />
          <Button word={texts.next} onPress={() => step(1)} />
        </div>
      )}
    </section>
  );
}

/** What all codes hold; null if it is no text of this page, undefined while some are missing. */
async function textOf(came: moving.Came): Promise<string | null | undefined> {
  if (!('code' in came)) return undefined;
  return came.code ? moving.unpacked(came.code) : null;
}

/** What has arrived so far, and the question whether to import it. */
function Coming({ piece, importText }: Pick<BackupProps, 'importText'> & { piece: Piece }) {
  const [came, setCame] = useState<moving.Came>(() => moving.collect(piece));
  // The other codes may open in other tabs. If another tab discarded the transfer, it doesn't start
  // again.
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) =>
      newValue && key?.endsWith(moving.CAME) && setCame(moving.collect(piece));
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
  const text = useAnswer(() => textOf(came), [came], undefined);
  if ('count' in came) {
    return <Problem words={`${texts.waiting(came.count, came.of)} ${texts.others}`} calm="share" />;
  }
  if (text === undefined) return <p role="status">{exchangeWords.importing}</p>;
  const content = text === null ? null : holds(text);
  if (text === null || content === null) return <Problem words={texts.wrong} />;
  const add = () => {
    moving.endCollecting();
    importText(text);
  };
  return (
    <section class="exchange">
      <p>{texts.comes(content)}</p>
      <p class="note">{texts.yours}</p>
      <div class="ways">
        <Button word={texts.add} look="filled" onPress={add} autofocus />
        <LinkButton word={texts.notNow} href={roomHash('games') ?? '#'} />
      </div>
    </section>
  );
}
