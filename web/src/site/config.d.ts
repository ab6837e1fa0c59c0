// The types of `config.js`, which build.py writes beside the modules of each build.

/** A file of the build; `path` is relative to the folder of `config.js`. */
export interface BuiltFile {
  readonly path: string;
  readonly bytes: number;
}

/** A file whose content is checked when it is fetched (Subresource Integrity). */
export interface HashedFile {
  readonly path: string;
  readonly integrity: string;
}

export interface CheckedFile extends BuiltFile, HashedFile {}

export interface Config {
  readonly version: string;
  /** Pyodide's folder and the files that a start loads from it. */
  readonly pyodide: {
    readonly folder: string;
    readonly module: BuiltFile;
    readonly loader: BuiltFile;
    readonly wasm: BuiltFile;
    readonly library: BuiltFile;
    /** The rest of the library, which no game needs. */
    readonly rare: BuiltFile;
    /** The package index given to Pyodide: its own, without packages. */
    readonly lock: import('pyodide').Lockfile;
  };
  readonly micropip: CheckedFile;
  readonly wheel: CheckedFile;
  /** The ids of all games, in the order of the shelf. */
  readonly games: readonly string[];
  /** The hashes of the answers that are the same for everybody in this build, by call. */
  readonly answers: Readonly<Record<string, string>>;
  /** STUN servers that the host names: without any, nothing outside the site is asked. */
  readonly stun: readonly string[];
  /** The broker at which the host lets live games meet. */
  readonly meet?: string;
  /** Whether the host lets other sites show boards. */
  readonly frames?: true;
}

export const config: Config;
