// What places are called, and when they tell it: a few change their names at a time, because screen
// readers hear of each change.
import type { Shape } from '../scene/types.ts';
import { attr } from '../ui/dom.ts';
import * as page from '../words/words.ts';

/**
 * How many places change their names at once for people who use keys, and how long the next wait, in
 * ms. A pick can change those of the whole board, and Orca drops what it is told while more than 50
 * changes wait: the answer to the pick, for example.
 */
const AT_ONCE = 12;
const PAUSE_MS = 500;
/**
 * For so many pauses wait places that can no longer be picked: often they can again once another
 * player has moved.
 */
const PATIENCE = 4;

/**
 * Whether a pointer was used last, not a key. Readers that work by touch go over all places, and drop
 * nothing.
 */
let points = false;
globalThis.addEventListener?.('pointerdown', () => (points = true), true);
globalThis.addEventListener?.('keydown', () => (points = false), true);

/** The names of the places of a board; `data-renaming` on their list says that some have old ones. */
export class Names {
  readonly #list;
  readonly #places;
  #shapes: ReadonlyMap<string, Shape> = new Map();
  #open: readonly string[] = [];
  #picked: readonly string[] = [];
  /** Runs while names change, or have just changed. */
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** How many pauses ago something else could be picked. */
  #pauses = 0;

  constructor(list: HTMLElement, places: ReadonlyMap<string, HTMLElement>) {
    this.#list = list;
    this.#places = places;
  }

  /** Tells what the names are made of by now. */
  change(shapes: ReadonlyMap<string, Shape>, open: readonly string[], picked: readonly string[]) {
    this.#shapes = shapes;
    this.#open = open;
    this.#picked = picked;
  }

  /** Names new places at once, the others as they may change. */
  tell() {
    for (const [id, place] of this.#places) if (!place.hasAttribute('aria-label')) this.tellOf(id);
    this.#pauses = 0;
    if (points) for (const id of this.#behind()) this.tellOf(id);
    if (this.#clock === undefined) this.#tellSome();
    else this.#mark();
  }

  /** Gives a place its name at once, as when the focus comes to it. */
  tellOf(id: string) {
    const place = this.#places.get(id);
    if (!place) return;
    attr(place, 'aria-label', this.#nameOf(id));
    attr(place, 'aria-disabled', this.#isOpen(id) ? null : 'true');
  }

  /** Names some places, and more of them after a pause. */
  #tellSome() {
    const behind = this.#behind();
    const next = behind.filter((id) => this.#pauses >= PATIENCE || this.#isOpen(id));
    for (const id of next.slice(0, AT_ONCE)) this.tellOf(id);
    this.#pauses += 1;
    const again = () => this.#tellSome();
    this.#clock = behind.length ? setTimeout(again, PAUSE_MS) : undefined;
    this.#mark();
  }

  /** Tells whether some have old names. */
  #mark() {
    attr(this.#list, 'data-renaming', this.#behind().length ? '' : null);
  }

  /** Returns the places that have an old name, first those that can be picked. */
  #behind(): string[] {
    const behind = [...this.#places.keys()].filter((id) => this.#isBehind(id));
    return behind.sort((one, other) => Number(this.#isOpen(other)) - Number(this.#isOpen(one)));
  }

  #isBehind(id: string) {
    const place = this.#places.get(id);
    const isClosed = place?.hasAttribute('aria-disabled');
    return place?.getAttribute('aria-label') !== this.#nameOf(id) || isClosed === this.#isOpen(id);
  }

  /** Returns what a place is, and what has been done or can be done with it. */
  #nameOf(id: string): string {
    const { label = '', mark, sheet } = this.#shapes.get(id) ?? {};
    if (sheet !== undefined) return page.table.show(label);
    if (this.#picked.includes(id)) return `${label}, ${page.table.picked}`;
    return this.#isOpen(id) ? `${label}, ${mark?.words ?? page.table.canBePicked}` : label;
  }

  #isOpen(id: string) {
    return this.#open.includes(id);
  }
}
