// The library for the browser's database, loaded separately: most visits don't need it.
export { openDB } from 'idb';
