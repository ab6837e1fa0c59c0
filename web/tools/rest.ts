// Links the two parts of a split program. The text of this function becomes part of Pyodide's
// script, so it may use nothing from outside.

/** The rest's name for the first program, and the prefix of its names for parts of it. */
export const MAIN = 'main';
export const OWN = 'rest:';

/** How to get the rest synchronously, since a running program can't wait. */
export type Source = {
  /** The file's name. */
  file: string;
  /** Reads it; a query makes another address of the same file. */
  read: (query: string) => Uint8Array<ArrayBuffer>;
  /** Whether this is the file that was built with the first program. */
  isRight: (content: Uint8Array) => boolean;
};

/**
 * Lets the first program load the rest, and returns its exports without those for the rest. If the
 * rest doesn't arrive, or is the wrong one, it isn't linked: the error has the file's name, and a
 * reason like errors of a start (web/src/python/fetching.ts).
 * @param imports the imports of the first program
 */
export function withRest(
  exports: WebAssembly.Exports,
  imports: WebAssembly.Imports,
  { file, read, isRight }: Source,
): WebAssembly.Exports {
  const names = Object.keys(exports).filter((name) => name.startsWith('rest:'));
  const rest = () => {
    let reason = 'network';
    // The browser's cache may keep a wrong copy for a year: the second address bypasses it.
    for (const query of ['', '?again']) {
      try {
        const content = read(query);
        if (isRight(content)) return content;
        reason = 'tampered';
      } catch {}
    }
    throw Object.assign(new Error(file), { reason });
  };
  const link = () => {
    new WebAssembly.Instance(new WebAssembly.Module(rest()), { ...imports, main: exports });
  };
  // A table of functions accepts no JavaScript functions, so this program passes one on.
  const through = new WebAssembly.Module(
    new Uint8Array([
      ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 109, 1, 102, 0, 0],
      ...[7, 5, 1, 1, 102, 0, 0],
    ]),
  );
  const { f } = new WebAssembly.Instance(through, { m: { f: link } }).exports;
  const last = names.filter((name) => name.startsWith('rest:1:')).at(-1) as string;
  (exports[last] as WebAssembly.Table).set(0, f as () => void);
  return Object.fromEntries(Object.entries(exports).filter(([name]) => !names.includes(name)));
}
