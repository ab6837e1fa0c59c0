/**
 * Resolves in another task: a long one is cut in two, and what the browser has to do, such as to
 * paint or to answer a press, comes between them.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
