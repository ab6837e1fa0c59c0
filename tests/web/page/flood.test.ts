// How much of the page changes at once for those who listen: their readers drop lines in a flood.
import assert from 'node:assert/strict';
import { nextTick } from 'node:process';
import { test } from 'node:test';
import { until } from './hand.ts';
import { clock } from './page.ts';
import { begin, openPicks, texts } from './tables.ts';

// What changes at other times must not seem to change at once.
clock.hurry = 1;

/** Of what readers take in, in any 100 ms after a pick: in one go, and names of places meanwhile. */
const MOST_CHANGES = 20;
const PICKS = 6;
const GAMES = ['cercas', 'eight-by-eight', 'eight-cities', 'murus-gallicus', 'on-tour'];
const HEARD = /^(aria-.*|role|hidden|disabled|title|alt|value)$/;

/** Collects what changes that readers take in, in each go: names and states, and words that come or go. */
function listen(): { goes: string[][]; end: () => void } {
  const goes: string[][] = [];
  let goesOn = false;
  const watch = new MutationObserver((records) => {
    if (!goesOn) goes.push([]);
    goes.at(-1)?.push(...records.flatMap(changesIn));
    // The page may change more in the same go.
    goesOn = true;
    nextTick(() => (goesOn = false));
  });
  const all = { subtree: true, childList: true, characterData: true };
  watch.observe(document, { ...all, attributes: true, attributeOldValue: true });
  return { goes, end: () => watch.disconnect() };
}

function changesIn({ type, target, attributeName, oldValue, ...record }: MutationRecord) {
  const element = target instanceof Element ? target : target.parentElement;
  if (!element || element.closest('[aria-hidden=true], [popover]')) return [];
  const where = element.getAttribute('role') ?? `${element.localName}.${element.className}`;
  if (type === 'characterData') return [`${where} says ${target.textContent}`];
  if (type === 'childList') {
    const nodes = [...record.addedNodes, ...record.removedNodes].filter((each) => !isSilent(each));
    return nodes.map((node) => `${where} has or had ${nameOf(node)}`);
  }
  const value = element.getAttribute(attributeName ?? '');
  const isHeard = HEARD.test(attributeName ?? '') && value !== oldValue;
  return isHeard ? [`${where} ${attributeName}: ${oldValue}, ${value}`] : [];
}

const nameOf = (node: Node) =>
  (node instanceof Element && node.getAttribute('aria-label')) || node.textContent;

/** Whether a reader has nothing of it. */
function isSilent(node: Node) {
  const isHidden = node instanceof Element && node.closest('[aria-hidden=true], [hidden]');
  return isHidden || !nameOf(node);
}

const fullest = (goes: string[][]) =>
  goes.reduce((one, other) => (other.length > one.length ? other : one), []);

const lines = () => texts('[role=log] p').join('\n');

/** Whether only names of places change. */
const isOfNames = (go: string[]) => go.every((change) => change.startsWith('option aria-label'));

/** Waits until something can be picked, or the game is over; returns whether it goes on. */
async function isDue(): Promise<boolean> {
  await until(() => openPicks().length || document.querySelector('[data-over]'));
  return openPicks().length > 0;
}

/** Picks the first or last place that can be picked, again and again; returns what changes in each go. */
async function pickOften(): Promise<string[][]> {
  const { goes, end } = listen();
  for (let count = 0; count < PICKS && (await isDue()); count += 1) {
    const before = lines();
    const options = openPicks().filter((each) => each.matches('[role=option]'));
    options.at(count % 2 ? -1 : 0)?.click();
    await until(() => lines() !== before);
  }
  await until(() => goes.some(isOfNames));
  end();
  return goes;
}

for (const game of GAMES) {
  test(`${game} changes little at once that readers take in`, async () => {
    await begin(`#game=${game}&seats=person,bot1&seed=ear`);
    const goes = await pickOften();
    const others = goes.filter((go) => !isOfNames(go));
    const most = [...fullest(others), ...fullest(goes.filter(isOfNames))];
    assert.ok(most.length <= MOST_CHANGES, `${most.length}:\n${most.join('\n')}`);
  });
}
