// What a worker says in which a game of others runs: nothing is used before it is checked.

import type { Card } from '../scene/types.ts';
import { BUILD } from '../site/build.ts';
import { spoken } from '../site/language.ts';
import { inPlainWords } from '../site/plain-words.ts';
import type { RulesWorker } from './engine.ts';
import type { Shapes } from './shapes.ts';
import { isSound } from './sound.ts';
import type { FromBuild, Request, WorkerMessage } from './worker.ts';

/** Maximum number of letters of an answer; the longest of ours have a tenth of it. */
const LONGEST_ANSWER = 4_000_000;

/** Passes on only messages that are well formed, and ends a worker that sends another. */
export class Guarded implements RulesWorker {
  onmessage: RulesWorker['onmessage'] = null;
  readonly #worker;
  readonly #shapes;
  /** The pending calls, by their ids. */
  readonly #calls = new Map<number, string>();
  /** The ids of the games that it has brought: it says nothing of others. */
  readonly #games = new Set<unknown>();
  #started = false;

  constructor(worker: Worker, shapes: Shapes) {
    this.#worker = worker;
    this.#shapes = shapes;
    worker.onmessage = ({ data }) => this.#pass(this.#read(data));
    worker.addEventListener('messageerror', () => this.#pass(UNREADABLE));
  }

  get onerror(): RulesWorker['onerror'] {
    return this.#worker.onerror;
  }

  set onerror(hear: RulesWorker['onerror']) {
    this.#worker.onerror = hear;
  }

  postMessage(request: Request) {
    const { id, call } = JSON.parse(request.text);
    this.#calls.set(id, call);
    this.#worker.postMessage(request);
  }

  terminate() {
    this.#worker.terminate();
  }

  addEventListener() {}

  #pass(message: WorkerMessage) {
    const data: FromBuild<WorkerMessage> = { build: BUILD, ...message };
    this.onmessage?.call(this.#worker, new MessageEvent('message', { data }));
  }

  #read(data: unknown): WorkerMessage {
    // Once it has started, it can say no more than answers: each other message would end a limit.
    if (this.#started) {
      const answer = fieldOf(data, 'answer');
      const plain = typeof answer === 'string' && this.#plain(answer);
      return plain ? { answer: plain } : UNREADABLE;
    }
    if (fieldOf(data, 'ready') === true) {
      this.#started = true;
      const isSpoken = spoken && fieldOf(data, 'lang') === spoken;
      return { ready: true, ...(isSpoken && { lang: spoken }) };
    }
    const detail = fieldOf(fieldOf(data, 'failed'), 'detail');
    return { failed: { reason: 'python', detail: shortened(detail) } };
  }

  /** Returns an answer in plain words; null if it isn't one. */
  #plain(text: string): string | null {
    if (text.length > LONGEST_ANSWER) return null;
    try {
      const answer = JSON.parse(text);
      const [id, ok, error] = ['id', 'ok', 'error'].map((name) => fieldOf(answer, name));
      const call = this.#calls.get(id as number);
      if (call === undefined) return null;
      this.#calls.delete(id as number);
      const isSound = error === undefined ? this.#isRight(call, ok) : isError(error);
      return isSound ? JSON.stringify(inPlainWords(answer)) : null;
    } catch {
      return null;
    }
  }

  /** Whether an answer is within all limits, what the call answers, and about its own games. */
  #isRight(call: string, ok: unknown): boolean {
    const { types, answers } = this.#shapes;
    if (!isSound(ok, answers[call] ?? '', types)) return false;
    if (call === 'bring') {
      for (const card of fieldOf(ok, 'games') as Card[]) this.#games.add(card.id);
    }
    const record = fieldOf(ok, 'record') ?? fieldOf(fieldOf(ok, 'match'), 'record');
    const about = [fieldOf(record, 'game'), call === 'card' ? fieldOf(ok, 'id') : undefined];
    return about.every((game) => game === undefined || this.#games.has(game));
  }
}

const UNREADABLE: WorkerMessage = { failed: { reason: 'crashed', detail: 'unreadable' } };

/** Maximum number of letters of an error's sentence. */
const LONGEST_SENTENCE = 2000;

function isError(error: unknown): boolean {
  const [kind, message, at, reason] = ['kind', 'message', 'at', 'reason'].map((name) =>
    fieldOf(error, name),
  );
  const isSentence = typeof message === 'string' && message.length <= LONGEST_SENTENCE;
  const placed = at === undefined || Number.isSafeInteger(at);
  return typeof kind === 'string' && /^[a-z-]{1,40}$/.test(kind) && isSentence && placed && !reason;
}

/**
 * Reads one field of a plain object. Nothing is copied or listed: a message of a worker may be an
 * array, a map or a buffer of any length.
 */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function shortened(detail: unknown): string {
  return typeof detail === 'string' ? detail.slice(0, 200) : '';
}
