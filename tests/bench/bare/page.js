// Starts Pyodide in a worker as simply as can be, and says when it is ready.
const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => {
  document.documentElement.dataset.engine = data;
};
