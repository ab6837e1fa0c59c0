/** The kept game that the analysis board was opened from: what is tried there becomes its branches. */

import { type BranchEdit, edited } from '../../game/branches.ts';
import { type Claim, claimTable, claimWithTimeout } from '../../keep/claim.ts';
import { OWN } from '../../keep/own-keys.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import { ifAny } from '../../site/with-timeout.ts';

/** Where the game is kept, and how to reach the page that plays it. */
export type KeptGameDeps = {
  /** Returns the game as it is kept now; null if it was deleted. */
  stored: () => SavedTable | null;
  keep: (saved: SavedTable) => void;
  claim?: () => Claim;
  tell?: (message: TriedMessage) => void;
};

/** A change to a table's branches, for the page that plays there. */
export type TriedMessage = { key: string; tried: BranchEdit };

export class KeptGame {
  readonly key: string;
  readonly #deps;
  #last = Promise.resolve();

  constructor(key: string, deps: KeptGameDeps) {
    this.key = key;
    this.#deps = deps;
  }

  get saved(): SavedTable | null {
    return this.#deps.stored();
  }

  /** Resolves once the game is saved with this change; changes are saved in order. */
  change(edit: BranchEdit): Promise<void> {
    this.#last = this.#last.then(() => this.#change(edit));
    return this.#last;
  }

  /** Only one page writes a game at a time. If another page plays it, that page gets the change. */
  async #change(edit: BranchEdit) {
    const { claim = () => claimWithTimeout(claimTable(this.key)), tell = tellPages } = this.#deps;
    const claimed = claim();
    await claimed.decision;
    if (claimed.here.value) this.#keep(edit);
    else tell({ key: this.key, tried: edit });
    claimed.release();
  }

  #keep(edit: BranchEdit) {
    const table = this.saved;
    const next = table && edited(table, edit);
    if (next && next !== table) this.#deps.keep({ ...next, used: Date.now() });
  }
}

let channel: BroadcastChannel | null | undefined;

/** The channel to other pages; null if the browser has none, and then no other page plays here. */
function pages(): BroadcastChannel | null {
  if (channel === undefined) channel = ifAny(() => new BroadcastChannel(`${OWN}tried`));
  return channel;
}

function tellPages(message: TriedMessage) {
  pages()?.postMessage(message);
}

/** Calls the listener with changes that other pages make to the branches of tables. */
export function hearTried(listener: (message: TriedMessage) => void) {
  pages()?.addEventListener('message', ({ data }: MessageEvent<TriedMessage>) => listener(data));
}
