// Puts a component on the page.
import type { ComponentChildren } from 'preact';
import { render } from 'preact';

/**
 * Renders a node into an element.
 * @returns unmounts it
 */
export function mount(node: ComponentChildren, element: Element): () => void {
  render(node, element);
  return () => render(null, element);
}
