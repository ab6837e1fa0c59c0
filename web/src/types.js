/**
 * What the rules' door answers, as the page reads it (docs/architecture.md has the words).
 * Types only: nothing here runs.
 *
 * @typedef {{format: string, game: string, options: Record<string, string>, players: number,
 *   actions: string[], seed?: string, start?: string}} GameRecord
 *
 * @typedef {"fade"|"slide"|"lift"|"fall"|"rise"|"draw"|"write"|"sweep"|"break"|"turn"|"count"} MotionName
 * @typedef {{motion: MotionName, from?: [number, number], to?: [number, number], delay?: number,
 *   duration?: number, lift?: number, scale?: number, faces?: number,
 *   ease?: "settle"|"travel"|"leave"|"linear", sound?: string, then?: Motion}} Motion
 * @typedef {{form: "ring"|"dot"|"cross"|"line"|"area", x?: number, y?: number, rx?: number,
 *   ry?: number, join?: boolean, dot?: number, words?: string}} Mark
 * @typedef {{id: string, kind: "polygon"|"circle"|"line"|"path"|"text"|"glyph",
 *   points?: number[], round?: number, x?: number, y?: number, r?: number, d?: string,
 *   text?: string, size?: number, weight?: number, font?: "serif"|"sans",
 *   align?: "start"|"middle"|"end", turn?: number, name?: string, scale?: number,
 *   fill?: string, stroke?: string, width?: number, dash?: number[], opacity?: number,
 *   join?: "miter"|"round", texture?: string, ink?: string, last?: string,
 *   label?: string, mark?: Mark, of?: string,
 *   enter?: Motion, move?: Motion, exit?: Motion}} Shape
 * @typedef {{width: number, height: number, ground: Shape[], pieces: Shape[], gone?: Shape[],
 *   zoom?: boolean}} Scene
 * @typedef {Record<string, Shape[]>} Glyphs
 *
 * @typedef {{[id: string]: PickTree | string}} PickTree
 * @typedef {{id: string, label: string}} ViewButton
 * @typedef {{name: string, glyph: string, note: string, score: number | null}} ViewPlayer
 * @typedef {{text?: string, glyph?: string, label?: string}} Cell
 * @typedef {{title: string, rows: {label: string, cells: Cell[], group?: boolean}[], note?: string}} Panel
 * @typedef {{player: number | "chance", text: string}} Move
 * @typedef {{ply: number, plies: number, seat: number, compact: boolean, low: boolean, to_move: number | "chance" | null, over: boolean,
 *   returns: number[] | null, scene: Scene, picks: PickTree, via: Record<string, string[]>, prompts: Record<string, string>,
 *   buttons: ViewButton[], players: ViewPlayer[], panels: Panel[], status: string,
 *   result: string | null, reason: string | null, moves: Move[], changed: string[],
 *   said: string | null}} View
 *
 * @typedef {{kind: "pieces" | "row" | "column" | "area", title: string, words: string,
 *   places: string[]}} Reading
 *
 * @typedef {"light"|"dark"|"contrast"} ThemeName
 * @typedef {{id: string, title: string, choices: {value: string, title: string}[],
 *   default: string}} GameOption
 * @typedef {{name: string, glyph: string}} Seat
 * @typedef {{id: string, title: string, authors: string[], summary: string,
 *   players: [number, number], minutes: number, seats: Seat[], options: GameOption[],
 *   levels: number[], seconds: number[], shares: number[], sheets: string, tip: string,
 *   paper: Handout[], colors: Record<ThemeName | "paper", Record<string, string>>,
 *   glyphs: Glyphs, sample: {view: View, crop: [number, number, number, number]}}} Card
 *
 * @typedef {{id: string, title: string, options: string[], players: boolean,
 *   chance: boolean}} Handout
 * @typedef {{kind: "picture", scene: Scene, width: number, label: string, caption: string}
 *   | {kind: "table", title: string, columns: string[], rows: string[][]}
 *   | {kind: "cards", across: number, down: number,
 *      cards: {head: string, name: string, note: string, scene: Scene}[]}
 *   | {kind: "moves", title: string, names: string[],
 *      rounds: {player: number, actions: {text: string, chance: boolean}[]}[][]}} Part
 * @typedef {{title: string, words: string, fields: string[], wide: boolean,
 *   rows: Part[][]}} Leaf
 *
 * @typedef {{view: View, picks: string[] | null, gone: boolean,
 *   crop: [number, number, number, number]}} Figure
 *
 * @typedef {"person" | `bot${number}`} SeatPlayer
 * @typedef {{call: (name: string, args: object) => Promise<any>}} Door
 * @typedef {{kind: string, message: string, at?: number}} DoorError
 */

export {};
