// What a person does at a device: each says what it was in short, if its name isn't enough.
import assert from 'node:assert/strict';
import { setTimeout as later } from 'node:timers/promises';
import { click, fill, findByRole, press, until, visit } from '../hand.ts';
import { key, leaveDialog, menu, painted, reopen, type } from '../tables.ts';
import { type Device, savedGames } from './device.ts';
import * as otherTab from './other-tab.ts';
import { type Game, savedOf } from './truth.ts';

type Deed = (device: Device, game: Game) => Promise<unknown>;

const keyHere = () => location.hash.split('table=')[1];

/** Waits for the table to which the address leads: one of these games, or a new one. */
async function arrive(device: Device, ...own: Game[]) {
  device.leave();
  await until(() => document.body.dataset.page === 'table' && keyHere());
  const there = own.find((game) => game.key === keyHere());
  assert.ok(there || !device.games.has(keyHere()), 'a new game has a key of its own');
  device.enter(there ?? savedGames().find((game) => game.key === keyHere()) ?? assert.fail());
  await painted();
  return device.open as Game;
}

async function begin(device: Device) {
  const { kind, pick } = device;
  const seats = pick(4) || kind === 'on-tour' ? 'person,person' : 'person,bot1';
  location.hash = `#game=${kind}&seats=${seats}&seed=${pick(1000)}`;
  const game = await arrive(device);
  assert.deepEqual([game.header.game, game.seats.join()], [kind, seats]);
  return seats;
}

/** Plays something, perhaps what was played before, by picking or typing it. */
async function play(device: Device, game: Game) {
  const { over, paths } = await device.facts(game);
  if (over) return '';
  const old = game.lines.map(({ actions }) => actions[game.at]);
  const again = device.pick(3) ? undefined : paths.find(([action]) => old.includes(action));
  const [action, ids] = again ?? device.one(paths);
  if (device.looks !== null) await press('button', 'Last position');
  device.looks = null;
  await device.uncover();
  if (device.pick(4)) for (const id of ids) click(await until(() => pickable(id)));
  else await type(action);
  await device.plays(game, action);
  await device.answered(game);
  return action;
}

const pickable = (id: string) =>
  document.querySelector<HTMLElement>(`[data-pick="${id}"][data-open]`);

async function undo(device: Device, game: Game) {
  const ply = await device.undoable(game);
  if (ply < 0) return '';
  await device.uncover();
  key('u', document.body);
  game.undone(ply);
  return device.changed(game);
}

async function redo(device: Device, game: Game) {
  if (!game.stops.length || game.ended) return '';
  await device.uncover();
  key('y', document.body);
  game.redone();
  return device.changed(game);
}

async function look(device: Device, { at }: Game) {
  const shows = device.looks ?? at;
  const ways: Record<string, number> = {
    ...(shows > 0 && { 'First position': 0, 'Previous move': shows - 1 }),
    ...(shows < at && { 'Next move': shows + 1, 'Last position': at }),
  };
  if (!at) return '';
  const way = device.one(Object.keys(ways));
  await press('button', way);
  device.looks = ways[way] === at ? null : ways[way];
  return way;
}

/** Switches to a branch; or deletes it, and perhaps takes that back. */
async function branch(device: Device, game: Game) {
  const list = document.querySelector<HTMLDetailsElement>('.branches');
  const lines = savedGames().find((each) => each.key === game.key)?.others ?? [];
  if (!list || !lines.length) return '';
  list.open = true;
  const nth = device.pick(lines.length);
  const switches = device.pick(2) > 0;
  await press('button', `${switches ? 'Switch to it' : 'Delete'}: branch ${nth + 1}`);
  if (switches) game.switchedTo(lines[nth]);
  else if (device.pick(2)) await press('button', 'Undo', list);
  else game.others = lines.toSpliced(nth, 1);
  return switches ? device.changed(game) : nth;
}

async function resign(device: Device, game: Game) {
  const { over, movers } = await device.facts(game);
  if (over || device.looks !== null) return '';
  await device.uncover();
  key('g', document.body);
  await press('button', 'Resign', await findByRole('dialog'));
  game.ended = `resigned-${movers.at(-1)}`;
  return device.changed(game);
}

async function nameThem({ pick }: Device, game: Game) {
  await menu('Names');
  const dialog = await findByRole('dialog', 'Names');
  const names = game.seats.map((seat, at) =>
    seat === 'person' && pick(4) ? `N${at}${pick(100)}` : '',
  );
  for (const [at, field] of dialog.querySelectorAll<HTMLInputElement>('.name-field').entries()) {
    field.value = names[at];
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await later(1);
  }
  await press('button', 'Save', dialog);
  game.names = names.some(Boolean) ? names : [];
  return names;
}

async function rename(device: Device, game: Game) {
  const title = device.pick(4) ? `T${device.pick(100)}` : '';
  await device.deed('Rename', game);
  await fill('Title', title);
  await press('button', 'Save');
  Object.assign(game, { title, titled: Date.now() });
  return title;
}

async function duplicate(device: Device, game: Game) {
  await device.deed('Duplicate', game);
  const { key, title } = await until(() => savedGames().find(({ key }) => !device.games.has(key)));
  assert.match(title, /\(copy\)$/);
  device.games.set(key, game.copied({ key, title }));
}

/** Deletes a game, and perhaps takes that back. */
async function remove(device: Device, game: Game) {
  const before = [...document.querySelectorAll('.gone')];
  await device.deed('Delete', game);
  const gone = await until(() =>
    [...document.querySelectorAll('.gone')].find((row) => !before.includes(row)),
  );
  assert.ok(!savedGames().some(({ key }) => key === game.key));
  if (device.pick(2)) await press('button', 'Undo', gone);
  else device.games.delete(game.key);
  return device.games.has(game.key) ? 'and back' : 'for good';
}

async function exportAll(device: Device) {
  await menu('Export');
  const { value: text } = (await findByRole('field', 'As text')) as HTMLTextAreaElement;
  device.exported.push({ text, games: device.listed.map((game) => game.copied()) });
  await leaveDialog();
}

/** Imports what was exported here, now or earlier. */
async function importOld(device: Device, _: Game, old = device.one(device.exported)) {
  if (!old) return '';
  await menu('Import');
  await fill(/^Or paste/, old.text);
  await press('button', 'Import', await findByRole('dialog'));
  await until(() => /(added|already here|brought up to date)\./.test(document.body.textContent));
  for (const game of old.games) {
    const own = device.games.get(game.key);
    if (own) own.joins(game.copied());
    else device.games.set(game.key, game.copied());
  }
  return device.exported.indexOf(old);
}

/** Takes all games to another device, on which nothing is kept. */
async function move(device: Device, game: Game) {
  await exportAll(device);
  await visit('#games', 'games', {});
  device.games.clear();
  return importOld(device, game, device.exported.at(-1));
}

async function reload(device: Device, game: Game) {
  await reopen();
  return arrive(device, game);
}

async function resume(device: Device, game: Game) {
  click(device.row(game).querySelector<HTMLElement>('.kept-way') ?? assert.fail());
  return arrive(device, game);
}

/** Shares a game, and perhaps opens the link at once. */
async function share(device: Device, game: Game) {
  await device.uncover();
  key('c', document.body);
  const field = (await findByRole('field', 'Link to this game')) as HTMLInputElement;
  await until(() => field.value);
  const link = { hash: new URL(field.value).hash, game: game.copied() };
  device.links.push(link);
  await leaveDialog();
  return device.pick(2) ? openLink(device, game, link) : link.hash;
}

/** Opens a link that was shared: a finished game that is kept isn't kept again. */
async function openLink(device: Device, _: Game, link = device.one(device.links)) {
  if (!link) return '';
  const shared = JSON.stringify(link.game.record);
  const own = [...device.games.values()].filter((game) => !game.gone);
  const twins = own.filter((game) => game.over && JSON.stringify(game.record) === shared);
  location.hash = link.hash;
  const game = await arrive(device, ...twins);
  assert.ok(!twins.length || twins.includes(game), 'a finished game is kept once');
  assert.deepEqual(game.actions, link.game.actions);
  return link.hash;
}

/** Plays on, or undoes, in another tab; who follows may look at an earlier position meanwhile. */
async function elsewhere(device: Device, game: Game) {
  const looks = device.follows ? device.looks : null;
  const before = otherTab.read(game.key);
  await otherTab.take(game.key);
  device.follows = true;
  const random = async () => device.one((await device.facts(game)).paths)[0];
  const ply = await device.undoable(game);
  const undoes = ply >= 0 && (game.over || !device.pick(3));
  if (undoes) game.undone(ply);
  else if (!game.over) await device.plays(game, await random());
  await device.answered(game, random);
  await device.changed(game);
  if (!undoes && !game.over) device.looks = looks;
  otherTab.keep(game, savedOf(game, before));
  return undoes ? `undo ${ply}` : game.at;
}

async function renameElsewhere(device: Device, game: Game) {
  Object.assign(game, { title: `T${device.pick(100)}`, titled: Date.now() });
  const { title, titled } = game;
  otherTab.keep(game, { ...otherTab.read(game.key), title, titled });
}

/** Deletes it in another tab; here it is perhaps played on, and perhaps kept again. */
async function deleteElsewhere(device: Device, game: Game) {
  game.gone = true;
  otherTab.keep(game, null);
  await device.check();
  if (!device.follows && !game.seats.includes('bot1')) await play(device, game);
  await device.check();
  if (!device.pick(3)) return 'for good';
  await press('button', 'Keep it');
  game.gone = false;
  return 'and keeps it';
}

/** Plays here again; or the other tab is closed. */
async function here(device: Device, game: Game) {
  if (!device.follows || game.over) return '';
  if (device.pick(2)) await press('button', 'Play here');
  else otherTab.leave(game.key);
  [device.follows, device.looks] = [false, null];
  await device.uncover();
  return 'plays';
}

/** All deeds, how often each is tried, and what it needs. */
export const DEEDS: readonly [times: number, at: 'any' | 'mine' | 'table' | 'list', Deed][] = [
  [1, 'any', begin],
  [16, 'mine', play],
  [10, 'mine', undo],
  [5, 'mine', redo],
  [8, 'mine', branch],
  [2, 'mine', resign],
  [1, 'mine', nameThem],
  [3, 'table', look],
  [2, 'table', reload],
  [3, 'table', share],
  [1, 'any', openLink],
  [1, 'list', rename],
  [1, 'list', duplicate],
  [1, 'list', remove],
  [1, 'list', exportAll],
  [2, 'list', importOld],
  [1, 'list', move],
  [3, 'list', resume],
  [4, 'table', elsewhere],
  [1, 'table', renameElsewhere],
  [1, 'table', deleteElsewhere],
  [6, 'table', here],
];
