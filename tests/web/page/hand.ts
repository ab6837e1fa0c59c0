// What a person sees and presses on the page that page.ts shows.
import { setTimeout as later } from 'node:timers/promises';
import './page.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');

/** In seconds, by a clock that neither the page nor a test sets. */
const PATIENCE = 60;

const ROLES: Readonly<Record<string, string>> = {
  button: 'button:not([role=option]), [role=button], summary',
  option: '[role=option]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog[open]',
  field: 'input, textarea, select',
  item: 'li',
  list: 'ul, ol',
  table: 'table',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  switch: '[role=switch]',
};

export type Role = keyof typeof ROLES;

/** Waits until there is something. */
export async function until<T>(find: () => T | null | undefined | false | ''): Promise<T> {
  for (const end = process.uptime() + PATIENCE; process.uptime() < end; await later(5)) {
    const result = find();
    if (result) return result;
  }
  throw new Error(`not so in time: ${find}; the page says: ${wordsOf()}`);
}

/** All words of an element, or of what shows of the page. */
export function wordsOf(of: Element | null | undefined = document.querySelector('main')): string {
  return (of?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

export function isShown(element: Element): boolean {
  const closed = element.closest('[hidden], dialog:not([open]), template');
  const folded = element.closest('details:not([open])');
  return !closed && (!folded || element.closest('summary')?.parentElement === folded);
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const named = element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
  const by = document.getElementById(named) ?? labelOf(element);
  return by ? wordsOf(by).replace(wordsOf(element), '').trim() : wordsOf(element);
}

function labelOf(element: Element) {
  if (!element.matches(ROLES.field)) return null;
  return document.querySelector(`label[for="${element.id}"]`) ?? element.closest('label');
}

/** Returns all shown elements of a role, perhaps with a name. */
export function all(role: Role, name: string | RegExp = /./, within: ParentNode = document) {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return [...within.querySelectorAll<HTMLElement>(ROLES[role])].filter(
    (element) => isShown(element) && fits(nameOf(element)),
  );
}

/** Waits for an element of a role with a name. */
export function findByRole(role: Role, name: string | RegExp = /./, within: ParentNode = document) {
  return until(() => all(role, name, within)[0]);
}

export async function press(role: Role, name: string | RegExp, within: ParentNode = document) {
  return click(await until(() => all(role, name, within).find(isEnabled)));
}

/** Clicks, as with a mouse. */
export function click(element: HTMLElement) {
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element.focus();
  element.click();
  return element;
}

function isEnabled(element: Element) {
  return !element.matches('[aria-disabled=true], :disabled');
}

/** Opens what is folded behind a word. */
export async function unfold(word: string) {
  const summaries = () => [...document.querySelectorAll('.fold > summary')];
  const summary = await until(() => summaries().find((each) => wordsOf(each) === word));
  (summary.parentElement as HTMLDetailsElement).open = true;
}

export async function fill(name: string | RegExp, text: string) {
  const field = (await findByRole('field', name)) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

/** Waits until the page, or an element, says something. */
export async function says(words: string | RegExp, of?: () => Element | null | undefined) {
  const text = await until(() => {
    const all = of ? wordsOf(of()) : wordsOf(document.body);
    return (typeof words === 'string' ? all.includes(words) : words.test(all)) && all;
  });
  return text;
}

/** Keeps something as the page does. */
export function keep(name: string, value: unknown) {
  localStorage.setItem(OWN + name, JSON.stringify(value));
}

/** Goes to an address, with nothing kept but what is given; waits for this kind of page. */
export async function visit(
  hash: string,
  page: string,
  entries: Readonly<Record<string, unknown>>,
) {
  // This page reads nothing of what is kept.
  location.hash = '#delete';
  await findByRole('heading', 'Delete all my data?');
  localStorage.clear();
  for (const [name, value] of Object.entries(entries)) keep(name, value);
  await goTo(hash, page);
}

export async function goTo(hash: string, page: string) {
  location.hash = hash;
  await until(() => document.body.dataset.page === page);
}
