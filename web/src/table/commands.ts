import { makeButton, reword } from '../ui/button.ts';
import { attr, h } from '../ui/dom.ts';
import type { Offers } from './offers.ts';

export type Command =
  | 'undo'
  | 'redo'
  | 'moves'
  | 'panels'
  | 'hint'
  | 'pause'
  | 'review'
  | 'new'
  | 'again'
  | 'rules'
  | 'print'
  | 'share'
  | 'keys';

const WORDS = {
  undo: { word: 'Take back', icon: 'undo' },
  redo: { word: 'Redo', icon: 'redo' },
  moves: { word: 'Moves', icon: 'list' },
  panels: { word: 'Standing', icon: 'flag' },
  hint: { word: 'Hint', icon: 'hint' },
  pause: { word: 'Pause', icon: 'pause' },
  review: { word: 'Review', icon: 'review' },
  new: { word: 'New game', icon: 'new' },
  again: { word: 'Play again', icon: '', look: 'filled' },
  rules: { word: 'Rules', icon: 'rules', look: 'quiet' },
  print: { word: 'Print', icon: 'print', look: 'quiet' },
  share: { word: 'Share', icon: 'share', look: 'quiet' },
  keys: { word: 'Keys and reading', icon: 'keys', look: 'quiet square', bare: true },
} as Record<Command, { word: string; icon: string; look?: string; bare?: boolean }>;

/** The table's commands, each once on the page. */
export class Commands {
  #buttons: Map<Command, HTMLButtonElement> = new Map();
  element;
  head;

  constructor(give: (command: Command) => void) {
    for (const [command, { icon: name, ...words }] of Object.entries(WORDS)) {
      const press = () => give(command as Command);
      const button = makeButton({ ...words, icon: name || undefined, command, press });
      this.#buttons.set(command as Command, button);
    }
    const more = ['hint', 'pause', 'review'] as const;
    const bar = this.#some(['again', 'undo', 'redo', 'moves', 'panels', ...more, 'new']);
    this.element = h('div', { class: 'commands' }, ...bar);
    const head = ['rules', 'print', 'share', 'keys'] as const;
    this.head = h('div', { class: 'head-commands' }, ...this.#some([...head]));
    this.show({ undo: false, redo: false, over: false, panels: false });
    this.offer({ hint: 'closed', pause: 'none', review: false });
  }

  #some(names: Command[]) {
    return names.flatMap((name) => this.#buttons.get(name) ?? []);
  }

  show({
    undo,
    redo,
    over,
    panels,
  }: {
    undo: boolean;
    redo: boolean;
    over: boolean;
    panels: boolean;
  }) {
    attr(this.#button('undo'), 'aria-disabled', undo ? null : 'true');
    attr(this.#button('redo'), 'aria-disabled', redo ? null : 'true');
    this.#button('again').hidden = !over;
    this.#button('panels').hidden = !panels;
  }

  offer({ hint, pause, review }: Offers) {
    const [asker, pauser] = [this.#button('hint'), this.#button('pause')];
    asker.hidden = hint === 'none';
    attr(asker, 'aria-disabled', hint === 'closed' ? 'true' : null);
    attr(asker, 'aria-pressed', String(hint === 'asking' || hint === 'shown'));
    attr(asker, 'aria-busy', hint === 'asking' ? 'true' : null);
    pauser.hidden = pause === 'none';
    if (pause === 'go') reword(pauser, 'Go on', 'go');
    else reword(pauser, 'Pause', 'pause');
    this.#button('review').hidden = !review;
  }

  /** Gives a command as a press on its button does; false where there is nothing to do. */
  press(name: Command) {
    const button = this.#button(name);
    if (button.hidden || button.getAttribute('aria-disabled') === 'true') return false;
    button.click();
    return true;
  }

  /** What a command is called. */
  word(name: Command) {
    return this.#button(name).getAttribute('aria-label') ?? '';
  }

  /** Whether a command can be seen: some are where their content has no room. */
  isInView(name: Command) {
    return this.#button(name).offsetParent !== null;
  }

  #button(name: Command): HTMLButtonElement {
    return this.#buttons.get(name) as HTMLButtonElement;
  }
}
