// What the rest of the page uses of keepsakes: it is loaded when a game is shared.
export { Keepsakes } from './keepsakes.tsx';
