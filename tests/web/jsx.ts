// Lets tests import components: what they show isn't rendered here (page/page.ts does that).
import { loadComponents } from './tsx.ts';

// What modules ask the browser as they are loaded.
const asked = { matches: false, addEventListener: () => {} };
const page = { querySelector: () => null, addEventListener: () => {} };
Object.assign(globalThis, { matchMedia: () => asked, document: page });

loadComponents({ answers: {}, games: [] });
