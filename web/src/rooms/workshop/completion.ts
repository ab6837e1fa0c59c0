// What the editor proposes while a game is typed: the names of `pygames.simple` and of what it has.
import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { NAMES, type Name, type Owner } from '../../../generated/simple.ts';

/** What is typed so far: a word, and what it belongs to, if anything. */
const TYPED = /(?:(\w+)\.)?(\w*)$/;
/** Whose names follow a word and a point; all others are taken for boards. */
const OWNERS: Readonly<Record<string, Owner>> = { self: 'state', pieces: 'pieces' };

export const proposeNames: CompletionSource = (context) => {
  const typed = context.matchBefore(TYPED);
  const [, owner, word] = TYPED.exec(typed?.text ?? '') ?? [];
  if (!word && owner === undefined && !context.explicit) return null;
  return { from: context.pos - (word?.length ?? 0), options: optionsAt(context, owner) };
};

function optionsAt(context: CompletionContext, owner: string | undefined): Completion[] {
  if (owner !== undefined) return NAMES[OWNERS[owner] ?? 'board'].map(optionOf);
  const isMethod = context.matchBefore(/def \w*$/);
  return NAMES[isMethod ? 'state' : 'simple'].map(optionOf);
}

function optionOf({ name, signature, about }: Name): Completion {
  const type = signature === name ? 'variable' : 'function';
  return { label: name, detail: signature.slice(name.length), info: about, type };
}
