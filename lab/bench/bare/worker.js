// The bare start that pages are measured against: loadPyodide(), micropip, the wheel.
// @ts-expect-error: it is laid beside this file where the page is served
import { loadPyodide } from './pyodide/pyodide.mjs';

const wheels = await (await fetch('wheels.json')).json();
const address = (/** @type {string} */ name) => new URL(`wheels/${name}`, import.meta.url).href;
const pyodide = await loadPyodide();
await pyodide.loadPackage(address(wheels.micropip), { messageCallback: () => {} });
await pyodide.pyimport('micropip').install(address(wheels.rules));
pyodide.runPython('from pygames.door.bridge import answer');
postMessage('ready');
