// A table as a person uses it: find a place by its name, press it, see the result.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { all, click, findByRole, press, says, until, visit, wordsOf } from './hand.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A whole game that ends with a breakthrough and has a sacrifice for each side. */
export const BREAKTHROUGH: readonly string[] = (
  'c1-a3 e7-e5 a1-c3 d7-b5 d1-d3 f7-d5 e1-c3 c7-c5 d2-d4 c6-e4 d3xe4 a7-a5 b1-d3 d5-f3 d3-d5 ' +
  'h7-f5 d4-d6 b7-b5 d5-d7'
).split(' ');
export const LAST = BREAKTHROUGH.length - 1;
export const RECORD = {
  ...{ format: 'pygames-record-1', game: 'murus-gallicus', options: {}, players: 2 },
};

/** Runs Python's rules before a test, and returns what an expression is. */
export function python<T>(expression: string, ...lines: string[]): T {
  const script = ['import json', ...lines, `print(json.dumps(${expression}))`].join('\n');
  const asText = { cwd: ROOT, encoding: 'utf8', maxBuffer: Infinity } as const;
  return JSON.parse(execFileSync('python', ['-c', script], asText));
}

/** A link to a game of Murus Gallicus, or, with a header, of another. */
export function linkTo(actions: readonly string[], header: object = {}): string {
  return recordLink({ ...RECORD, actions, ...header });
}

export function recordLink(record: object): string {
  return `#record=${encodeURIComponent(JSON.stringify(record))}`;
}

/** An entry that keeps a table, of Murus Gallicus if nothing else is said. */
export function tableEntry(
  key: string,
  actions: readonly string[],
  more: object = {},
  header = {},
) {
  const record = { ...RECORD, actions, ...header };
  const table = { format: 1, key, record, seats: ['person', 'person'], used: 1, ...more };
  return { [`table:${key}`]: table };
}

export type Kept = {
  key: string;
  title?: string;
  record: { actions: string[]; options: object; players: number; seed?: string; game: string };
  seats: string[];
  names?: string[];
  [more: string]: unknown;
};

/** All tables that are kept, the last played first. */
export function tablesKept(): Kept[] {
  return entries('table:').toSorted((one, other) => Number(other.used) - Number(one.used));
}

export function entries(kind: string): Kept[] {
  return names(kind).map((name) => JSON.parse(localStorage.getItem(name) ?? ''));
}

export function names(kind: string): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(OWN + kind));
}

/** Goes to an address of a table, with nothing kept but what is given. */
export async function begin(hash: string, others: Readonly<Record<string, unknown>> = {}) {
  await visit(hash, 'table', others);
  await painted();
}

export function painted() {
  return until(() => document.documentElement.dataset.board === 'painted');
}

/** Leaves the page that shows, and opens this address, with all that is kept. */
export async function leaveFor(hash: string) {
  location.hash = '#delete';
  await findByRole('heading', 'Delete all my data?');
  location.hash = hash;
  await until(() => !all('heading', 'Delete all my data?').length);
}

/** Opens the same once more: what shows then was kept. */
export async function reopen() {
  const { hash } = location;
  await leaveFor(hash);
}

export function board(within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>('.board');
}

/** The ply that shows. */
export function ply(): number {
  return Number(board()?.dataset.ply ?? '-1');
}

/** Waits until this ply shows. */
export function at(wanted: number) {
  return until(() => stands() && ply() === wanted);
}

/** Waits until a later ply shows than this. */
export function past(before: number) {
  return until(() => stands() && ply() > before);
}

function stands() {
  const isPainted = document.documentElement.dataset.board === 'painted';
  return isPainted && !board()?.hasAttribute('data-moving');
}

/** Finds a place by the beginning of its name. */
export function place(name: string, within: ParentNode = document): Promise<HTMLElement> {
  return until(() =>
    [...(board(within)?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])].find((each) =>
      (each.getAttribute('aria-label') ?? '').startsWith(`${name},`),
    ),
  );
}

/** Presses a place, once it can be picked. */
export async function pick(name: string, within: ParentNode = document) {
  await until(() => canPick(name, within));
  await ask(name, within);
}

/** Presses a place, whether it can be picked or not. */
export async function ask(name: string, within: ParentNode = document) {
  click(await place(name, within));
}

function canPick(name: string, within: ParentNode) {
  return board(within)?.querySelector(`[aria-label^="${name},"][data-open]`);
}

/** Plays actions of Murus Gallicus by pressing their squares. */
export async function play(actions: readonly string[], since = 0) {
  for (const [number, action] of actions.entries()) {
    await at(since + number);
    for (const square of action.split(/[-x]/)) await pick(square);
    await past(since + number);
  }
}

/** What can be picked. */
export function openPicks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-open]')];
}

/** Waits until something can be picked. */
export function ready() {
  return until(() => openPicks().length);
}

/** Types a move in the field for it. */
export async function type(action: string) {
  await ready();
  key('m');
  const field = (await until(() => all('field', 'Your move')[0])) as HTMLInputElement;
  field.value = action;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  submit(field);
}

/** Presses Enter in a field. */
export function submit(field: HTMLElement) {
  const went = key('Enter', field);
  if (went) field.closest('form')?.requestSubmit();
}

/** Presses a key where the focus is; says whether the browser would act on it, too. */
export function key(
  sign: string,
  where: Element = document.activeElement ?? document.body,
  shiftKey = false,
) {
  const how = { key: sign, bubbles: true, cancelable: true, shiftKey };
  const went = where.dispatchEvent(new KeyboardEvent('keydown', how));
  where.dispatchEvent(new KeyboardEvent('keyup', how));
  return went;
}

/** Leaves the dialog that shows, as the Escape key does. */
export async function leaveDialog() {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (!open) return void key('Escape');
  if (key('Escape', open) && open.dispatchEvent(new Event('cancel', { cancelable: true })))
    open.close();
  await until(() => !open.open);
}

/** The move list. */
export function moves(): string[] {
  return [...document.querySelectorAll('main ol[data-moves] > li[data-ply]')].map(wordsOf);
}

/** The words of the status. */
export function status(): string {
  return wordsOf(document.querySelector('.status-words'));
}

export function statusIs(words: string | RegExp) {
  return says(exactly(words), () => document.querySelector('.status-words'));
}

function exactly(words: string | RegExp) {
  return typeof words === 'string' ? new RegExp(`^${escaped(words)}$`) : words;
}

/** A text as a pattern that fits it alone. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The line that the page said last, if no dialog has. */
export const lastLine = () => [...document.querySelectorAll('body > [role=log] p')].at(-1);

/** Waits for words that are spoken. */
export function spoken(words: string | RegExp) {
  return until(() =>
    [...document.querySelectorAll('[role=log]')].some((log) =>
      typeof words === 'string' ? wordsOf(log).includes(words) : words.test(wordsOf(log)),
    ),
  );
}

/** Waits for words in the first element that a selector finds. */
export function has(selector: string, words: string | RegExp) {
  return says(words, () => document.querySelector(selector));
}

/** Chooses in the menu of the page or the table. */
export async function menu(word: string) {
  if (!all('button', word).length) await press('button', 'More');
  await press('button', word);
}

export async function resign() {
  key('g', document.body);
  await press('button', 'Resign', await findByRole('dialog'));
  await until(() => document.querySelector('[data-over]'));
}

/** The words of all elements that a selector finds. */
export function texts(selector: string, within: ParentNode = document): string[] {
  return [...within.querySelectorAll(selector)].map(wordsOf);
}

/** Waits until elements have just these words. */
export async function are(selector: string, words: readonly string[]) {
  await until(() => JSON.stringify(texts(selector)) === JSON.stringify(words)).catch(() =>
    assert.deepEqual(texts(selector), words),
  );
}

export async function none(selector: string) {
  await until(() => !document.querySelector(selector));
}
