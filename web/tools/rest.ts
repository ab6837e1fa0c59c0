// Links the two parts of a program that was split. Its text becomes a part of Pyodide's script: it
// may use nothing but what stands in it.

/** What the rest calls the first program, and how the names begin that it has for its parts. */
export const MAIN = 'main';
export const OWN = 'rest:';

/** How to come by the rest: at once, since a program that runs can't wait. */
export type Source = {
  /** What the file is called. */
  file: string;
  /** Reads it; what follows a "?" makes another address of it. */
  read: (query: string) => Uint8Array<ArrayBuffer>;
  /** Whether this is the file that was built with the first program. */
  isRight: (content: Uint8Array) => boolean;
};

/**
 * Lets the first program ask for the rest, and returns its exports without those for the rest. A
 * rest that doesn't come, or is another, is not linked: an error names the file, and says why as
 * errors of a start do (web/src/python/fetching.ts).
 *
 * @param imports what the first program was given
 */
export function withRest(
  exports: WebAssembly.Exports,
  imports: WebAssembly.Imports,
  { file, read, isRight }: Source,
): WebAssembly.Exports {
  const names = Object.keys(exports).filter((name) => name.startsWith('rest:'));
  const rest = () => {
    let reason = 'network';
    // The browser's cache may keep a wrong copy for a year: the second address goes past it.
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
  // A table of functions takes none of JavaScript's: this program hands one through.
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
