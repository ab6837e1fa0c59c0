// Runs first on the page that other sites show in a frame: it finds nowhere to keep anything, and
// speaks the language of its address, or else the visitor's.
import { firstSpoken } from '../head/spoken.ts';

for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(globalThis, name, { value: null });

const all = document.currentScript?.dataset.languages?.split(' ') ?? [];
const lang = new URLSearchParams(location.search).get('lang') ?? '';
document.documentElement.lang = firstSpoken([lang, ...navigator.languages], all);
