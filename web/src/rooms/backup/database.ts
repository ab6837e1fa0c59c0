// The library for the browser's database, as a part of its own: most visits need none.
export { openDB } from 'idb';
