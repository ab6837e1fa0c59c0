// Leaves out of Pyodide's script what nothing in it can reach. The script is one function, as
// Emscripten writes it. Only names are compared, so what shares its name with something used stays
// too.

import type {
  AnyNode,
  AssignmentExpression,
  ExpressionStatement,
  FunctionDeclaration,
  ObjectExpression,
  VariableDeclaration,
} from 'acorn';
import { parse } from 'acorn';

/** What can be left out: a statement, one of several declarations, or a line of a long table. */
type Piece = { node: AnyNode; stays: boolean };

/** Sounds for a main loop that never runs: they alone would keep all of SDL. */
const DEAD = /^registerPostMainLoop\(\(\)=>SDL\.audio/;

/**
 * Returns the script without what is not reached.
 * @param imported the program's imports
 * @param outside all words of the scripts that use it
 */
export function cutScript(
  code: string,
  imported: ReadonlySet<string>,
  outside: ReadonlySet<string>,
): string {
  return new Script(code, imported, outside).cut();
}

export function wordsOf(code: string): Set<string> {
  return new Set(code.match(/[\w$]+/g));
}

class Script {
  readonly #code;
  readonly #imported;
  readonly #pieces = new Map<AnyNode, Piece>();
  /** The pieces that stay if a name is reached: its declaration, and what is set on it. */
  readonly #byName = new Map<string, Piece[]>();
  /** Properties that are set on `Module` for others to read. */
  readonly #offered: [string, Piece][] = [];
  /** Lines that stay with what the program exports. */
  readonly #exports: [string, Piece][] = [];
  readonly #conversions: [string, Piece][] = [];
  readonly #reached = new Set<string>();
  /** Names after a dot, in quotes or in patterns: any could be a property of `Module`. */
  readonly #properties;
  #waiting: Piece[] = [];

  constructor(code: string, imported: ReadonlySet<string>, outside: ReadonlySet<string>) {
    this.#code = code;
    this.#imported = imported;
    this.#properties = new Set(outside);
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    const whole = body.find((node) => node.type === 'FunctionDeclaration') as
      | FunctionDeclaration
      | undefined;
    if (!whole) throw new Error("Pyodide's script is not the one function that this knows");
    this.#sort(whole);
  }

  cut(): string {
    for (let before = -1; before !== this.#size; ) {
      before = this.#size;
      for (let piece = this.#waiting.pop(); piece; piece = this.#waiting.pop()) {
        this.#read(piece.node, piece.node);
      }
      this.#keepLines();
    }
    return this.#without();
  }

  /** How much was found; it grows until nothing more is. */
  get #size(): number {
    return this.#reached.size + this.#properties.size + this.#waiting.length;
  }

  // --- What can be left out -------------------------------------------------------------------

  #sort({ body: { body } }: FunctionDeclaration) {
    const declared = new Set(body.flatMap(declaredBy));
    for (const node of body) {
      if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
        this.#named(node, node.id?.name ?? '');
      } else if (node.type === 'VariableDeclaration') this.#sortDeclarations(node);
      else this.#sortStatement(node, declared);
    }
    this.#sortImports();
    this.#sortLines('assignWasmExports', (line) => exportIn(line.right), this.#exports);
    this.#sortLines('applySignatureConversions', (line) => exportIn(line.left), this.#conversions);
  }

  #sortDeclarations({ declarations }: VariableDeclaration) {
    for (const node of declarations) {
      if (node.id.type === 'Identifier' && isPure(node.init)) this.#named(node, node.id.name);
      else this.#keep(this.#piece(node));
    }
  }

  #sortStatement(node: AnyNode, declared: ReadonlySet<string>) {
    const piece = this.#piece(node);
    const set = propertySet(node);
    if (set?.of === 'Module') this.#offered.push([set.name, piece]);
    else if (set && declared.has(set.of)) this.#goesWith(set.of, piece);
    else if (!DEAD.test(this.#code.slice(node.start, node.end))) this.#keep(piece);
  }

  #sortImports() {
    const table = this.#declaration('wasmImports');
    const { properties } = (table as { init: ObjectExpression }).init;
    for (const node of properties) {
      const piece = this.#piece(node);
      if (node.type !== 'Property' || this.#imported.has(nameOf(node.key))) this.#keep(piece);
    }
  }

  #sortLines(
    name: string,
    exported: (line: AssignmentExpression) => string | null,
    lines: [string, Piece][],
  ) {
    const { body } = (this.#declaration(name) as FunctionDeclaration).body;
    for (const node of body) {
      const line = node.type === 'ExpressionStatement' ? node.expression : null;
      const exportName = line?.type === 'AssignmentExpression' ? exported(line) : null;
      if (exportName !== null) lines.push([exportName, this.#piece(node)]);
    }
    if (!lines.length) throw new Error(`${name} in Pyodide's script is not as this knows it`);
  }

  #declaration(name: string): AnyNode {
    const [piece] = this.#byName.get(name) ?? [];
    if (!piece) throw new Error(`Pyodide's script has no ${name}`);
    return piece.node;
  }

  #piece(node: AnyNode): Piece {
    const piece = { node, stays: false };
    this.#pieces.set(node, piece);
    return piece;
  }

  #named(node: AnyNode, name: string) {
    this.#goesWith(name, this.#piece(node));
  }

  #goesWith(name: string, piece: Piece) {
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), piece]);
  }

  // --- What is reached ------------------------------------------------------------------------

  #keep(piece: Piece) {
    if (piece.stays) return;
    piece.stays = true;
    this.#waiting.push(piece);
  }

  #reach(name: string) {
    this.#reached.add(name);
    for (const piece of this.#byName.get(name) ?? []) this.#keep(piece);
  }

  #keepLines() {
    for (const [name, piece] of this.#offered) if (this.#properties.has(name)) this.#keep(piece);
    const stay = new Set<string>();
    for (const [name, piece] of this.#exports) {
      if (this.#isWanted(name)) this.#keep(piece);
      if (piece.stays) stay.add(name);
    }
    for (const [name, piece] of this.#conversions) {
      if (stay.has(name) || this.#properties.has(name)) this.#keep(piece);
    }
  }

  /** Whether an export is used: by its name, or with the dash that the script gives it. */
  #isWanted(name: string): boolean {
    const names = [name, `_${name}`];
    const used = names.some((each) => this.#reached.has(each) || this.#properties.has(each));
    return used || this.#imported.has(name);
  }

  /** Collects all names in a piece, except those in pieces within it. */
  #read(node: AnyNode, piece: AnyNode): void {
    if (node !== piece && this.#pieces.has(node)) return;
    if (node.type === 'Identifier') this.#reach(node.name);
    else if (node.type === 'Literal' && typeof node.value === 'string') this.#mention(node.value);
    else if (node.type === 'TemplateElement') this.#mention(node.value.raw);
    const property = propertyOf(node);
    if (property) this.#mention(nameOf(property));
    for (const child of childrenOf(node)) if (child !== property) this.#read(child, piece);
  }

  #mention(text: string) {
    for (const word of wordsOf(text)) this.#properties.add(word);
  }

  // --- What stays -----------------------------------------------------------------------------

  #without(): string {
    const gone = [...this.#pieces.values()].filter(({ stays }) => !stays);
    const nodes = gone.map(({ node }) => node).sort((one, other) => one.start - other.start);
    let [result, at] = ['', 0];
    for (const node of nodes) {
      if (node.start < at) continue;
      result += this.#code.slice(at, node.start);
      at = node.end;
      // A line of a list is removed with a comma: the one after it or, at the end, the one before.
      if (this.#code[at] === ',') at += 1;
      else if (isListed(node) && result.endsWith(',')) result = result.slice(0, -1);
    }
    // Nothing is left of a declaration without names.
    return (result + this.#code.slice(at)).replace(/\b(?:var|let|const) ;/g, ';');
  }
}

/** The name of a property, which is no reference; null if it is computed. */
function propertyOf(node: AnyNode): AnyNode | null {
  if (node.type === 'MemberExpression') return node.computed ? null : node.property;
  return 'key' in node && 'computed' in node && !node.computed ? node.key : null;
}

function isListed({ type }: AnyNode): boolean {
  return type === 'VariableDeclarator' || type === 'Property';
}

function declaredBy(node: AnyNode): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    return node.id ? [node.id.name] : [];
  }
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof value?.type === 'string');
}

/** Expressions with an effect when evaluated. */
const ACTS = new Set<AnyNode['type']>([
  'CallExpression',
  'NewExpression',
  'AwaitExpression',
  'YieldExpression',
  'ImportExpression',
  'TaggedTemplateExpression',
  'AssignmentExpression',
  'UpdateExpression',
]);
const LATER = new Set<AnyNode['type']>([
  'FunctionExpression',
  'ArrowFunctionExpression',
  'FunctionDeclaration',
]);

/** Whether evaluating an expression has no effect. */
function isPure(node: AnyNode | null | undefined): boolean {
  if (!node || LATER.has(node.type)) return true;
  if (ACTS.has(node.type) || (node.type === 'UnaryExpression' && node.operator === 'delete')) {
    return false;
  }
  return childrenOf(node).every(isPure);
}

/** A statement that sets one property of one name and does nothing else. */
function propertySet(node: AnyNode): { of: string; name: string } | null {
  const set = (node as ExpressionStatement).expression;
  if (node.type !== 'ExpressionStatement' || set.type !== 'AssignmentExpression') return null;
  const { left, right, operator } = set;
  if (operator !== '=' || left.type !== 'MemberExpression' || !isPure(right)) return null;
  const name = nameOf(left.property);
  const plain = left.object.type === 'Identifier' && (!left.computed || isText(left.property));
  return plain && name ? { of: nameOf(left.object), name } : null;
}

/** The name in `wasmExports["name"]`, which may end a chain of assignments. */
function exportIn(node: AnyNode): string | null {
  if (node.type === 'AssignmentExpression') return exportIn(node.right);
  if (node.type !== 'MemberExpression' || nameOf(node.object) !== 'wasmExports') return null;
  return nameOf(node.property) || null;
}

function isText(node: AnyNode): boolean {
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** The text of a name or a string; '' for anything else. */
function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}
