// What several devices keep comes together: the same, in whichever order, and however often.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goingWith } from '../../web/src/game/branches.ts';
import { inMemory } from '../../web/src/keep/prefs.ts';
import type { SavedTable } from '../../web/src/keep/saved-table.ts';
import { Store } from '../../web/src/keep/store.ts';
import { backupOf } from '../../web/src/rooms/backup/text.ts';
import { importGames } from '../../web/src/rooms/library/import.ts';
import { enter, keepAnswer, suspend } from '../../web/src/rooms/mistakes/kept.ts';
import type { Card, Door, GameRecord } from '../../web/src/scene/types.ts';
import type { GradeNumber } from '../../web/src/trainer/trainer.ts';
import './rooms.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { part } from './part.ts';
import { often, SEED } from './runs.ts';
import { storage } from './storage.ts';

const numRuns = often(60, 1000);

/** A number from 0 to 1, always the same ones for a seed (mulberry32). */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rules that take every record. */
const door = part<Door>({
  call: async () => ({ over: false, result: null, status: 'A to move', to_move: 0 }),
});
const cards = [part<Card>({ id: 'g', levels: [1, 2] })];

type Device = { name: string; disk: Storage; clock: { now: number } };

function device(name: string, clock = { now: 0 }): Device {
  return { name, disk: storage(), clock };
}

const storeOf = ({ disk }: Device) => new Store(disk);

/** Does something on a device, with all that it keeps. */
function on<T>({ disk }: Device, act: () => T): T {
  globalThis.localStorage = disk;
  inMemory.clear();
  return act();
}

/** A device with what another keeps. */
function copyOf(device: Device): Device {
  const disk = storage();
  for (const name of Object.keys(device.disk)) {
    disk.setItem(name, device.disk.getItem(name) ?? '');
  }
  return { ...device, disk };
}

/** What a device would take to another. */
function exportOf(device: Device): string {
  return on(device, () => backupOf(storeOf(device))?.text ?? '');
}

async function take(device: Device, text: string): Promise<Device> {
  await on(device, () => importGames(text, { cards, door, store: storeOf(device) }));
  return device;
}

async function joined(one: Device, other: Device): Promise<Device> {
  return take(copyOf(one), exportOf(other));
}

/** What a device keeps, in an order that says nothing; of what else it keeps, merge-fuzz says it. */
function contentOf(device: Device) {
  const { games, deck = [] } = JSON.parse(exportOf(device));
  const sortGames = games
    .map(({ branches = [], ...game }: SavedTable) => ({
      ...game,
      branches: branches.map((branch) => JSON.stringify(branch)).sort(),
    }))
    .sort((one: SavedTable, other: SavedTable) => (one.key < other.key ? -1 : 1));
  return { games: sortGames, deck: deck.sort() };
}

const LETTERS = 'abcd';

function record(actions: string[]): GameRecord {
  return { format: 'pygames-record-1', game: 'g', options: {}, players: 2, actions };
}

/** The acts of people at a device: each changes another kind of stored data. */
const ACTS: ((device: Device, below: (n: number) => number) => void)[] = [
  (device, below) => {
    const start = newTable(record([]), ['person', 'bot1']);
    const table = { ...start, key: `${device.name}${below(3)}`, used: device.clock.now };
    if (!storeOf(device).load(table.key)) storeOf(device).save(table);
  },
  (device, below) => {
    const [table] = storeOf(device).all().slice(below(3));
    if (table) storeOf(device).save(playedOn(table, below, device.clock.now));
  },
  (device, below) => {
    const [table] = storeOf(device).all().slice(below(3));
    if (!table?.record.actions.length) return;
    const { title: _, ...plain } = table;
    const named = below(4) ? { title: `Title ${below(100)}` } : {};
    storeOf(device).save({ ...plain, ...named, titled: device.clock.now });
  },
  (device, below) => {
    const [table] = storeOf(device).all().slice(below(3));
    if (table?.record.actions.length) {
      storeOf(device).save({ ...table, practice: true, used: device.clock.now });
    }
  },
  (_, below) => enter(`link${below(6)}`, grade(below), 20_000 + below(40)),
  (_, below) => keepAnswer(`link${below(6)}`, grade(below), 20_040 + below(40)),
  (_, below) => suspend(`link${below(6)}`, true),
];

const grade = (below: (n: number) => number) => (1 + below(3)) as GradeNumber;

/**
 * A game that continues, or is taken back and continues differently: the old line becomes a branch.
 */
function playedOn(table: SavedTable, below: (n: number) => number, now: number): SavedTable {
  const { actions } = table.record;
  const back = below(3) ? 0 : below(actions.length + 1);
  const beginning = actions.slice(0, actions.length - back);
  // What is only taken back can be done again.
  if (back && below(2)) {
    const ahead = [...table.ahead, actions.slice(beginning.length)];
    return { ...table, record: record(beginning), ahead, used: now, over: false };
  }
  const next = [...beginning, LETTERS[below(4)]];
  const over = !below(5);
  const ended = over ? { finished: table.finished ?? now } : {};
  return { ...table, record: record(next), ...goingWith(table, next), used: now, over, ...ended };
}

/** Devices on which people have done some things, and taken some to another now and then. */
async function devicesOf(seed: number, count: number): Promise<Device[]> {
  const random = chance(seed);
  const below = (n: number) => Math.floor(random() * n);
  const clock = { now: Date.now() - 1_000_000 };
  const devices = Array.from({ length: count }, (_, at) => device(`d${at}`, clock));
  for (let i = 0; i < 60; i += 1) {
    const device = devices[below(count)];
    clock.now += 1 + below(1000);
    if (below(15)) on(device, () => ACTS[below(ACTS.length)](device, below));
    else await take(device, exportOf(devices[below(count)]));
  }
  return devices;
}

async function each(check: (devices: Device[], seed: number) => Promise<void>) {
  for (let seed = SEED; seed < SEED + numRuns; seed += 1)
    await check(await devicesOf(seed, 4), seed);
}

test('to take in twice what another device keeps comes to the same as once', async () => {
  await each(async ([one, other], seed) => {
    const once = await joined(one, other);
    assert.deepEqual(contentOf(await joined(once, other)), contentOf(once), `seed ${seed}`);
    assert.deepEqual(contentOf(await joined(one, one)), contentOf(one), `seed ${seed}, its own`);
  });
});

test('it makes no difference which of two devices takes in what the other keeps', async () => {
  await each(async ([one, other], seed) => {
    const [here, there] = [await joined(one, other), await joined(other, one)];
    assert.deepEqual(contentOf(here), contentOf(there), `seed ${seed}`);
  });
});

test('it makes no difference in which order several devices come together', async () => {
  await each(async ([one, other, third, last], seed) => {
    const before = await joined(await joined(await joined(one, other), third), last);
    const after = await joined(one, await joined(other, await joined(third, last)));
    assert.deepEqual(contentOf(after), contentOf(before), `seed ${seed}`);
  });
});
