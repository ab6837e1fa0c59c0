// Long work in several tasks.

/**
 * Resolves in another task: a long one is cut in two, and what the browser has to do, such as to
 * paint or to answer a press, comes between them.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** After so long, in ms, what else is to be done waits for the next task. */
const TURN_MS = 4;

const waiting: (() => void)[] = [];
/** When the turn under way is over; null where nobody has one. */
let over: number | null = null;

/**
 * Does something at once if the task has been short so far; otherwise in one of the next tasks,
 * after what was asked for before.
 */
export function inTurn(job: () => void) {
  waiting.push(job);
  if (over === null) takeTurn();
  else work(over);
}

function takeTurn() {
  over = performance.now() + TURN_MS;
  nextTask().then(() => {
    if (waiting.length) takeTurn();
    else over = null;
  });
  work(over);
}

function work(end: number) {
  while (waiting.length && performance.now() < end) waiting.shift()?.();
}
