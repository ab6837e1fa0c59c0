// Lets tests import components: what they show isn't rendered here (page/page.ts does that).
import { loadComponents } from './tsx.ts';

// What modules ask the browser as they are loaded.
const query = { matches: false, addEventListener: () => {} };
const element = { setAttribute: () => {}, append: () => {}, getContext: () => ({}) };
const page = {
  querySelector: () => null,
  addEventListener: () => {},
  createElement: () => element,
};
Object.assign(globalThis, { matchMedia: () => query, document: page });

loadComponents({ answers: {}, games: [], stun: [] });
