// Keeps the page right where something else writes in it. A browser that translates a page puts
// elements of its own in the place of each text, and Preact would go on writing into texts that are
// gone; extensions put parts of a page into elements of theirs. So what belongs in an element is put
// back there whenever some of it changes, and new words are translated in turn.
import { options, type VNode } from 'preact';

/** A node of Preact's, with what it keeps in it. */
type Rendered = {
  /** Null for a text. */
  type: VNode['type'] | null;
  /** Its children. */
  __k: readonly (Rendered | null)[] | null;
  /** Its parent. */
  __: Rendered | null;
  /** The element or the text; of a component, the first of several. */
  __e: ChildNode | null;
};

/** The last one is called after each rendering, with the node at which it began. */
type Hooks = Partial<
  Record<'diffed' | 'unmount' | '__c', (node: Rendered, more?: unknown) => void>
>;

/** The elements that have lost a text for which something else stands there. */
const bereft: WeakSet<Node> = new WeakSet();
/** The text that belonged in an element when it was last corrected. */
const mended: WeakMap<Node, readonly (ChildNode | string)[]> = new WeakMap();

export function watchRewritten() {
  const hooks = options as Hooks;
  const { diffed, unmount, __c: rendered } = hooks;
  hooks.diffed = (node) => {
    diffed?.(node);
    if (typeof node.type === 'string') check(node);
  };
  hooks.unmount = (node) => {
    const element = node.type === null && !node.__e?.parentNode && hostOf(node)?.__e;
    if (element) bereft.add(element);
    unmount?.(node);
  };
  hooks.__c = (node, more) => {
    check(hostOf(node));
    rendered?.(node, more);
  };
  placeBeforeWrappers();
}

/** Returns the node of the element that a node is in. */
function hostOf({ __: parent }: Rendered): Rendered | null {
  return typeof parent?.type === 'function' ? hostOf(parent) : parent;
}

function check(host: Rendered | null) {
  const element = host?.__e;
  if (!host || !element) return;
  if (bereft.delete(element)) mend(element, partsOf(host), true);
  else if (isDisturbed(host, element)) mend(element, partsOf(host));
}

/** Whether something that belongs in an element is not right there. */
function isDisturbed({ __k: children }: Rendered, element: Node): boolean {
  return !!children?.some((child) => {
    if (typeof child?.type === 'function') return isDisturbed(child, element);
    return child?.__e && child.__e.parentNode !== element;
  });
}

/** Returns what belongs in an element, in order. */
function partsOf({ __k: children }: Rendered): ChildNode[] {
  return (children ?? []).flatMap((child) => {
    if (typeof child?.type === 'function') return partsOf(child);
    return child?.__e ?? [];
  });
}

/** @param bereaved by a text that is in none of the parts any more */
function mend(element: Node, parts: ChildNode[], bereaved: boolean = false) {
  const texts = parts.map((part) => (part instanceof Text ? part.data : part));
  const before = mended.get(element);
  // Unchanged text may stay translated.
  if (!bereaved && before?.length === texts.length && texts.every((each, i) => each === before[i]))
    return;
  mended.set(element, texts);
  const isTaken = parts.some((part) => part instanceof Text && part.parentNode !== element);
  const there = parts.map((part) => (part instanceof Text ? part : wrapperOf(part, element)));
  if (isTaken || bereaved) {
    for (const child of [...element.childNodes]) if (!there.includes(child)) child.remove();
  }
  for (const [i, part] of there.entries()) putAfter(there[i - 1], part, element);
}

/** Returns what stands in an element for a part of it: an extension may have put that into more. */
function wrapperOf(part: ChildNode, element: Node): ChildNode {
  const { parentNode: parent } = part;
  if (parent === element || !element.contains(part)) return part;
  return wrapperOf(parent as ParentNode & ChildNode, element);
}

/** Nodes in the right place stay untouched: a moved node would lose the focus. */
function putAfter(before: ChildNode | undefined, part: ChildNode, element: Node) {
  if (part === before) return;
  const order = before?.compareDocumentPosition(part) ?? Node.DOCUMENT_POSITION_FOLLOWING;
  if (part.parentNode === element && order & Node.DOCUMENT_POSITION_FOLLOWING) return;
  if (before) before.after(part);
  else element.insertBefore(part, element.firstChild);
}

/** Lets Preact put something before a part that is wrapped: without this it fails. */
function placeBeforeWrappers() {
  const { prototype } = Element;
  const { insertBefore, moveBefore } = prototype;
  const there = (element: Node, part: Node | null) =>
    part && element.contains(part) ? wrapperOf(part as ChildNode, element) : null;
  prototype.insertBefore = function (node, part) {
    return insertBefore.call(this, node, there(this, part)) as typeof node;
  };
  prototype.moveBefore &&= function (node, part) {
    moveBefore.call(this, node, there(this, part));
  };
}
