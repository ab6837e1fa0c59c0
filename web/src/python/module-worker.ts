// Pyodide detects classic workers by running a script from a text, which the site's policy reports.
// As in a module, there is nothing to do that with.
Object.assign(globalThis, { importScripts: undefined });
