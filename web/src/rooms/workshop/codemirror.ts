// The editor: CodeMirror with Python. It stands in a shadow root, since the site's policy forbids
// style elements in the page, which it would make, and allows sheets that a root adopts.
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { globalCompletion, localCompletionSource, pythonLanguage } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { NAMES, type Name, type Owner } from '../../../generated/simple.ts';

export type Editor = {
  /** Shows another file. */
  show: (file: Named) => void;
  /** Changes the text; that can be undone. */
  write: (text: string) => void;
  /** Marks what is wrong; a line of null marks nothing. */
  mark: (line: number | null, message: string) => void;
  goTo: (line: number) => void;
  close: () => void;
};

/** A text, its name, and how to leave it by keyboard. */
type Named = { text: string; label: string };

type Options = Named & { hint: string; changed: (text: string) => void };

/** How long Tab leaves the editor, in ms: until another key is pressed. */
const LASTING = 1e9;

/** Opens an editor in an element. */
export function openEditor(host: HTMLElement, options: Options): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const start = beginning(options);
  const view = new EditorView({ state: start(options), parent: root, root });
  // What is told of a fault takes some of the room: the line that is written stays in view.
  const observer = new ResizeObserver(() => {
    const effects = EditorView.scrollIntoView(view.state.selection.main.head);
    if (view.hasFocus) view.dispatch({ effects });
  });
  observer.observe(host);
  return {
    show: (file) => view.setState(start(file)),
    write: (insert) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });
      view.focus();
    },
    mark: (line, message) => {
      const faults = line === null ? [] : [diagnosticAt(view.state, line, message)];
      view.dispatch(setDiagnostics(view.state, faults));
    },
    goTo: (line) => {
      const { from } = lineAt(view.state, line);
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
      view.setTabFocusMode(false);
    },
    close: () => {
      observer.disconnect();
      view.destroy();
    },
  };
}

/** Returns what makes the state in which a file shows at first. */
function beginning({ changed, hint }: Options): (file: Named) => EditorState {
  const listener = EditorView.updateListener.of((update) => {
    if (update.docChanged) changed(update.state.doc.toString());
  });
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    indentUnit.of('    '),
    pythonLanguage,
    PROPOSALS,
    syntaxHighlighting(COLOURS),
    LOOK,
    EditorView.lineWrapping,
    PASSING,
    NO_FILES,
    Prec.low(keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab])),
    listener,
  ];
  return ({ text: doc, label }) => {
    const named = { 'aria-label': label, 'aria-description': hint };
    const attributes = { ...named, autocapitalize: 'off', tabindex: '0' };
    const labels = EditorView.contentAttributes.of(attributes);
    return EditorState.create({ doc, extensions: [extensions, labels] });
  };
}

/**
 * Who comes by Tab goes on by Tab, and changes nothing, until another key is pressed. Then Tab
 * indents, and leaves again after Escape, however long that was before.
 */
const PASSING = [
  EditorView.domEventHandlers({
    pointerdown: (_, view) => view.setTabFocusMode(false),
    focus: ({ relatedTarget }, view) => {
      if (relatedTarget && !view.dom.matches(':active')) view.setTabFocusMode(LASTING);
    },
  }),
  Prec.lowest(
    keymap.of([{ key: 'Escape', run: (view) => view.setTabFocusMode(LASTING) === undefined }]),
  ),
];

// What the editor proposes while a game is typed: the names of `pygames.simple` and of what it has.

/** What is typed so far: a word, and what it belongs to, if anything. */
const TYPED = /(?:(\w+)\.)?(\w*)$/;
/** Whose names follow a word and a point; all others are taken for boards. */
const OWNERS: Readonly<Record<string, Owner>> = { self: 'state', pieces: 'pieces' };

const proposeNames: CompletionSource = (context) => {
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

/** Enter begins a new line as long as no proposal was chosen with the arrows. */
const PROPOSALS = autocompletion({
  override: [proposeNames, localCompletionSource, globalCompletion],
  icons: false,
  selectOnOpen: false,
});

/** A file that is dropped here is opened by the page: it never goes into the text. */
const NO_FILES = EditorView.domEventHandlers({
  drop: ({ dataTransfer }) => Boolean(dataTransfer?.files.length),
});

function lineAt({ doc }: EditorState, line: number) {
  return doc.line(Math.min(Math.max(line, 1), doc.lines));
}

function diagnosticAt(state: EditorState, line: number, message: string): Diagnostic {
  const { from, to, text } = lineAt(state, line);
  const indent = text.length - text.trimStart().length;
  return { from: from + indent, to, severity: 'error', message };
}

/** The page's own colours, which follow its theme. */
const LOOK = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--action)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.875rem',
    lineHeight: '1.5',
  },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-2)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-tooltip': {
    border: '1px solid var(--rule)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--action)',
    color: 'var(--surface)',
  },
  '.cm-completionInfo': { padding: '6px 10px', maxWidth: '20rem', fontFamily: 'var(--sans)' },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--action)' },
  { tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
]);
