// Starts Pyodide in a worker as simply as can be, and says when it is ready.
const address = new URL('worker.js', import.meta.url).href;
// The page is served under the site's own policy, which asks for this.
// @ts-expect-error: the library of types does not know it yet
const policy = globalThis.trustedTypes?.createPolicy('pygames', {
  createScriptURL: (/** @type {string} */ text) => text,
});
const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
worker.onmessage = ({ data }) => {
  document.documentElement.dataset.engine = data;
};
// A worker that fails says so here, and its measurement ends.
worker.onerror = ({ message }) => {
  document.documentElement.dataset.engine = 'failed';
  throw new Error(message);
};
