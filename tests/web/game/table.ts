/** A table for tests: a tiny game behind a fake door, and a page whose time passes when told. */
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { Bots } from '../../../web/src/game/bots.ts';
import { type PlaysElsewhere, Session } from '../../../web/src/game/session.ts';
import type { Deps, Policy } from '../../../web/src/game/types.ts';
import { alone, type Claim } from '../../../web/src/keep/claim.ts';
import type { SavedTable } from '../../../web/src/keep/saved-table.ts';
import { handOver, side } from '../../../web/src/keep/settings.ts';
import { FarGame } from '../../../web/src/rooms/far/far-game.ts';
import type { SavedMatch } from '../../../web/src/rooms/far/kept.ts';
import type { Card, GameRecord, SeatPlayer, View } from '../../../web/src/scene/types.ts';

type Player = number | 'chance' | null;
const ENDINGS: View['endings'] = ['resigned-0', 'resigned-1', 'draw'];
/** What the calls of the tiny game say. */
type Args = {
  record: GameRecord;
  at?: number;
  seat?: number;
  action?: string;
  compact?: boolean;
  low?: boolean;
  you?: number;
  ended?: GameRecord['ended'];
};
type Call = { name: string; args: Args; answer: () => void; fail: (error: unknown) => void };

/** Lets everything go on that waits for nothing but promises. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Two players take turns; an action that ends in "!" is followed by two dice, "end" ends it. */
function mover(actions: string[], players: number): Player {
  let [turn, dice] = [0, 0];
  for (const action of actions) {
    if (action === 'end') return null;
    if (dice) dice -= 1;
    else {
      turn += 1;
      dice = action.endsWith('!') ? 2 : 0;
    }
  }
  return dice ? 'chance' : turn % players;
}

/** The rules of the tiny game, as the door has them. */
export class Door {
  calls: Call[] = [];
  names: string[] = [];
  /** While it is held, answers come when a test says so. */
  held = false;
  /** What `explain`, `typed` and `read` answer. */
  answers: Record<string, unknown> = {};
  /** Extra fields of its views. */
  more: Partial<View> = {};
  /** How the next dice fall. */
  dice = ['d6', 'd1', 'd5', 'd2'];

  call = (name: string, args: object): Promise<never> => {
    this.names.push(name);
    return new Promise((resolve, reject) => {
      const request = structuredClone(args) as Args;
      const answer = () => {
        try {
          resolve(this.#answer(name, request) as never);
        } catch (error) {
          reject(error);
        }
      };
      const call = { name, args: request, answer, fail: reject };
      if (this.held) this.calls.push(call);
      else queueMicrotask(answer);
    });
  };

  /** Answers one of the calls that wait, the first unless told. */
  async answer(at = 0): Promise<void> {
    this.calls.splice(at, 1)[0].answer();
    await settled();
  }

  /** Answers all calls, from now on at once. */
  async release(): Promise<void> {
    this.held = false;
    for (const call of this.calls.splice(0)) call.answer();
    await settled();
  }

  #answer(name: string, args: Args): unknown {
    if (name === 'view') return { ...view(args), ...this.more };
    if (name === 'state') return stateOf(args);
    if (name === 'act') {
      const record = this.#settle(args.record, args.action ?? '');
      const at = args.record.actions.length + 1;
      return { record, view: { ...view({ ...args, record, at }), ...this.more } };
    }
    if (name === 'end') {
      const { ended } = args;
      return { record: { ...args.record, format: 'pygames-record-2', ended } };
    }
    if (name === 'continue') return { record: this.#continue(args.record) };
    return this.answers[name];
  }

  #continue(record: GameRecord): GameRecord {
    if (mover(record.actions, record.players) === 'chance') return this.#settle(record);
    throw Object.assign(new Error('a player decides here'), { kind: 'not-supported' });
  }

  #settle(record: GameRecord, ...played: string[]): GameRecord {
    const actions = [...record.actions, ...played];
    while (mover(actions, record.players) === 'chance') actions.push(this.dice.shift() ?? 'd3');
    return { ...record, actions };
  }
}

function stateOf({ record: { actions, players } }: Args) {
  refuseBad(actions);
  return { to_move: mover(actions, players) };
}

function refuseBad(actions: string[]) {
  if (!actions.includes('bad')) return;
  throw Object.assign(new Error('not legal'), { kind: 'illegal-action', at: 0 });
}

function view({ record, at = 0, seat = 0, compact = false, low = false }: Args): View {
  const actions: string[] = record.actions;
  refuseBad(actions);
  const past = actions.slice(0, at);
  const next = mover(past, record.players);
  const early = at === actions.length && record.ended !== undefined;
  const to_move = early ? null : next;
  const over = to_move === null;
  const moves = actions.map((text, ply) => ({
    player: mover(actions.slice(0, ply), record.players) as number | 'chance',
    text,
    phrase: `Do ${text}`,
  }));
  return {
    ply: at,
    plies: actions.length,
    ended: record.ended ?? null,
    endings: record.players === 2 && typeof to_move === 'number' ? ENDINGS : [],
    seat,
    compact,
    low,
    to_move,
    over,
    places: over ? [0, 1, 1].slice(0, record.players) : [],
    returns: over ? [1, -1, -1].slice(0, record.players) : null,
    winners: over ? [0] : [],
    ranking: over ? Array.from({ length: record.players }, (_, seat) => seat) : [],
    rounds: moves.map(({ player }, i) => ({
      number: i + 1,
      turns: [{ player: player === 'chance' ? null : player, plies: [i + 1] }],
    })),
    rows: moves.map((_, i) => i + 1),
    scene: { width: 1, height: 1, ground: [], pieces: [], gone: [], zoom: false },
    picks: { a: 'a', b: { c: 'b-c' }, d: 'd!', e: 'end' },
    via: {},
    prompts: { b: 'Where does b go?' },
    buttons: [],
    players: ['Red', 'Blue', 'Green'].slice(0, record.players).map((name) => ({
      name,
      glyph: '',
      note: '',
      score: 0,
      unit: '',
      standing: '',
    })),
    panels: [],
    status: over ? 'Red wins' : `${to_move} to move`,
    result: over ? 'Red wins' : null,
    reason: over ? 'It ended.' : null,
    moves,
    changed: [],
    note: '',
    tips: [],
    hold: 0,
    secret: 0,
    hand: [],
    said: at ? `${moves[at - 1].player} plays ${past[at - 1]}` : null,
    told: at ? `${moves[at - 1].player} plays ${past[at - 1]}.` : '',
  };
}

/** Bots that think until a test says what they choose. */
export class FakeBots {
  starts = 0;
  stops = 0;
  interrupts = 0;
  questions: { what: string; answer: (value: unknown) => void; fail: (error: unknown) => void }[] =
    [];

  start = async () => {
    this.starts += 1;
  };
  stop = () => {
    this.stops += 1;
  };
  end = () => this.stop();
  interrupt = () => {
    this.interrupts += 1;
    const stopped = Object.assign(new Error('stopped'), { kind: 'stopped' });
    for (const { fail } of this.questions.splice(0)) fail(stopped);
  };
  /** How many actions there were before each decision that was pondered; null for a rest. */
  pondered: (number | null)[] = [];
  ponder = async (record: GameRecord) => {
    this.pondered.push(record.actions.length);
  };
  stopPondering = () => {
    this.pondered.push(null);
  };
  choose = () => this.#ask('choose');
  hint = () => this.#ask('hint');
  /** What other calls ask, with their name. */
  ask = (name: string) => this.#ask(name);

  #ask(what: string): Promise<unknown> {
    return new Promise((answer, fail) => this.questions.push({ what, answer, fail }));
  }
}

export type TestTable = {
  session: Session;
  door: Door;
  bots: FakeBots;
  /** The texts of all tables as they were kept, the last at the end. */
  saves: SavedTable[];
  /** The table as another page has kept it; null if none has. */
  stored: SavedTable | null;
  announcements: string[];
  restarts: number;
  /** Pauses that were asked for and have not ended, in milliseconds. */
  pauses: number[];
  room: { compact?: boolean; low?: boolean };
  now: number;
  /** Ends all pauses. */
  pass: () => Promise<void>;
  /** Whether steps are shown as motions. */
  moves: boolean;
  /** While something moves, nothing has landed. */
  fly: () => void;
  land: () => Promise<void>;
};

/** A claim that a test gives and takes away. */
export type Shared = Claim & { here: { value: boolean } };

export function claimed(here: boolean): Shared {
  const decision = Promise.resolve();
  const claim = {
    here: signal(here),
    decision,
    takeOver: async () => {},
    release: () => {},
  };
  claim.takeOver = async () => {
    claim.here.value = true;
  };
  return claim as unknown as Shared;
}

type Options = {
  actions?: string[];
  ahead?: string[][];
  seats?: SeatPlayer[];
  sheets?: string;
  secrets?: boolean;
  claim?: Claim;
  serious?: true;
  rooms?: SavedTable['rooms'];
  match?: SavedMatch;
  policy?: Policy;
  weigher?: Deps['weigher'];
};

/** A table that is not open yet; the settings of the page are as they were before any was chosen. */
export function table({ actions = [], ahead = [], ...options }: Options = {}): TestTable {
  const seats: SeatPlayer[] = options.seats ?? ['person', 'person'];
  side.choose('own');
  handOver.choose('off');
  const waiting: (() => void)[] = [];
  let flying: (() => void)[] | null = null;
  const door = new Door();
  const bots = new FakeBots();
  const game: TestTable = {
    session: null as unknown as Session,
    door,
    bots,
    saves: [],
    stored: null,
    announcements: [],
    restarts: 0,
    pauses: [],
    room: {},
    moves: false,
    now: 0,
    pass: async () => {
      game.pauses = [];
      for (const wake of waiting.splice(0)) wake();
      await settled();
    },
    fly: () => {
      flying = [];
    },
    land: async () => {
      for (const wake of flying ?? []) wake();
      flying = null;
      await settled();
    },
  };
  const card = {
    seats: [{ name: 'Red' }, { name: 'Blue' }],
    id: 'tiny',
    title: 'Tiny',
    levels: [1, 2],
    seconds: [1, 3],
    sheets: options.sheets ?? '',
    secrets: options.secrets ?? false,
    tip: '',
    short: { goal: 'Take the last.', turn: '', end: '', score: '' },
  };
  const { match, serious, rooms } = options;
  const more = { ...(match && { match }), ...(serious && { serious }), ...(rooms && { rooms }) };
  const saved = { ...savedTable(actions, seats, ahead), ...more };
  const keep = (next: SavedTable) => {
    game.saves.push(structuredClone(next));
    return 'kept' as const;
  };
  const landed = () =>
    flying ? new Promise<void>((resolve) => flying?.push(resolve)) : Promise.resolve();
  const wait = (ms: number) => {
    game.pauses.push(ms);
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const deps: Deps = {
    card: card as unknown as Card,
    door,
    bots: bots as unknown as Bots,
    store: { keep, keepAgain: keep, stored: () => game.stored },
    claim: options.claim ?? alone(),
    board: { room: () => game.room, moves: () => game.moves, landed },
    say: (words) => game.announcements.push(words),
    restart: () => {
      game.restarts += 1;
    },
    tips: {
      past: () => [],
      see: () => {},
      visible: () => true,
      touch: () => false,
    },
    policy: options.policy,
    weigher: options.weigher,
    clock: { now: () => game.now, wait },
  };
  const far: PlaysElsewhere = (changes, state) => new FarGame(changes, state);
  game.session = new Session(saved, deps, match && far);
  return game;
}

/** A table that is open, with everything shown. */
export async function openTable(options: Options = {}): Promise<TestTable> {
  const game = table(options);
  await game.session.open();
  await settled();
  return game;
}

/** A kept table. */
export function savedTable(
  actions: string[],
  seats: SeatPlayer[] = ['person', 'person'],
  ahead: string[][] = [],
): SavedTable {
  const record: GameRecord = {
    format: 'pygames-record-1',
    game: 'tiny',
    options: {},
    players: seats.length,
    actions,
  };
  const side = { over: false, line: '', used: 0, given: 0 };
  return { format: 1, key: 'here', record, seats, ahead, ...side };
}

/** The actions that are kept on this device. */
export function keptActions({ saves }: TestTable): string[] | undefined {
  return saves.at(-1)?.record.actions;
}
