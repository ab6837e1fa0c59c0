/**
 * What the rules' door answers, as the page reads it (docs/protocol.md has the words).
 * Types only: nothing here runs.
 */
import type { Round } from './door.ts';

export type { Round };

export type GameRecord = {
  format: string;
  game: string;
  options: Record<string, string>;
  players: number;
  actions: string[];
  seed?: string;
  start?: string;
};

export type MotionName =
  | 'fade'
  | 'slide'
  | 'lift'
  | 'fall'
  | 'rise'
  | 'draw'
  | 'write'
  | 'sweep'
  | 'break'
  | 'turn'
  | 'count';

export type Motion = {
  motion: MotionName;
  from?: [number, number];
  to?: [number, number];
  delay?: number;
  duration?: number;
  lift?: number;
  scale?: number;
  faces?: number;
  ease?: 'settle' | 'travel' | 'leave' | 'linear';
  sound?: string;
  then?: Motion;
};

export type Mark = {
  form: 'ring' | 'dot' | 'cross' | 'line' | 'area';
  x?: number;
  y?: number;
  rx?: number;
  ry?: number;
  join?: boolean;
  dot?: number;
  words?: string;
};

export type Shape = {
  id: string;
  kind: 'polygon' | 'circle' | 'line' | 'path' | 'text' | 'glyph';
  points?: number[];
  round?: number;
  x?: number;
  y?: number;
  r?: number;
  d?: string;
  text?: string;
  size?: number;
  weight?: number;
  font?: 'serif' | 'sans';
  align?: 'start' | 'middle' | 'end';
  turn?: number;
  name?: string;
  scale?: number;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  opacity?: number;
  join?: 'miter' | 'round';
  texture?: string;
  ink?: string;
  last?: string;
  label?: string;
  mark?: Mark;
  of?: string;
  enter?: Motion;
  move?: Motion;
  exit?: Motion;
};

export type Scene = {
  width: number;
  height: number;
  ground: Shape[];
  pieces: Shape[];
  gone?: Shape[];
  zoom?: boolean;
};

export type Glyphs = Record<string, Shape[]>;

export type PickTree = { [id: string]: PickTree | string };

export type ViewButton = { id: string; label: string };

export type ViewPlayer = { name: string; glyph: string; note: string; score: number | null };

export type Cell = { text?: string; glyph?: string; label?: string };

export type Panel = {
  title: string;
  rows: { label: string; cells: Cell[]; group?: boolean }[];
  note?: string;
};

export type Move = { player: number | 'chance'; text: string };

export type View = {
  ply: number;
  plies: number;
  seat: number;
  compact: boolean;
  low: boolean;
  to_move: number | 'chance' | null;
  over: boolean;
  returns: number[] | null;
  scene: Scene;
  picks: PickTree;
  via: Record<string, string[]>;
  prompts: Record<string, string>;
  buttons: ViewButton[];
  players: ViewPlayer[];
  panels: Panel[];
  status: string;
  result: string | null;
  reason: string | null;
  moves: Move[];
  rounds: Round[];
  changed: string[];
  said: string | null;
};

export type Reading = {
  kind: 'pieces' | 'row' | 'column' | 'area';
  title: string;
  words: string;
  places: string[];
};

export type ThemeName = 'light' | 'dark' | 'contrast';

export type GameOption = {
  id: string;
  title: string;
  choices: { value: string; title: string }[];
  default: string;
};

export type Seat = { name: string; glyph: string };

export type Card = {
  id: string;
  title: string;
  authors: string[];
  summary: string;
  players: [number, number];
  minutes: number;
  seats: Seat[];
  options: GameOption[];
  levels: number[];
  seconds: number[];
  shares: number[];
  sheets: string;
  tip: string;
  paper: Handout[];
  colors: Record<ThemeName | 'paper', Record<string, string>>;
  glyphs: Glyphs;
  sample: { view: View; crop: [number, number, number, number] };
};

export type Handout = {
  id: string;
  title: string;
  options: string[];
  players: boolean;
  chance: boolean;
};

export type Part =
  | { kind: 'picture'; scene: Scene; width: number; label: string; caption: string }
  | { kind: 'table'; title: string; columns: string[]; rows: string[][] }
  | {
      kind: 'cards';
      across: number;
      down: number;
      cards: { head: string; name: string; note: string; scene: Scene }[];
    }
  | {
      kind: 'moves';
      title: string;
      names: string[];
      rounds: { player: number; actions: { text: string; chance: boolean }[] }[][];
    };

export type Leaf = {
  title: string;
  words: string;
  fields: string[];
  wide: boolean;
  rows: Part[][];
};

export type Figure = {
  view: View;
  picks: string[] | null;
  gone: boolean;
  crop: [number, number, number, number];
};

export type SeatPlayer = 'person' | `bot${number}`;

export type Door = { call: (name: string, args: object) => Promise<any> };

export type DoorError = { kind: string; message: string; at?: number };
