// What checks have said of the files that a list shows. A page checks each file once.
import { signal } from '@preact/signals';
import { brokeDown, type EngineError } from '../../python/engine.ts';
import { loadIsolation } from '../../python/isolation.ts';
import type { Card } from '../../scene/types.ts';
import { errorSentence } from '../../words/failure.ts';
import * as foreign from './foreign.ts';
import type { GameFile } from './kept.ts';
import * as words from './words/en.ts';

/** What is wrong with a file, and in which line, if known. */
export type Fault = { message: string; line: number | null };
/** The card of a file that keeps all promises, or what is wrong with it. */
type Verdict = { card: Card; fault?: undefined } | { card?: undefined; fault: Fault };

const verdicts = signal<ReadonlyMap<string, Verdict>>(new Map());

const keyOf = ({ name, text }: GameFile) => `${name}\n${text}`;

export function verdictOn(file: GameFile): Verdict | undefined {
  return verdicts.value.get(keyOf(file));
}

export function noteVerdict(file: GameFile, verdict: Verdict) {
  verdicts.value = new Map([...verdicts.peek(), [keyOf(file), verdict]]);
}

/** Checks files one after the other, in a worker of their own, until it is stopped. */
export async function checkAll(files: readonly GameFile[], stopped: AbortSignal) {
  const unknown = files.filter((each) => !verdictOn(each));
  if (!unknown.length) return;
  const engine = foreign.isolatedEngine(await loadIsolation());
  stopped.addEventListener('abort', () => engine.stop());
  try {
    for (const file of unknown) {
      if (stopped.aborted) return;
      if (engine.state !== 'ready') await foreign.started(engine);
      const verdict = await foreign.bringTo(engine, file).then(
        ([card]) => ({ card }),
        (error) => ({ fault: faultOf(error, file.name) }),
      );
      if (!stopped.aborted) noteVerdict(file, verdict);
    }
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    engine.stop();
  }
}

export function faultOf(error: unknown, name: string): Fault {
  const { at, reason } = error as Partial<EngineError>;
  if (reason === 'silent')
    return { message: words.workshop.endless(foreign.CHECK_SECONDS), line: null };
  if (brokeDown(error)) return { message: words.workshop.ended(name), line: null };
  const ofFile = foreign.isOfFile(error);
  const message = ofFile ? (error as Error).message : errorSentence(error);
  return { message, line: ofFile ? (at ?? null) : null };
}
