// Pyodide's two modules, as the build cuts them (web/tools/isolated.py).
declare module 'pyodide-program' {
  const create: unknown;
  export default create;
}
declare module 'pyodide-module' {
  export const loadPyodide: typeof import('pyodide').loadPyodide;
}
